import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { alternativesTo, eatableOf, foodOf, adaptedDishId, isDishDisliked, objectionTo, type Dish, type Eatable } from '../foods/index.ts';
import type { KitchenList } from './kitchen-of.ts';

export type Fitted = {
  readonly eatable: Eatable;
  /** Ids of foods that are neither on the list nor in the pantry. */
  readonly missing: readonly string[];
  /** 0 to 1: the share of the dish that is available, by the square root of weights. */
  readonly covered: number;
  /** The number of typed ingredients that it uses. */
  readonly used: number;
};

const mostLeftOut = 0.1;
const isThere = (id: string, { has, pantry }: KitchenList) => has.has(id) || pantry.has(id);
/** Any available fat can replace another, so that nobody has to buy a special oil for a dish. */
const isFat = (id: string) => id === 'butter' || foodOf(id).aisle === 'oils';

/**
 * What an ingredient is replaced by: itself if allowed and available; otherwise an allowed and available substitute; otherwise an allowed
 * one.
 */
function becomes(id: string, dish: Dish, request: RecipeRequest, kitchen: KitchenList): string | undefined {
  const isAllowed = (one: string) => one === 'nothing' || !objectionTo(foodOf(one), request);
  const others = alternativesTo(id)
    .map(([to]) => to)
    .filter((to) => isAllowed(to) && !(to in dish.of));
  if (isAllowed(id)) {
    if (isThere(id, kitchen)) return id;
    return others.find((to) => kitchen.has.has(to)) ?? (isFat(id) ? others.find((to) => kitchen.pantry.has(to)) : undefined) ?? id;
  }
  return others.find((to) => to !== 'nothing' && isThere(to, kitchen)) ?? others[0];
}

/** A dish of the book as this kitchen and these needs allow it; undefined if it cannot be made. */
export function fitDish(dish: Dish, request: RecipeRequest, kitchen: KitchenList): Fitted | undefined {
  if (isDishDisliked(dish, request)) return undefined;
  const changes: [string, string][] = [];
  const whole = Object.values(dish.of).reduce((sum, grams) => sum + grams, 0);
  let leftOut = 0;
  const taken = new Set<string>();
  for (const [id, grams] of Object.entries(dish.of)) {
    const to = becomes(id, dish, request, kitchen);
    if (to === undefined || (to !== 'nothing' && to !== id && taken.has(to))) return undefined;
    if (to === 'nothing') leftOut += grams;
    if (to !== id) changes.push([id, to]);
    taken.add(to);
  }
  const eatable = leftOut / whole > mostLeftOut ? undefined : eatableOf(adaptedDishId(dish, changes));
  if (!eatable) return undefined;
  const counted = eatable.ingredients.filter(({ food }) => !kitchen.pantry.has(food.id));
  const weight = (those: typeof counted) => those.reduce((sum, { grams }) => sum + Math.sqrt(grams), 0);
  const there = counted.filter(({ food }) => kitchen.has.has(food.id));
  return {
    eatable,
    missing: counted.filter(({ food }) => !kitchen.has.has(food.id)).map(({ food }) => food.id),
    covered: counted.length === 0 ? 1 : weight(there) / weight(counted),
    used: kitchen.understood.filter(({ foods }) => there.some(({ food }) => foods.some(({ id }) => id === food.id))).length,
  };
}
