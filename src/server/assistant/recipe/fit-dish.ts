import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { alternativesTo, eatableOf, foodOf, adaptedDishId, isDishDisliked, objectionTo, type Dish, type Eatable } from '../foods/index.ts';
import type { KitchenList } from './kitchen-of.ts';
import type { Prepared } from './prepared-foods.ts';
import { minutesWith, stepsAfter } from './steps-of.ts';

export type Fitted = {
  readonly eatable: Eatable;
  /** Minutes at the stove with what stands ready. */
  readonly minutes: number;
  /** What this dish takes ready from the kitchen. */
  readonly ready: readonly Prepared[];
  /** Ids of foods that are neither on the list nor in the pantry. */
  readonly missing: readonly string[];
  /** 0 to 1: the share of the dish that is available, by the square root of weights. */
  readonly covered: number;
  /** The typed ingredients that it uses. */
  readonly used: KitchenList['understood'];
};

const mostLeftOut = 0.1;
const isThere = (id: string, { has, pantry }: KitchenList) => has.has(id) || pantry.has(id);

/** What a dish can take ready from this kitchen. */
export const readyFor = (dish: Dish, { prepared }: KitchenList): readonly Prepared[] =>
  [...new Set(Object.keys(dish.of).flatMap((id) => prepared.get(id) ?? []))].filter((one) => stepsAfter(dish, one) !== undefined);

/** The kitchen for this dish: without what stands there cooked if the dish needs it raw. */
function kitchenFor(kitchen: KitchenList, ready: readonly Prepared[]): KitchenList {
  const unusable = [...kitchen.prepared].flatMap(([id, one]) => (ready.includes(one) ? [] : id));
  return unusable.length === 0 ? kitchen : { ...kitchen, has: new Set([...kitchen.has].filter((id) => !unusable.includes(id))) };
}

/**
 * What a household has or gets at any corner, and can do without in a dish. Their absence hardly decides what to cook.
 */
const everyday = new Set(
  'onion tomato ginger garlic green-chilli coriander mint curry-leaves lemon-juice milk low-fat-milk curd low-fat-curd'.split(' '),
);
export const isEveryday = (id: string): boolean => everyday.has(id) || foodOf(id).aisle === 'spices';
const everydayWeight = 0.35;
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
export function fitDish(dish: Dish, request: RecipeRequest, whole: KitchenList): Fitted | undefined {
  if (isDishDisliked(dish, request)) return undefined;
  const ready = readyFor(dish, whole);
  const changed = changesFor(dish, request, kitchenFor(whole, ready));
  return changed && fittedAs(changed, kitchenFor(whole, ready), ready);
}

/** The dish with every ingredient that is not allowed or not there exchanged; undefined if that makes it another dish. */
function changesFor(dish: Dish, request: RecipeRequest, kitchen: KitchenList): Eatable | undefined {
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
  return leftOut / whole > mostLeftOut ? undefined : eatableOf(adaptedDishId(dish, changes));
}

function fittedAs(eatable: Eatable, kitchen: KitchenList, ready: readonly Prepared[]): Fitted {
  const counted = eatable.ingredients.filter(({ food }) => !kitchen.pantry.has(food.id));
  const isHere = ({ food }: (typeof counted)[number]) => kitchen.has.has(food.id);
  const weight = (those: typeof counted) =>
    those.reduce((sum, one) => sum + Math.sqrt(one.grams) * (!isHere(one) && isEveryday(one.food.id) ? everydayWeight : 1), 0);
  const there = counted.filter(isHere);
  return {
    eatable,
    minutes: eatable.dish ? minutesWith(eatable.dish, ready) : eatable.minutes,
    ready,
    missing: counted.filter((one) => !isHere(one)).map(({ food }) => food.id),
    covered: counted.length === 0 ? 1 : weight(there) / weight(counted),
    used: kitchen.understood.filter(({ foods }) => there.some(({ food }) => foods.some(({ id }) => id === food.id))),
  };
}
