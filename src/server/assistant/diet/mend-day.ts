import { familiarity, type Eatable } from '../foods/index.ts';
import { isTooSoon, isWornOut, othersFor, type Kitchen } from './choose-items.ts';
import { faultsAt } from './faults.ts';
import { slotFor, type DayKitchen, type Meal } from './choose-day-items.ts';
import { minutesOfMeal } from './meal-minutes.ts';
import { missOf, takenBy } from './repair-day.ts';
import { add, costOf, oddnessOf, sumsOf, tuneDay, type Slot, type Sums } from './tune-day.ts';

const mostRounds = 4;
/** Exchanges that are tuned in earnest, of all that are possible. */
const tunedOfAll = 8;
/** An item of these shares of the old one's energy is tried; tuning does the rest. */
const sizes = [0.7, 1, 1.6] as const;
/** An unusual item costs a little, so that it does not win by a hair. */
const rarityCost = 2;

type Exchange = { readonly at: number; readonly next: Slot; readonly cost: number };

function put(sums: Sums, slot: Slot, sign: 1 | -1) {
  add(sums, slot, sign * slot.amount);
  sums.oddness += sign * oddnessOf(slot);
}

/** Everything that could take the place of one item, from all that may be eaten on the day. */
function othersAt(slots: readonly Slot[], at: number, meals: readonly Meal[], day: DayKitchen, kitchen: Kitchen): Eatable[] {
  const slot = slots[at] as Slot;
  const beside = slots.filter((one) => one !== slot && one.meal === slot.meal).map(({ eatable }) => eatable);
  const mostMinutes = Math.max(day.mostMinutes(meals[slot.meal]?.key ?? 'lunch'), minutesOfMeal([...beside, slot.eatable]));
  const letter = meals[slot.meal]?.letter ?? 's';
  const mayJoin = faultsAt(slots, at, letter);
  return othersFor(slot.eatable, letter, takenBy(slots, at), kitchen).filter(
    (one) =>
      !isWornOut(one, day.week) && !isTooSoon(one, day.week, day.day) && mayJoin(one) && minutesOfMeal([...beside, one]) <= mostMinutes,
  );
}

function exchangesOf(slots: readonly Slot[], meals: readonly Meal[], day: DayKitchen, kitchen: Kitchen): Exchange[] {
  const shares = meals.map(({ share }) => share);
  const sums = sumsOf(slots, meals.length, day.target);
  return slots.flatMap((slot, at) => {
    if (slot.isFixed) return [];
    put(sums, slot, -1);
    const found = othersAt(slots, at, meals, day, kitchen).flatMap((other) =>
      sizes.map((size) => {
        const next = slotFor(other, slot.meal, slot.amount * slot.eatable.per.kcal * size, day.target.kcal);
        put(sums, next, 1);
        const cost = costOf(sums, day.target, shares) + rarityCost * (1 - familiarity(other));
        put(sums, next, -1);
        return { at, next, cost };
      }),
    );
    put(sums, slot, 1);
    return found;
  });
}

/**
 * The last step for a day that no table brought into its ranges: every possible exchange of one item is weighed, the best are tuned over
 * the whole day, and the one that comes nearest is kept, some times over. Returns the slots as they were if nothing helps.
 */
export function mendDay(first: readonly Slot[], meals: readonly Meal[], day: DayKitchen): Slot[] {
  const { target } = day;
  const kitchen = day.kitchen.wider ?? day.kitchen;
  const shares = meals.map(({ share }) => share);
  let slots = [...first];
  let miss = missOf(slots, meals, target);
  for (let round = 0; round < mostRounds && miss > 0; round++) {
    const nearest = exchangesOf(slots, meals, day, kitchen)
      .sort((one, other) => one.cost - other.cost)
      .slice(0, tunedOfAll)
      .map(({ at, next }) => {
        const tuned = slots.map((one, index) => (index === at ? next : { ...one }));
        tuneDay(tuned, target, shares);
        return { tuned, miss: missOf(tuned, meals, target) };
      })
      .sort((one, other) => one.miss - other.miss)[0];
    if (!nearest || nearest.miss >= miss) break;
    ({ tuned: slots, miss } = nearest);
  }
  return slots;
}
