import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import { askedAfterCard } from '../asked/index.ts';
import { afterCardTexts, topicOfCard, type CardTopic } from './after-card-texts.ts';
import type { Question, Said } from './reply.ts';

/** How many messages, the person's and ours, a card is remembered for. */
const messagesBack = 8;

function topicBefore(history: readonly ChatMessage[]): CardTopic | undefined {
  const card = history
    .slice(-messagesBack)
    .flatMap(({ cards }) => cards)
    .findLast(({ id, level }) => id === 'distress' || !(level === 'limit' || level === 'info'));
  return card && topicOfCard(card.id, card.level);
}

/** Answers what goes on about a card: whom to tell, how to begin the talk, whether he may play on. Undefined if it speaks of something else. */
export function answerAfterCard({ history, text, language }: Question): Said | undefined {
  const topic = topicBefore(history);
  const asked = topic && askedAfterCard(text);
  // Who feels better after a crisis is answered with the numbers once more, as is who gives thanks.
  if (!topic || !asked || (topic === 'crisis' && asked === 'better')) return undefined;
  const answers = afterCardTexts[asked];
  return { text: (answers[topic] ?? answers.doctor)[language], engine: 'embedded', isFree: true };
}
