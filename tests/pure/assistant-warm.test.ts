import { expect, test } from 'vitest';
import { checkText } from '../../src/server/assistant/safety/index.ts';
import { warmAssistant } from '../../src/server/assistant/warm-assistant.ts';

test('after warming up, a first message in either script is fast, and other work ran meanwhile', async () => {
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  let [turns, isDone] = [0, false];
  const takeTurn = () => {
    turns += 1;
    if (isDone) resolve();
    else setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await warmAssistant();
  isDone = true;
  await isReady;
  expect(turns).toBeGreaterThan(50);
  for (const text of ['my coach wants two sessions a day', 'कोच दिन में दो बार बुलाते हैं']) {
    const from = performance.now();
    checkText(text);
    expect(performance.now() - from).toBeLessThan(60);
  }
});
