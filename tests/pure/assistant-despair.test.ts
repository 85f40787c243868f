import { expect, test } from 'vitest';
import { benchSafety } from '../../bench/assistant/safety.ts';

test('most messages of high risk that no rule was made from are detected, with few false alarms', () => {
  const { rows, recall, alarms } = benchSafety('test');
  expect(rows.high.messages).toBeGreaterThanOrEqual(150);
  expect(rows.harmless.messages).toBeGreaterThanOrEqual(200);
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(alarms).toBeLessThanOrEqual(0.08);
});

test('nearly all of the development sets are detected', () => {
  for (const set of ['dev', 'dev-2', 'dev-3'] as const) {
    const { recall, alarms } = benchSafety(set);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(alarms).toBeLessThanOrEqual(0.02);
  }
});
