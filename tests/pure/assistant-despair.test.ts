import { expect, test } from 'vitest';
import { benchSafety } from '../../bench/assistant/safety.ts';

test('of messages that no rule was made from, most of high risk are heard, and few harmless ones raise an alarm', () => {
  const { rows, recall, alarms } = benchSafety('test');
  expect(rows.high.messages + rows.ambiguous.messages).toBeGreaterThanOrEqual(250);
  expect(rows.harmless.messages).toBeGreaterThanOrEqual(350);
  // What is reached by the rules and the learned ear together, one message below the target of 95 %: it may only get better.
  expect(recall).toBeGreaterThanOrEqual(0.94);
  expect(alarms).toBeLessThanOrEqual(0.12);
});

test('of the development sets nearly all', () => {
  for (const set of ['dev', 'dev-2'] as const) {
    const { recall, alarms } = benchSafety(set);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(alarms).toBeLessThanOrEqual(0.01);
  }
});
