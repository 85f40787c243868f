import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleAmount } from '../../src/islands/assistant/kinds/recipe/scale-amount.ts';

test.each([
  ['1½ tsp', 2, '3 tsp'],
  ['1 cup', 0.5, '½ cup'],
  ['½ cup', 1.5, '¾ cup'],
  ['2 cups', 1 / 3, '⅔ cups'],
  ['3 onions', 1.5, '4½ onions'],
  ['1 clove', 1.99, '2 clove'],
  ['¼ tsp', 0.25, '¼ tsp'],
  ['180 g', 1.5, '270 g'],
  ['75 g', 0.5, '40 g'],
  ['15 g', 0.5, '7.5 g'],
  ['30 ml', 1.25, '40 ml'],
  ['200 ग्राम', 2, '400 ग्राम'],
  ['10 green chillies', 0.5, '5 green chillies'],
])('%s, %d times, is %s', (shown, times, expected) => {
  expect(scaleAmount(shown, times)).toBe(expected);
});

test('the amount of the plan itself, and a text without an amount, stay as they are written', () => {
  expect(scaleAmount('182 g', 1)).toBe('182 g');
  for (const text of ['to taste', 'a pinch', 'स्वादानुसार', '']) expect(scaleAmount(text, 3)).toBe(text);
});

test('what is weighed is rounded to what a kitchen scale shows, and never by more than an eighth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 2_000 }), fc.constantFrom(0.5, 1.5, 2, 2.5, 3, 4, 6), (grams, times) => {
      const [amount, unit] = scaleAmount(`${grams} g`, times).split(' ');
      expect(unit).toBe('g');
      expect(Math.abs(Number(amount) / (grams * times) - 1)).toBeLessThanOrEqual(0.125);
    }),
  );
});
