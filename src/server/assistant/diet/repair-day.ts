import { familiarity, type Eatable } from '../foods/index.ts';
import { affordable, baseOf, isTooSoon, isWornOut, othersFor } from './choose-items.ts';
import { faultsAt, faultsOfSlots } from './faults.ts';
import type { WeightedRandom } from '../part/index.ts';
import { distanceFromTarget } from './judge-day.ts';
import { staples } from './meal-roles.ts';
import { slotFor } from './choose-day-items.ts';
import type { DayKitchen, Meal } from './choose-day-items.ts';
import type { DayTarget } from './day-target.ts';
import { minutesOfMeal } from './meal-minutes.ts';
import { add, costOf, missingProduce, muchFibre, oddnessOf, overeaten, sumsOf, tuneDay } from './tune-day.ts';
import type { Slot, Sums } from './tune-day.ts';

const mostTries = 10;
/** After so many, items are looked for outside the week's menu: one thing more to buy is better than another day. */
const triesOfMenu = 3;
const triedOfEach = 9;

/** What a fault of a meal weighs against a range that is missed: less than a hundredth of the energy. */
const faultWeight = 0.02;

/** A day that misses no range and is no further than this from meals that a cook serves is left as it is. */
const fairMiss = 0.012;

/** How far a day is from its targets and from what people eat of one food, and from meals that a cook would serve; 0 is right. */
function missesOf(slots: readonly Slot[], meals: readonly Meal[], target: DayTarget): { readonly hard: number; readonly soft: number } {
  const sums = sumsOf(slots, meals.length, target);
  return {
    hard: distanceFromTarget(sums, target) + overeaten(sums) * 0.5,
    soft: faultsOfSlots(slots, meals) * faultWeight + missingProduce(sums, target) * 0.1 + muchFibre(sums, target) * 0.07,
  };
}

/** How far a day is from its ranges alone. */
export const hardMissOf = (slots: readonly Slot[], meals: readonly Meal[], target: DayTarget): number =>
  missesOf(slots, meals, target).hard;

/** Both together; 0 is right. */
export function missOf(slots: readonly Slot[], meals: readonly Meal[], target: DayTarget): number {
  const { hard, soft } = missesOf(slots, meals, target);
  return hard + soft;
}

/** Whether a day has less protein than is aimed at where less is accepted. */
const isShortOfWish = (slots: readonly Slot[], { limits }: DayTarget): boolean =>
  limits?.proteinWish !== undefined &&
  slots.reduce((sum, { eatable, amount }) => sum + eatable.per.protein * amount, 0) < limits.proteinWish;

type Exchange = { readonly at: number; readonly slot: Slot; readonly cost: number };

/**
 * Repairs a day whose sums miss the targets: exchanges the item that helps most and adjusts the amounts again, until it fits. Returns the
 * changed slots.
 */
export function repairDay(first: Slot[], meals: readonly Meal[], at: Omit<DayKitchen, 'leftover'>, dice: WeightedRandom): Slot[] {
  const { target } = at;
  const shares = meals.map(({ share }) => share);
  const isInRange = (now: readonly Slot[]) => hardMissOf(now, meals, target) === 0;
  const isToMend = (now: readonly Slot[]) => {
    const { hard, soft } = missesOf(now, meals, target);
    return hard > 0 || (!at.isChanged && soft > fairMiss) || isShortOfWish(now, target);
  };
  let slots = first;
  const wider = { ...at, kitchen: at.kitchen.wider ?? at.kitchen };
  for (let attempt = 0; attempt < mostTries && isToMend(slots); attempt++) {
    const exchange = bestExchange(slots, meals, shares, attempt < triesOfMenu || isInRange(slots) ? at : wider, dice);
    if (!exchange) break;
    slots = slots.map((slot, index) => (index === exchange.at ? exchange.slot : slot));
    tuneDay(slots, target, shares);
  }
  return slots;
}

/** What the rest of the day has already, so that it cannot come again in this place. */
export const takenBy = (slots: readonly Slot[], at: number): Set<string> => {
  const meal = slots[at]?.meal;
  const others = slots.filter((slot, index) => index !== at && (!staples.has(slot.eatable.role) || slot.meal === meal));
  return new Set(others.map(({ eatable }) => baseOf(eatable)));
};

/** All items in an order drawn by weight, as if each were picked after the other (Efraimidis and Spirakis 2006). */
function drawn(all: readonly Eatable[], weightOf: (one: Eatable) => number, dice: WeightedRandom): Eatable[] {
  const keyed = all.map((one) => ({ one, key: Math.log(dice.next() || Number.MIN_VALUE) / Math.max(1e-9, weightOf(one)) }));
  return keyed.sort((first, second) => second.key - first.key).map(({ one }) => one);
}

function bestExchange(
  slots: readonly Slot[],
  meals: readonly Meal[],
  shares: readonly number[],
  { target, kitchen, week, day, mostMinutes }: Omit<DayKitchen, 'leftover'>,
  dice: WeightedRandom,
): Exchange | undefined {
  const usesOf = (one: Eatable) => (staples.has(one.role) ? 0 : (week.uses.get(baseOf(one)) ?? 0));
  const sums = sumsOf(slots, shares.length, target);
  let best: Exchange | undefined;
  for (const [at, slot] of slots.entries()) {
    if (slot.isFixed) continue;
    const letter = meals[slot.meal]?.letter ?? 's';
    const beside = slots.filter((other) => other !== slot && other.meal === slot.meal && !other.isFixed).map(({ eatable }) => eatable);
    const mayJoin = faultsAt(slots, at, letter);
    const mostHere = Math.max(mostMinutes(meals[slot.meal]?.key ?? 'lunch'), minutesOfMeal([...beside, slot.eatable]));
    const others = othersFor(slot.eatable, letter, takenBy(slots, at), kitchen).filter(
      (one) => usesOf(one) < 2 && !isWornOut(one, week) && !isTooSoon(one, week, day) && minutesOfMeal([...beside, one]) <= mostHere,
    );
    put(sums, slot, -1);
    const weightOf = (one: Eatable) =>
      familiarity(one) * (usesOf(one) === 0 ? 1 : 0.3) * (kitchen.effort?.(one) ?? 1) * affordable(one, kitchen.purse);
    let tried = 0;
    for (const other of drawn(others, weightOf, dice)) {
      if (tried >= triedOfEach) break;
      if (!mayJoin(other)) continue;
      tried++;
      for (const factor of [1, 1.6]) {
        const next = slotFor(other, slot.meal, slot.amount * slot.eatable.per.kcal * factor, target.kcal);
        put(sums, next, 1);
        const cost = costOf(sums, target, shares);
        put(sums, next, -1);
        if (!best || cost < best.cost) best = { at, slot: next, cost };
      }
    }
    put(sums, slot, 1);
  }
  return best;
}

function put(sums: Sums, slot: Slot, sign: 1 | -1) {
  add(sums, slot, sign * slot.amount);
  sums.oddness += sign * oddnessOf(slot);
}
