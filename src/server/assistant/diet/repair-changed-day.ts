import type { DietDraft } from '../../../contract/assistant/diet.ts';
import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { eatableOf, fitted, portionOf, type Eatable } from '../foods/index.ts';
import { kitchenFor } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import { isSteadyGreen } from './steady-greens.ts';
import { weightedRandom } from '../part/index.ts';
import { repairDay } from './repair-day.ts';
import { mealsOf } from './choose-day-items.ts';
import { mostMinutesOn } from './meal-minutes.ts';
import { slotHeld, slotOf, tuneDay } from './tune-day.ts';
import type { Slot } from './tune-day.ts';

type DraftDay = DietDraft['days'][number];

function slotsOf(day: DraftDay, keys: readonly string[], dayKcal: number, request: DietRequest, chosen: string | undefined): Slot[] {
  return day.meals.flatMap(({ meal, items }) =>
    items.flatMap(({ id, amount }) => {
      const eatable: Eatable | undefined = eatableOf(id);
      if (!eatable) return [];
      const portion = portionOf(eatable, dayKcal);
      const ideal = fitted(amount, portion);
      const slot = slotOf(eatable, keys.indexOf(meal), portion, ideal);
      if (isSteadyGreen(eatable, request)) return [slotHeld(slot, amount)];
      return [id === chosen ? { ...slot, isFixed: true } : slot];
    }),
  );
}

/**
 * Repairs a day whose items have changed: adjusts the previous amounts, and exchanges items only if that is not enough, never the one that was
 * `chosen` by its id.
 */
export function repairChangedDay(day: DraftDay, index: number, request: DietRequest, seed: number, chosen?: string): DraftDay {
  const target = dayTarget(request, index);
  const meals = mealsOf(request, target);
  const keys = meals.map(({ key }) => key);
  const slots = slotsOf(day, keys, target.kcal, request, chosen).filter(({ meal }) => meal >= 0);
  tuneDay(
    slots,
    target,
    meals.map(({ share }) => share),
  );
  const week = { uses: new Map<string, number>(), lastDay: new Map<string, number>() };
  const mostMinutes = (meal: MealKey) => mostMinutesOn(request, index, meal);
  const at = { day: index, target, kitchen: kitchenFor(request, index), week, mostMinutes, isChanged: true };
  const repaired = repairDay(slots, meals, at, weightedRandom(seed, index + 1));
  return {
    meals: meals.flatMap(({ key }, meal) => {
      const items = repaired.filter((slot) => slot.meal === meal).map(({ eatable, amount }) => ({ id: eatable.id, amount }));
      return items.length > 0 ? [{ meal: key, items }] : [];
    }),
  };
}
