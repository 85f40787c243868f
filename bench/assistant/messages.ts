import { checkText } from '../../src/server/assistant/safety/index.ts';
import { likenessOf } from '../../src/server/assistant/safety/likeness/despair-likeness.ts';
import { foldMessage } from '../../src/server/assistant/messages/fold-message.ts';
import { warmAssistant } from '../../src/server/assistant/warm-assistant.ts';
import { atMost, percentile, type Figure } from '../report.ts';

const firstMessages = ['my coach wants two sessions a day', 'कोच दिन में दो बार बुलाते हैं'];
const messages = ['sorry for everything, bye forever', 'ab roz lagta hai ki subah na ho mere liye', 'move Tuesday’s run to Thursday'];

function timeOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** How long a message is checked: the first ones of a program that has warmed up, so call it first, and the classifier for each. */
export async function benchMessages(): Promise<Figure[]> {
  await warmAssistant();
  const first = firstMessages.map((text) => timeOf(() => checkText(text)));
  const each = Array.from({ length: 200 }, (_none, at) => {
    const { plain } = foldMessage(messages[at % messages.length] ?? '');
    return timeOf(() => likenessOf(plain));
  });
  return [
    atMost('slowest first message after warming up', Math.max(...first), 'ms', 60),
    atMost('classifier for a message, median', percentile(each, 0.5), 'ms', 1),
  ];
}
