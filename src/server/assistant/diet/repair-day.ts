import type { DietTarget } from '../../../contract/assistant/diet.ts';
import { familiarity, type Eatable } from '../foods/index.ts';
import { baseOf, isWornOut, othersFor } from './choose-items.ts';
import type { Kitchen, Week } from './choose-items.ts';
import type { WeightedRandom } from '../part/index.ts';
import { brokenRules, distanceFromTarget } from './judge-day.ts';
import { staples } from './menu-shapes.ts';
import { slotFor } from './choose-day-items.ts';
import type { Meal } from './choose-day-items.ts';
import { add, costOf, oddnessOf, sumsOf, tuneDay } from './tune-day.ts';
import type { Slot, Sums } from './tune-day.ts';

const mostTries = 14;
const triedOfEach = 9;

export const distanceOfSlots = (slots: readonly Slot[], target: DietTarget): number => distanceFromTarget(sumsOf(slots, 0), target);

export const keepsRules = (slots: readonly Slot[], target: DietTarget): boolean => brokenRules(sumsOf(slots, 0), target).length === 0;

type Exchange = { readonly at: number; readonly slot: Slot; readonly cost: number };

/**
 * Repairs a day whose sums miss the targets: exchanges the item that helps most and adjusts the amounts again, until it fits. Returns the
 * changed slots.
 */
export function repairDay(
  first: Slot[],
  meals: readonly Meal[],
  target: DietTarget,
  kitchen: Kitchen,
  week: Week,
  dice: WeightedRandom,
): Slot[] {
  const shares = meals.map(({ share }) => share);
  let slots = first;
  for (let attempt = 0; attempt < mostTries && distanceOfSlots(slots, target) > 0; attempt++) {
    const exchange = bestExchange(slots, meals, target, shares, kitchen, week, dice);
    if (!exchange) break;
    slots = slots.map((slot, index) => (index === exchange.at ? exchange.slot : slot));
    tuneDay(slots, target, shares);
  }
  return slots;
}

const takenBy = (slots: readonly Slot[], at: number): Set<string> => {
  const meal = slots[at]?.meal;
  const others = slots.filter((slot, index) => index !== at && (!staples.has(slot.eatable.role) || slot.meal === meal));
  return new Set(others.map(({ eatable }) => baseOf(eatable)));
};

function bestExchange(
  slots: readonly Slot[],
  meals: readonly Meal[],
  target: DietTarget,
  shares: readonly number[],
  kitchen: Kitchen,
  week: Week,
  dice: WeightedRandom,
): Exchange | undefined {
  const usesOf = (one: Eatable) => (staples.has(one.role) ? 0 : (week.uses.get(baseOf(one)) ?? 0));
  const sums = sumsOf(slots, shares.length);
  let best: Exchange | undefined;
  for (const [at, slot] of slots.entries()) {
    const letter = meals[slot.meal]?.letter ?? 's';
    let others = othersFor(slot.eatable, letter, takenBy(slots, at), kitchen).filter((one) => usesOf(one) < 2 && !isWornOut(one, week));
    put(sums, slot, -1);
    for (let tried = 0; tried < triedOfEach; tried++) {
      const other = dice.pick(others, (one) => familiarity(one) * (usesOf(one) === 0 ? 1 : 0.3));
      if (!other) break;
      others = others.filter((one) => one !== other);
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
