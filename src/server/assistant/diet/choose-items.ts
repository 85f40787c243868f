import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Eatable, Role } from '../foods/index.ts';
import { eatablesFor } from '../foods/index.ts';
import type { Dice } from '../part/dice.ts';
import { families, staples } from './menu-shapes.ts';

/** A dish in all its adapted forms counts as one. */
export const baseOf = ({ id, dish }: Eatable): string => dish?.id ?? id;

/** What has been on the table so far this week. */
export type Week = { readonly uses: Map<string, number>; readonly lastDay: Map<string, number> };

export type Kitchen = {
  readonly all: readonly Eatable[];
  /** What plays a role at a meal (letters of food.ts). */
  readonly of: (role: Role, letter: string) => readonly Eatable[];
  readonly isCheapWanted: boolean;
};

export function kitchenFor(request: DietRequest): Kitchen {
  const all = eatablesFor(request);
  const known = new Map<string, readonly Eatable[]>();
  return {
    all,
    isCheapWanted: request.budget === 'low',
    of: (role, letter) => {
      const key = role + letter;
      const there = known.get(key) ?? all.filter((one) => one.role === role && one.meals.includes(letter));
      known.set(key, there);
      return there;
    },
  };
}

/** From 1 to 3: what its ingredients cost, by what they bring of its energy. */
function dearness({ ingredients, per }: Eatable): number {
  const parts = ingredients.map(({ food, grams }) => ({ cost: food.cost, kcal: (food.per100g.kcal * grams) / 100 }));
  return parts.reduce((sum, { cost, kcal }) => sum + cost * kcal, 0) / Math.max(1, per.kcal);
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

function proteinWeight({ role, per }: Eatable, { kcal, protein }: DietTarget): number {
  if (!carriers.has(role)) return 1;
  const part = (per.protein * 4) / Math.max(1, per.kcal);
  const [least, most] = [(protein.least * 4) / kcal, (protein.most * 4) / kcal];
  if (least > 0.16) return (0.25 + part / least) ** Math.min(3, (least - 0.14) * 22);
  return most < 0.16 && part > most ? (most / part) ** 1.3 : 1;
}

/** Bought for their protein alone: they come where nothing else brings it. */
const special = new Set(['vital-gluten', 'sunflower-flour', 'lupins', 'sesame-flour', 'peanut-flour', 'soy-protein', 'tempeh']);
const usualness = new WeakMap<Eatable, number>();

/** From 0 to 1: how often an Indian household would think of it. Many changes make a dish that nobody would name so. */
export function usual(one: Eatable): number {
  const known = usualness.get(one);
  if (known !== undefined) return known;
  const isSpecial = one.ingredients.some(({ food }) => special.has(food.id));
  const isForeign = one.role === 'bread' && !one.dish;
  const value = 0.85 ** one.changed.length * (isSpecial ? 0.12 : 1) * (isForeign ? 0.3 : 1) * Math.min(1, 1.9 - dearness(one) * 0.4);
  usualness.set(one, value);
  return value;
}

/** How welcome an item is now: new before known, bringing the protein that is wanted, cheap when that is asked. */
function welcome(one: Eatable, target: DietTarget, kitchen: Kitchen, week: Week, day: number): number {
  const base = baseOf(one);
  const uses = week.uses.get(base) ?? 0;
  const isStaple = staples.has(one.role);
  const known = isStaple ? 0.65 ** uses : 0.22 ** uses;
  const isFresh = !isStaple && week.lastDay.get(base) === day - 1 ? 0.08 : 1;
  const cheap = kitchen.isCheapWanted ? 2.5 ** (2 - 2 * dearness(one)) : 1;
  return known * isFresh * cheap * proteinWeight(one, target) * usual(one);
}

export type Place = { readonly role: Role; readonly letter: string; readonly taken: ReadonlySet<string> };

/** How often a week the same may come: bread, rice and curd on most days, a dish on three. */
const mostUses = ({ role }: Eatable): number => (staples.has(role) ? 5 : 3);
export const isWornOut = (one: Eatable, week: Week): boolean => (week.uses.get(baseOf(one)) ?? 0) >= mostUses(one);

/** One item for a place at the table; of the role's kin when the role has none that is not worn out, and one that is where nothing else may be eaten. */
export function chooseItem(place: Place, target: DietTarget, kitchen: Kitchen, week: Week, day: number, dice: Dice): Eatable | undefined {
  const kin = families.find((family) => family.includes(place.role)) ?? [];
  const free = (role: Role) => kitchen.of(role, place.letter).filter((one) => !place.taken.has(baseOf(one)));
  const pick = (from: readonly Eatable[]) => dice.pick(from, (one) => welcome(one, target, kitchen, week, day));
  for (const role of [place.role, ...kin]) {
    const chosen = pick(free(role).filter((one) => !isWornOut(one, week)));
    if (chosen) return chosen;
  }
  return pick([place.role, ...kin].flatMap(free));
}

/** Others that could stand where this item stands. */
export function othersFor(eatable: Eatable, letter: string, taken: ReadonlySet<string>, kitchen: Kitchen): Eatable[] {
  const kin = families.filter((family) => family.includes(eatable.role)).flat();
  return [...new Set([eatable.role, ...kin])]
    .flatMap((role) => kitchen.of(role, letter))
    .filter((one) => baseOf(one) !== baseOf(eatable) && !taken.has(baseOf(one)));
}
