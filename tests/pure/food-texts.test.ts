import { expect, test } from 'vitest';
import { planWords } from '../../src/contract/assistant/plan-words.ts';
import { alternativesTo, foods, nutrientsText } from '../../src/server/assistant/foods/index.ts';

test('nutrients are rounded to the nearest gram', () => {
  const total = { kcal: 2_079.6, protein: 109.5, carbs: 250.4, fat: 69.9, fibre: 0.2 };
  expect(nutrientsText(total, planWords.english)).toBe('2080 kcal · Protein 110 g · Carbs 250 g · Fat 70 g · Fibre 0 g');
});

test('a food is left out only where nothing replaces it', () => {
  const options = [...foods().keys()].map((id) => alternativesTo(id).map(([to]) => to));
  const withNothing = options.filter((to) => to.includes('nothing'));
  expect(withNothing.filter((to) => to.length > 1).length).toBeGreaterThan(2);
  expect(withNothing.filter((to) => to.indexOf('nothing') !== to.length - 1)).toEqual([]);
});
