import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Steps } from '../part/index.ts';
import { faultsAt } from './faults.ts';
import { familiarity, type Eatable } from '../foods/index.ts';
import { baseOf, cookedRoles, kitchenFor, anyPurse, kitchenOf, mostUses, othersFor } from './choose-items.ts';
import { slotFor } from './choose-day-items.ts';
import { dayTarget } from './day-target.ts';
import { minutesOfMeal, mostMinutesOn } from './meal-minutes.ts';
import type { PlannedDay } from './plan-day.ts';
import { hardMissOf, missOf } from './repair-day.ts';
import { costOf, sumsOf, tuneDay, type Slot } from './tune-day.ts';

/** A list of this length is short enough; and what no list names. */
const enoughLines = 38;
const notBought: ReadonlySet<string> = new Set(['water', 'tea', 'coffee']);
/** A food in more items than this is a part of the week's menu. */
const fewItems = 3;
const [mostFoodsTried, mostOthersTried] = [26, 10];
/** What a shorter list may cost a day in vegetables and fibre, none of it in a range. */
const littleWorse = 0.01;
/** A week keeps this many different foods. */
const leastFoods = 26;

const centreRoles: ReadonlySet<string> = new Set(['main', 'dal', 'bowl', 'soup']);

type Use = { readonly day: number; readonly slot: Slot };
const keptFoods = new WeakMap<Eatable, readonly string[]>();
function foodsOf(one: Eatable): readonly string[] {
  const known = keptFoods.get(one) ?? one.ingredients.flatMap(({ food, grams }) => (grams > 0 && !notBought.has(food.id) ? [food.id] : []));
  keptFoods.set(one, known);
  return known;
}

function usesIn(week: readonly PlannedDay[]): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const [day, { slots }] of week.entries()) {
    for (const slot of slots) for (const id of foodsOf(slot.eatable)) uses.set(id, [...(uses.get(id) ?? []), { day, slot }]);
  }
  return uses;
}

const slotsOn = (week: readonly PlannedDay[], day: number): readonly Slot[] => week[day]?.slots ?? [];
const countOf = (week: readonly PlannedDay[], base: string) =>
  week.reduce((sum, { slots }) => sum + slots.filter(({ eatable }) => baseOf(eatable) === base).length, 0);
const isEatenOn = (week: readonly PlannedDay[], day: number, base: string) =>
  slotsOn(week, day).some(({ eatable }) => baseOf(eatable) === base);

/** Whether an item may take a place of the week: not too often, not on two days in a row, and not longer in the kitchen. */
function mayTake(one: Eatable, { day, slot }: Use, week: readonly PlannedDay[], mostMinutes: number): boolean {
  const base = baseOf(one);
  if (countOf(week, base) >= mostUses(one)) return false;
  if (cookedRoles.has(one.role) && [day - 1, day + 1].some((near) => isEatenOn(week, near, base))) return false;
  const here = slotsOn(week, day).filter((other) => other !== slot && other.meal === slot.meal);
  // What is cooked for two meals stays what the meal is about.
  if (centreRoles.has(one.role) && here.some(({ isFixed }) => isFixed)) return false;
  const beside = here.filter(({ isFixed }) => !isFixed);
  const before = minutesOfMeal([...beside.map(({ eatable }) => eatable), slot.eatable]);
  return minutesOfMeal([...beside.map(({ eatable }) => eatable), one]) <= Math.max(mostMinutes, before);
}

const proteinIn = ({ eatable, amount }: Slot) => eatable.per.protein * amount;
/** Whether every meal whose dish is eaten again on the next day has more protein from it than from any other dish. */
const isStillAboutKept = (slots: readonly Slot[]): boolean =>
  slots
    .filter(({ isFixed }) => isFixed)
    .every((kept) =>
      slots.every(
        (one) => one === kept || one.meal !== kept.meal || !cookedRoles.has(one.eatable.role) || proteinIn(one) <= proteinIn(kept),
      ),
    );

/** The day with another item in a place, its amounts set again; undefined if none of what is bought anyway fits as well. */
function exchanged(use: Use, bought: ReadonlySet<string>, week: readonly PlannedDay[], request: DietRequest): PlannedDay | undefined {
  const { day, slot } = use;
  const planned = week[day];
  if (!planned || slot.isFixed) return undefined;
  const { meals, slots } = planned;
  const target = dayTarget(request, day);
  const shares = meals.map(({ share }) => share);
  const stock = kitchenOf(
    kitchenFor(request, day).all.filter((one) => foodsOf(one).every((id) => bought.has(id))),
    anyPurse,
  );
  const letter = meals[slot.meal]?.letter ?? 's';
  const mayJoin = faultsAt(slots, slots.indexOf(slot), letter);
  const others = othersFor(slot.eatable, letter, new Set(slots.map(({ eatable }) => baseOf(eatable))), stock)
    .filter((one) => mayJoin(one) && mayTake(one, use, week, mostMinutesOn(request, day, meals[slot.meal]?.key ?? 'lunch')))
    .sort((one, other) => familiarity(other) - familiarity(one))
    .slice(0, mostOthersTried);
  const rest = slots.filter((one) => one !== slot);
  const costs = others.map((one) => {
    const next = slotFor(one, slot.meal, slot.amount * slot.eatable.per.kcal, target.kcal);
    return { next, cost: costOf(sumsOf([...rest, next], shares.length, target), target, shares) };
  });
  const [best] = costs.sort((one, other) => one.cost - other.cost);
  if (!best) return undefined;
  const tuned = slots.map((one) => (one === slot ? best.next : { ...one }));
  tuneDay(tuned, target, shares);
  const [hard, all] = [hardMissOf(slots, meals, target), missOf(slots, meals, target)];
  const isAsGood = hardMissOf(tuned, meals, target) <= Math.max(0.002, hard) && missOf(tuned, meals, target) <= all + littleWorse;
  return isStillAboutKept(tuned) && isAsGood ? { meals, slots: tuned } : undefined;
}

/** The week without a food that few items need; undefined if one of them has no equal. */
function without(food: string, week: readonly PlannedDay[], request: DietRequest): PlannedDay[] | undefined {
  const all = usesIn(week);
  const bought = new Set([...all.keys()].filter((id) => id !== food));
  const next = [...week];
  for (const { day } of all.get(food) ?? []) {
    const slot = slotsOn(next, day).find(({ eatable }) => foodsOf(eatable).includes(food));
    const changed = slot && exchanged({ day, slot }, bought, next, request);
    if (!changed) return undefined;
    next[day] = changed;
  }
  return next;
}

const foodsIn = (week: readonly PlannedDay[]) => new Set(week.flatMap(({ slots }) => slots.map(({ eatable }) => baseOf(eatable)))).size;

/** Exchanges what is bought for one or two items alone by what is bought anyway, as long as every day keeps its sums. */
export function* withFewerLines(planned: readonly PlannedDay[], request: DietRequest): Steps<readonly PlannedDay[]> {
  let week = planned;
  const tried = new Set<string>();
  while (tried.size < mostFoodsTried) {
    const uses = usesIn(week);
    if (uses.size <= enoughLines) break;
    const [rarest] = [...uses]
      .filter(([id, all]) => all.length <= fewItems && !tried.has(id) && all.every(({ slot }) => !slot.isFixed))
      .sort(([, one], [, other]) => one.length - other.length);
    if (!rarest) break;
    tried.add(rarest[0]);
    yield;
    const next = without(rarest[0], week, request);
    if (next && foodsIn(next) >= Math.min(leastFoods, foodsIn(week))) week = next;
  }
  return week;
}
