import { expect, test } from 'vitest';
import { warmAssistant } from '../../src/server/assistant/warm-assistant.ts';

test('other work runs while the assistant warms up', async () => {
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
});
