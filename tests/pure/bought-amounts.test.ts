import { expect, test } from 'vitest';
import { boughtAs } from '../../src/server/assistant/diet/buying.ts';
import { foodOf } from '../../src/server/assistant/foods/index.ts';

test.each([
  ['egg', 101, '3 pieces', '3 नग'],
  ['lemon-juice', 35, '1 piece', '1 नग'],
  ['coriander', 60, '2 bunches', '2 गड्डी'],
  ['spinach', 240, '1 bunch', '1 गड्डी'],
  ['brown-bread', 220, '2 loaves', '2 ब्रेड'],
  ['low-fat-milk', 130, '200 ml', '200 मिली'],
  ['low-fat-milk', 900, '1 litre', '1 लीटर'],
  ['rice', 180, '250 g', '250 ग्राम'],
  ['rice', 1_010, '1.5 kg', '1.5 किलो'],
  ['apple', 540, '3 pieces', '3 नग'],
  ['cumin', 7, '10 g', '10 ग्राम'],
  ['sunflower-oil', 62, '100 ml', '100 मिली'],
])('%s is bought as shops sell it: %i g', (id, grams, english, hindi) => {
  expect(boughtAs(foodOf(id), grams, 'english').shown).toBe(english);
  expect(boughtAs(foodOf(id), grams, 'hindi').shown).toBe(hindi);
  expect(boughtAs(foodOf(id), grams, 'english').grams).toBeGreaterThan(grams * 0.85);
});
