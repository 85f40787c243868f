import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { aisles, foodOf, type Food } from '../foods/index.ts';
import { boughtAs } from './buying.ts';
import { inLanguage } from './item-of.ts';
import { isPantryFood } from './pantry.ts';
import type { Served } from './swaps-of.ts';
import { texts } from './texts.ts';

/** Foods that are not bought for the week. */
const notBought = new Set(['water', 'tea', 'coffee']);

/** Some foods are sold under another name than the one they are cooked by. */
const soldAs: Readonly<Record<string, readonly [english: string, hindi: string]>> = {
  'lemon-juice': ['Lemons', 'नींबू'],
  egg: ['Eggs', 'अंडे'],
  popcorn: ['Popping corn', 'पॉपकॉर्न मक्का'],
};
const nameOf = ({ id, name }: Food, language: PlanLanguage) => inLanguage(soldAs[id] ?? name, language);

/** The foods for a week of items, summed by food and grouped by aisle, in amounts that shops sell; what kitchens keep is marked. */
export function shoppingList(week: readonly Served[], language: PlanLanguage): DietPlan['shopping'] {
  const sums = new Map<string, number>();
  for (const { eatable, amount } of week) {
    for (const { food, grams } of eatable.ingredients) sums.set(food.id, (sums.get(food.id) ?? 0) + grams * amount);
  }
  const lines = [...sums].filter(([id, grams]) => grams > 0 && !notBought.has(id)).map(([id, grams]) => ({ food: foodOf(id), grams }));
  return aisles.flatMap((aisle) => {
    const items = lines
      .filter(({ food }) => food.aisle === aisle)
      .sort((one, other) => other.grams - one.grams)
      .map(({ food, grams }) => ({
        id: food.id,
        name: nameOf(food, language),
        ...boughtAs(food, grams, language),
        ...(isPantryFood(food) && { isPantry: true }),
      }));
    return items.length > 0 ? [{ aisle, name: texts[language].aisles[aisle], items }] : [];
  });
}
