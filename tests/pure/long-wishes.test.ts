import { expect, test } from 'vitest';
import { unitsOf } from '../../src/server/assistant/meal-wishes/units-of.ts';

/** How often the words of a list 'a, a, a …' of this length are read while it is divided into units. */
function readsOfUnits(pieces: number): number {
  let reads = 0;
  const words = Array.from({ length: pieces * 2 }, (_, at) => ({
    index: at * 2,
    get word() {
      reads++;
      return at % 2 === 0 ? ',' : '7';
    },
  }));
  unitsOf(words, []);
  return reads;
}

test('a list that is twice as long is read twice as often and not four times', () => {
  expect(readsOfUnits(400)).toBeLessThan(2.2 * readsOfUnits(200));
});
