import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { baseOf } from './choose-items.ts';
import type { Kitchen, Week } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import type { WeightedRandom } from '../part/index.ts';
import { keepsRules, repairDay, distanceOfSlots } from './repair-day.ts';
import { mealsOf, chooseDayItems } from './choose-day-items.ts';
import type { Meal } from './choose-day-items.ts';
import { tuneDay } from './tune-day.ts';
import type { Slot } from './tune-day.ts';

/**
 * The number of tables tried for a day that fits with a margin; more are tried only if a rule is broken, the last ones without regard to
 * repetition.
 */
const tablesForRoom = 4;
const tablesOfThisWeek = 8;
const mostTables = 20;

export type PlannedDay = { readonly meals: readonly Meal[]; readonly slots: readonly Slot[] };

/** Plans one day: chooses items, adjusts their amounts, and exchanges items until the sums fit; otherwise starts again with other items. */
export function planDay(request: DietRequest, day: number, kitchen: Kitchen, week: Week, dice: WeightedRandom): PlannedDay {
  const target = dayTarget(request, day);
  const meals = mealsOf(request, target);
  const shares = meals.map(({ share }) => share);
  let best: { slots: Slot[]; miss: number } | undefined;
  const isRight = (table: number) => best && (table < tablesForRoom ? best.miss === 0 : keepsRules(best.slots, target));
  for (let table = 0; table < mostTables && !isRight(table); table++) {
    // If few foods with protein are allowed, repeating a dish is better than a day that falls short.
    const eaten = table < tablesOfThisWeek ? week : { uses: new Map(), lastDay: new Map() };
    const first = chooseDayItems(meals, target, kitchen, eaten, day, dice);
    tuneDay(first, target, shares);
    const slots = repairDay(first, meals, target, kitchen, eaten, dice);
    const miss = distanceOfSlots(slots, target);
    if (!best || miss < best.miss) best = { slots, miss };
  }
  const slots = best?.slots ?? [];
  for (const { eatable } of slots) {
    week.uses.set(baseOf(eatable), (week.uses.get(baseOf(eatable)) ?? 0) + 1);
    week.lastDay.set(baseOf(eatable), day);
  }
  return { meals, slots };
}
