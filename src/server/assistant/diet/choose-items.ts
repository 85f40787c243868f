import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { isNeedless, isPossible, isServed } from './is-possible.ts';
import { needsAlways } from './needs-of-weekday.ts';
import { needsOn } from './needs-on.ts';
import { isSteadyGreen } from './steady-greens.ts';
import { mealKeys, type MealKey } from '../../../contract/assistant/meal-keys.ts';
import { priceLevel, eatablesFor, familiarity, isNamedFood, portionOf, rupeesOf, type Eatable, type Role } from '../foods/index.ts';
import type { WeightedRandom } from '../part/index.ts';
import { letterOf } from './menu-shapes.ts';
import { families, insteadOf, staples } from './meal-roles.ts';

/** All adapted forms of a dish count as one. */
export const baseOf = ({ id, dish }: Eatable): string => dish?.id ?? id;

/** What this week's meals contain so far. */
export type Week = { readonly uses: Map<string, number>; readonly lastDay: Map<string, number> };

/** Whether cheap food is wanted, and how many rupees a day's food may come to. */
export type Purse = { readonly isLow: boolean; readonly rupees: number | null };
export const purseOf = ({ budget, rupeesWanted }: Pick<DietRequest, 'budget' | 'rupeesWanted'>): Purse => ({
  isLow: budget === 'low',
  rupees: rupeesWanted,
});
export const anyPurse: Purse = { isLow: false, rupees: null };

export type Kitchen = {
  readonly all: readonly Eatable[];
  /** The items that can play a role at a meal (the letters of food.ts). */
  readonly of: (role: Role, letter: string) => readonly Eatable[];
  readonly purse: Purse;
  /** What else is allowed, at the price of longer shopping; used if this kitchen has nothing for a place. */
  readonly wider?: Kitchen;
  /** How much less an item is wanted because more has to be bought for it, 1 for nothing. */
  readonly effort?: (one: Eatable) => number;
};

/** A kitchen of these items alone. */
export function kitchenOf(all: readonly Eatable[], purse: Purse, more: Pick<Kitchen, 'wider' | 'effort'> = {}): Kitchen {
  const known = new Map<string, readonly Eatable[]>();
  return {
    ...more,
    all,
    purse,
    of: (role, letter) => {
      const key = role + letter;
      const there = known.get(key) ?? all.filter((one) => one.role === role && one.meals.includes(letter));
      known.set(key, there);
      return there;
    },
  };
}

const lettersOf = (key: MealKey) => (key === 'lunch' || key === 'dinner' ? `${letterOf[key]}c` : letterOf[key]);
const keptOf = new WeakMap<DietRequest, Map<string, Eatable>>();

/** An item with the meals that it may come to: not where somebody leaves out a food of it, and from a mess also to cold lunches and dinners. */
function atItsMeals(one: Eatable, request: DietRequest): Eatable | undefined {
  const tooSlowAt = mealKeys.filter((meal) => one.minutes > (request.minutesOfMeals[meal] ?? Infinity));
  const banned = [...request.foodMeals.filter(({ food }) => isNamedFood(one, food)).flatMap(({ meals }) => meals), ...tooSlowAt]
    .map(lettersOf)
    .join('');
  const isFromMess = request.cooking === 'none' && /[ld]/.test(one.meals) && isServed(one, request);
  if (banned === '' && !isFromMess) return one;
  const known = keptOf.get(request) ?? new Map<string, Eatable>();
  keptOf.set(request, known);
  const meals = `${one.meals}${isFromMess ? 'c' : ''}`;
  const there = known.get(one.id) ?? { ...one, meals: [...meals].filter((letter) => !banned.includes(letter)).join('') };
  known.set(one.id, there);
  return there.meals === '' ? undefined : there;
}

const kitchens = new WeakMap<DietRequest, Map<number | undefined, Kitchen>>();

/** Everything that the request allows on a day of the plan; without a day, on some day. */
export function kitchenFor(request: DietRequest, day?: number): Kitchen {
  const ofRequest = kitchens.get(request) ?? new Map<number | undefined, Kitchen>();
  kitchens.set(request, ofRequest);
  const known = ofRequest.get(day);
  if (known) return known;
  const allowed = eatablesFor(day === undefined ? needsAlways(request) : needsOn(request, day));
  const all = allowed
    .filter((one) => isPossible(one, request) && !isNeedless(one, request) && !isSteadyGreen(one, request))
    .flatMap((one) => atItsMeals(one, request) ?? []);
  const made = kitchenOf(all, purseOf(request));
  ofRequest.set(day, made);
  return made;
}

const carriers: ReadonlySet<Role> = new Set<Role>([
  'main',
  'dal',
  'tiffin',
  'bowl',
  'shake',
  'protein',
  'crunch',
  'curd',
  'drink',
  'bread',
  'salad',
]);

/** The share of energy that is protein in a day for diseased kidneys. */
const littleProtein = 0.11;
/** How much more or less an item is wanted for its protein, 1 for as usual. */
export function proteinWeight({ role, per }: Eatable, { kcal, protein }: DietTarget): number {
  const part = (per.protein * 4) / Math.max(1, per.kcal);
  const [least, most] = [(protein.least * 4) / kcal, (protein.most * 4) / kcal];
  // Hardly any protein may be had: vegetables and nuts count as well.
  if (most < littleProtein && part > most) return (most / part) ** 2;
  if (!carriers.has(role)) return 1;
  if (least > 0.16) return (0.25 + part / least) ** Math.min(3, (least - 0.14) * 22);
  return most < 0.16 && part > most ? (most / part) ** 1.3 : 1;
}

/** The share of a day's money that one serving comes to on average. */
const shareOfServing = 0.07;
/** How much less an item is wanted where rupees are counted: the dearer its serving, the less. */
export function affordable(one: Eatable, { rupees }: Purse): number {
  if (rupees === null) return 1;
  const { least, most } = portionOf(one, 2_000);
  return 1 / (1 + ((rupeesOf(one) * (least + most)) / 2 / (rupees * shareOfServing)) ** 3);
}

/** How well an item fits now: new before repeated ones, with the wanted protein, and cheap if asked for. */
function welcome(one: Eatable, target: DietTarget, kitchen: Kitchen, week: Week, day: number): number {
  const base = baseOf(one);
  const uses = week.uses.get(base) ?? 0;
  const isStaple = staples.has(one.role);
  const known = isStaple ? 0.65 ** uses : 0.22 ** uses;
  const isFresh = !isStaple && week.lastDay.get(base) === day - 1 ? 0.08 : 1;
  const cheap = (kitchen.purse.isLow ? 2.5 ** (2 - 2 * priceLevel(one)) : 1) * affordable(one, kitchen.purse);
  return known * isFresh * cheap * proteinWeight(one, target) * familiarity(one) * (kitchen.effort?.(one) ?? 1);
}

export type Place = {
  readonly role: Role;
  readonly letter: string;
  readonly taken: ReadonlySet<string>;
  /** Whether it can be cooked beside what the meal has already. */
  readonly isQuick?: (one: Eatable) => boolean;
  /** How much more or less the place wants an item, 1 for as usual. */
  readonly favour?: (one: Eatable) => number;
};

/** How often the same item may occur in a week: bread, rice and curd on most days, a dish on three. */
export const mostUses = ({ role }: Eatable): number => (staples.has(role) ? 7 : 3);
export const isWornOut = (one: Eatable, week: Week): boolean => (week.uses.get(baseOf(one)) ?? 0) >= mostUses(one);

export const cookedRoles: ReadonlySet<Role> = new Set<Role>(['main', 'dal', 'bowl', 'sabzi', 'soup']);
/** A cooked dish on two days in a row is a leftover or a bore. */
export const isTooSoon = (one: Eatable, week: Week, day: number): boolean =>
  cookedRoles.has(one.role) && week.lastDay.get(baseOf(one)) === day - 1;

/**
 * Chooses an item for a place in a meal; of a related role if all items of its role were used too often, and a used one if nothing else is
 * allowed.
 */
export function chooseItem(
  place: Place,
  target: DietTarget,
  kitchen: Kitchen,
  week: Week,
  day: number,
  dice: WeightedRandom,
): Eatable | undefined {
  const isAllowed = (one: Eatable) => !place.taken.has(baseOf(one)) && (place.isQuick?.(one) ?? true);
  const roles = [place.role, ...(insteadOf[place.role] ?? [])];
  const stocks = kitchen.wider ? [kitchen, kitchen.wider] : [kitchen];
  for (const stock of stocks) {
    for (const role of roles) {
      const free = stock.of(role, place.letter).filter((one) => isAllowed(one) && !isWornOut(one, week) && !isTooSoon(one, week, day));
      const chosen = dice.pick(free, (one) => welcome(one, target, stock, week, day) * (place.favour?.(one) ?? 1));
      if (chosen) return chosen;
    }
  }
  const last = kitchen.wider ?? kitchen;
  return dice.pick(
    roles.flatMap((role) => last.of(role, place.letter).filter(isAllowed)),
    (one) => welcome(one, target, last, week, day),
  );
}

/** Items that could replace this one. */
export function othersFor(eatable: Eatable, letter: string, taken: ReadonlySet<string>, kitchen: Pick<Kitchen, 'of'>): Eatable[] {
  const relatedRoles = families.filter((family) => family.includes(eatable.role)).flat();
  return [...new Set([eatable.role, ...relatedRoles])]
    .flatMap((role) => kitchen.of(role, letter))
    .filter((one) => baseOf(one) !== baseOf(eatable) && !taken.has(baseOf(one)));
}
