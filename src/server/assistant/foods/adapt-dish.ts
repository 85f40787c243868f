import type { Dish } from './dish.ts';
import { eatableOf } from './eatable.ts';
import type { Eatable } from './eatable.ts';
import { containsAllWords } from './food-words.ts';
import { ingredientSwaps } from './ingredient-swaps.ts';
import { objectionTo } from './needs.ts';
import type { Needs } from './needs.ts';
import { dishes } from './read-dishes.ts';
import { foodOf } from './read-foods.ts';

/** Left-out ingredients may be a tenth of the dish at most; otherwise it would be another dish. */
const mostLeftOut = 0.1;
/** Onion, garlic and chilli are left out by whole communities, and the dish keeps its name. */
const isOnlyFlavour = new Set(['onion', 'garlic', 'ginger', 'green-chilli', 'spring-onion', 'water']);

function swapFor(id: string, needs: Needs): string | undefined {
  return ingredientSwaps[id]?.find(([to]) => to === 'nothing' || !objectionTo(foodOf(to), needs))?.[0];
}

/** The id of a dish with these ingredients changed. */
export const adaptedDishId = (dish: Dish, changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.length === 0 ? dish.id : `${dish.id}~${changes.map(([from, to]) => `${from}=${to}`).join(',')}`;

/** Whether a disliked food is a part of the dish's own name. */
export const isDishDisliked = (dish: Dish, needs: Needs) =>
  needs.dislikes.some((said) => dish.name.some((name) => containsAllWords(name, said)));

/** The dish with the changes that these needs require; undefined if no change makes it fit. */
export function adaptDish(dish: Dish, needs: Needs): Eatable | undefined {
  if (isDishDisliked(dish, needs)) return undefined;
  const changes: [string, string][] = [];
  const whole = Object.values(dish.of).reduce((sum, grams) => sum + grams, 0);
  let leftOut = 0;
  for (const [id, grams] of Object.entries(dish.of)) {
    if (!objectionTo(foodOf(id), needs)) continue;
    const to = swapFor(id, needs);
    if (to === undefined) return undefined;
    if (to === 'nothing' && !isOnlyFlavour.has(id)) leftOut += grams;
    changes.push([id, to]);
  }
  if (leftOut / whole > mostLeftOut) return undefined;
  const adapted = eatableOf(adaptedDishId(dish, changes));
  if (!adapted || changes.length === 0) return adapted;
  return adapted.isMisnamed || isAnotherDish(adapted) ? undefined : adapted;
}

let names: ReadonlySet<string> | undefined;
/** Whether the book has a dish of this name already: paneer bhurji with tofu is the book's tofu bhurji. */
function isAnotherDish({ name, dish }: Eatable): boolean {
  names ??= new Set([...dishes().values()].map((one) => one.name[0]));
  return name[0] !== dish?.name[0] && names.has(name[0]);
}
