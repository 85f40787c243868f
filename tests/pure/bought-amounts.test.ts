import { expect, test } from 'vitest';
import { sensibleGrams } from '../../src/server/assistant/foods/amounts.ts';

test.each([
  [1, 5],
  [15, 15],
  [16, 20],
  [20, 20],
  [21, 30],
  [100, 100],
  [104, 150],
  [951, 1_000],
  [1_000, 1_000],
  [1_001, 1_250],
])('%d g are bought as %d g, never as less', (grams, bought) => {
  expect(sensibleGrams(grams)).toBe(bought);
});
