import { familiarity, type Eatable } from '../foods/index.ts';
import { slotFor, type DayKitchen, type Meal } from './choose-day-items.ts';
import { baseOf, isTooSoon, isWornOut } from './choose-items.ts';
import { joins } from './goes-with.ts';
import { minutesOfMeal } from './meal-minutes.ts';
import { moreLeanRoles, moreRoles } from './menu-shapes.ts';
import { hardMissOf } from './repair-day.ts';
import { costOf, sumsOf, tuneDay, type Slot } from './tune-day.ts';

const mostAdded = 5;
/** A day that has this part of its energy needs other amounts, not more dishes. */
const fullEnough = 0.965;
/** An unusual item costs a little, so that it does not win by a hair. */
const rarityCost = 2;

const kcalOf = (slots: readonly Slot[]): number => slots.reduce((sum, { eatable, amount }) => sum + eatable.per.kcal * amount, 0);

/** Whether the day has less fat than its range, which a full day mends by oil, nuts or avocado in place of some starch. */
const isShortOfFat = (slots: readonly Slot[], { kcal, fat }: DayKitchen['target']): boolean =>
  slots.reduce((sum, { eatable, amount }) => sum + eatable.per.fat * amount, 0) * kcal < fat.least * kcalOf(slots);

/** Everything that may be added to a meal of the day. */
function additionsTo(slots: readonly Slot[], meals: readonly Meal[], at: number, day: DayKitchen): Eatable[] {
  const { kitchen, week, target, mostMinutes } = day;
  const meal = meals[at];
  if (!meal) return [];
  const here = slots.filter((slot) => slot.meal === at).map(({ eatable }) => eatable);
  const rest = slots.filter((slot) => slot.meal !== at).map(({ eatable }) => eatable);
  const taken = new Set(slots.map(({ eatable }) => baseOf(eatable)));
  const most = Math.max(mostMinutes(meal.key), minutesOfMeal(here));
  const more = target.limits?.carbs === undefined ? moreRoles : moreLeanRoles;
  return [...new Set(more[meal.key])]
    .flatMap((role) => (kitchen.wider ?? kitchen).of(role, meal.letter))
    .filter((one) => !taken.has(baseOf(one)) && !isWornOut(one, week) && !isTooSoon(one, week, day.day))
    .filter((one) => joins(one, here, rest) && minutesOfMeal([...here, one]) <= most);
}

/** Adds items to a day whose servings do not reach its energy or its fat, as long as each brings it nearer to its ranges. */
export function fillDay(first: readonly Slot[], meals: readonly Meal[], day: DayKitchen): Slot[] {
  const { target } = day;
  const shares = meals.map(({ share }) => share);
  let slots = [...first];
  for (let added = 0; added < mostAdded && (kcalOf(slots) < target.kcal * fullEnough || isShortOfFat(slots, target)); added++) {
    const [best] = meals
      .flatMap((_meal, at) =>
        additionsTo(slots, meals, at, day).map((one) => {
          const next = slotFor(one, at, target.kcal - kcalOf(slots), target.kcal);
          return {
            next,
            cost: costOf(sumsOf([...slots, next], meals.length, target), target, shares) + rarityCost * (1 - familiarity(one)),
          };
        }),
      )
      .sort((one, other) => one.cost - other.cost);
    if (!best) break;
    const tuned = [...slots.map((slot) => ({ ...slot })), { ...best.next }];
    tuneDay(tuned, target, shares);
    if (hardMissOf(tuned, meals, target) >= hardMissOf(slots, meals, target)) break;
    slots = tuned;
  }
  return slots;
}
