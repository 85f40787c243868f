import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { dishes, familiarity, type Role } from '../foods/index.ts';
import { fitDish } from './fit-dish.ts';
import type { Fitted } from './fit-dish.ts';
import { kitchenOf } from './kitchen-of.ts';
import type { KitchenList } from './kitchen-of.ts';

const letters = { any: '', breakfast: 'b', lunch: 'l', snack: 's', dinner: 'd' } as const;

/** Roles that are poor answers to 'what can I cook', such as a chutney or plain bread. */
const asAnswer: Partial<Record<Role, number>> = {
  main: 0.35,
  dal: 0.35,
  bowl: 0.35,
  tiffin: 0.25,
  sabzi: 0.2,
  chutney: -1.2,
  drink: -1,
  bread: -0.5,
  rice: -0.5,
  salad: -0.1,
  curd: -0.4,
  crunch: -0.2,
  sweet: -0.4,
  shake: -0.3,
  protein: -0.4,
};

export type Ranked = Fitted & { readonly score: number };

/** A dish that uses all that was named wins over one that leaves half of it in the kitchen, even if a little has to be bought for it. */
const useMatters = 4;

function scoreOf(fitted: Fitted, kitchen: KitchenList): number {
  const named = Math.max(1, kitchen.understood.length);
  return (
    fitted.covered * 3 +
    (fitted.used / named) * useMatters -
    fitted.missing.length * 0.18 -
    fitted.eatable.changed.length * 0.08 +
    (familiarity(fitted.eatable) - 1) * 0.6 +
    (asAnswer[fitted.eatable.role] ?? 0)
  );
}

const kept = new WeakMap<RecipeRequest, readonly Ranked[]>();

/**
 * Every dish that fits needs, meal and time, best first: with the most ingredients available, the most named ingredients used, and the
 * least to buy.
 */
export function rankRecipes(request: RecipeRequest): readonly Ranked[] {
  const ranked = kept.get(request) ?? rank(request);
  kept.set(request, ranked);
  return ranked;
}

function rank(request: RecipeRequest): Ranked[] {
  const kitchen = kitchenOf(request);
  const letter = letters[request.meal];
  const fitting = [...dishes().values()]
    .filter(({ meals }) => meals.includes(letter))
    .flatMap((dish) => fitDish(dish, request, kitchen) ?? [])
    .map((fitted) => ({ ...fitted, score: scoreOf(fitted, kitchen) }))
    .sort((one, other) => other.score - one.score || (one.eatable.id < other.eatable.id ? -1 : 1));
  const inTime = fitting.filter(({ eatable }) => eatable.minutes <= request.minutes);
  // If no dish is quick enough, the quickest are offered, and the plan has a note about the time.
  return inTime.length > 0 ? inTime : fitting.sort((one, other) => one.eatable.minutes - other.eatable.minutes);
}
