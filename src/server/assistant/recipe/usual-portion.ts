import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { fitted, portionOf, type Eatable } from '../foods/index.ts';

/** kcal and g of protein that make a lunch or dinner of one dish. */
export const mealOf = { kcal: 350, protein: 15 } as const;
/** kcal of the two rotis or the katori of rice beside a sabzi or a dal. */
export const besideKcal = 190;
/** What is eaten as a meal of its own; a sabzi or a dal has roti or rice beside it. */
const isWhole: ReadonlySet<string> = new Set(['bowl', 'tiffin', 'main']);
const wholeMeals: ReadonlySet<string> = new Set(['lunch', 'dinner', 'any', 'breakfast']);

/** Half a cup, the most that a baby of 6 to 12 months eats at once (WHO and UNICEF, infant and young child feeding). */
const babyGrams = 125;

/** A serving of a dish, in its measure: what a plate holds, as much as a meal of its own needs, and within what was asked for. */
export function usualPortion(eatable: Eatable, request: Pick<RecipeRequest, 'meal' | 'mostKcal' | 'leastProtein' | 'traits'>): number {
  if (request.traits.includes('forBaby')) return Math.max(0.25, Math.floor((babyGrams / Math.max(1, eatable.grams)) * 4) / 4);
  const portion = portionOf(eatable, 2_000);
  const { kcal, protein } = eatable.per;
  const usual = portion.most * 0.7;
  const meal =
    isWhole.has(eatable.role) && wholeMeals.has(request.meal)
      ? Math.max(mealOf.kcal / Math.max(1, kcal), mealOf.protein / Math.max(0.1, protein))
      : 0;
  const wanted = request.leastProtein === null ? 0 : request.leastProtein / Math.max(0.1, protein);
  const rounded = (amount: number) => Math.ceil(amount / portion.step - 1e-9) * portion.step;
  const amount = fitted(Math.max(usual, rounded(meal), rounded(wanted)), portion);
  if (request.mostKcal === null || amount * kcal <= request.mostKcal) return amount;
  return Math.max(portion.step, Math.floor(request.mostKcal / kcal / portion.step) * portion.step);
}
