import type { RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, foods, adaptedDishId, objectionTo } from '../foods/index.ts';
import { weightedRandom } from '../part/index.ts';
import { completeRecipe } from './complete-recipe.ts';
import { bookIngredient } from './ingredient-line.ts';

export type IngredientSwap = { readonly seed: number; readonly to?: string };

/** Swaps one ingredient for a usual substitute, or for the one named in `to`. */
export function swapRecipeItem(
  plan: RecipePlan,
  request: RecipeRequest,
  ingredientId: string,
  { seed, to }: IngredientSwap,
): RecipePlan | Breach[] {
  const eatable = eatableOf(plan.id);
  const line = plan.ingredients.find(({ id }) => id === ingredientId);
  if (!eatable?.dish || !line) return [{ rule: 'unknownItem', where: ingredientId, message: `The recipe has no ${ingredientId}.` }];
  const next = to ?? weightedRandom(seed).pick(line.swaps, () => 1)?.id;
  if (next === undefined) return [{ rule: 'noSwap', where: ingredientId, message: 'Nothing else will do for this one.' }];
  const food = foods().get(next);
  const objection = food && objectionTo(food, request);
  if (objection) return [{ where: ingredientId, ...objection }];
  const book = bookIngredient(eatable, ingredientId);
  const kept = eatable.changed
    .filter(({ from }) => from.id !== book)
    .map(({ from, to: other }) => [from.id, other?.id ?? 'nothing'] as const);
  const id = adaptedDishId(eatable.dish, next === book ? kept : [...kept, [book, next] as const]);
  return completeRecipe({ id, portion: plan.portion }, request);
}
