import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { aisles, foodOf, gramWords, sensibleGrams, type Food } from '../foods/index.ts';
import { inLanguage } from './item-of.ts';
import type { Served } from './swaps-of.ts';
import { texts } from './texts.ts';

/** Foods that are not bought for the week. */
const notBought = new Set(['water', 'tea', 'coffee']);

function shownOf(food: Food, grams: number, language: PlanLanguage): { grams: number; shown: string } {
  const [[measure, each] = []] = Object.entries(food.measures);
  if (food.aisle === 'eggs' && each) {
    const pieces = Math.ceil(grams / each - 1e-9);
    return { grams: pieces * each, shown: String(pieces) };
  }
  const whole = sensibleGrams(grams);
  if (measure !== 'glass') return { grams: whole, shown: gramWords(whole, language) };
  const [millilitre, litre] = language === 'hindi' ? ['मिली', 'लीटर'] : ['ml', 'litres'];
  return { grams: whole, shown: whole < 1_000 ? `${whole} ${millilitre}` : `${whole / 1_000} ${litre}` };
}

/** The foods for a week of items, summed by food and grouped by aisle, in amounts that shops sell. */
export function shoppingList(week: readonly Served[], language: PlanLanguage): DietPlan['shopping'] {
  const sums = new Map<string, number>();
  for (const { eatable, amount } of week) {
    for (const { food, grams } of eatable.ingredients) sums.set(food.id, (sums.get(food.id) ?? 0) + grams * amount);
  }
  const lines = [...sums].filter(([id]) => !notBought.has(id)).map(([id, grams]) => ({ food: foodOf(id), grams }));
  return aisles.flatMap((aisle) => {
    const items = lines
      .filter(({ food }) => food.aisle === aisle)
      .sort((one, other) => other.grams - one.grams)
      .map(({ food, grams }) => ({ id: food.id, name: inLanguage(food.name, language), ...shownOf(food, grams, language) }));
    return items.length > 0 ? [{ aisle, name: texts[language].aisles[aisle], items }] : [];
  });
}
