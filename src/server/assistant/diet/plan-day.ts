import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Eatable } from '../foods/index.ts';
import { baseOf } from './choose-items.ts';
import type { Kitchen, Week } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import type { Steps, WeightedRandom } from '../part/index.ts';
import { fillDay } from './fill-day.ts';
import { mendDay } from './mend-day.ts';
import { hardMissOf, missOf, repairDay } from './repair-day.ts';
import { mealsOf, chooseDayItems, type DayKitchen } from './choose-day-items.ts';
import type { Meal } from './choose-day-items.ts';
import { mostMinutesOn } from './meal-minutes.ts';
import type { FixedItem } from './wanted-meals.ts';
import { tuneDay } from './tune-day.ts';
import type { Slot } from './tune-day.ts';

/**
 * The number of tables tried: of the week's menu, without the leftover, and at last of everything that is allowed; the very last without
 * regard to repetition.
 */
const [tablesOfMenu, tablesWithoutLeftover, tablesOfAll, mostTables] = [6, 8, 13, 20];
/** From this table on even a dish that has come three times may come again, because nothing else makes a day. */
const tablesWithoutWornOut = 17;
/** Tables without a better day, after which the best is taken. */
const mostInVain = 3;
/** Good enough not to look further: no rule broken, nobody overeats one food, and every meal as a cook serves it. */
const smallMiss = 0.002;
/** Good enough after some tables: a few grams of vegetables short, which no rule forbids. */
const [fairMiss, tablesForFair] = [0.015, 3];
const goodAfter = (tables: number) => (tables < tablesForFair ? smallMiss : fairMiss);

export type PlannedDay = { readonly meals: readonly Meal[]; readonly slots: readonly Slot[] };
export type Stocks = {
  /** What was chosen for the week. */
  readonly menu: Kitchen;
  /** What else may be eaten on this day. */
  readonly all: Kitchen;
  readonly leftover?: Eatable | undefined;
  /** Whether the dinner is cooked for tomorrow's lunch too. */
  readonly isCookedForTomorrow: boolean;
  /** What was asked for by name. */
  readonly fixed: readonly FixedItem[];
};

const mostTimes = 3;
/** What is known of the week so far, except for dishes that may come again. */
const wornOutIn = ({ uses, lastDay }: Week): Week => ({
  uses: new Map([...uses].filter(([, count]) => count >= mostTimes)),
  lastDay,
});

const noWeek: Week = { uses: new Map(), lastDay: new Map() };

/** Plans one day: chooses items, adjusts their amounts, and exchanges items until the sums fit; otherwise starts again with other items. */
export function* planDay(request: DietRequest, day: number, stocks: Stocks, week: Week, dice: WeightedRandom): Steps<PlannedDay> {
  const target = dayTarget(request, day);
  const meals = mealsOf(request, target);
  const shares = meals.map(({ share }) => share);
  const dayKitchen = (kitchen: Kitchen, known: Week): DayKitchen => ({
    ...{ target, day, kitchen, week: known, mostMinutes: (meal: MealKey) => mostMinutesOn(request, day, meal) },
    ...{ fixed: stocks.fixed, isCookedForTomorrow: stocks.isCookedForTomorrow },
  });
  let inVain = 0;
  let best: { slots: Slot[]; miss: number } | undefined;
  for (let table = 0; table < mostTables && !(best && best.miss <= goodAfter(table)); table++) {
    // A dish too often is for ranges that nothing else keeps, not for a meal without a vegetable.
    if (table === tablesWithoutWornOut && best && hardMissOf(best.slots, meals, target) <= smallMiss) break;
    const at: DayKitchen = {
      ...dayKitchen(
        table < tablesWithoutLeftover ? stocks.menu : stocks.all,
        table < tablesOfAll ? week : table < tablesWithoutWornOut ? wornOutIn(week) : noWeek,
      ),
      ...(stocks.leftover && table < tablesOfMenu && { leftover: stocks.leftover }),
    };
    const first = chooseDayItems(meals, at, dice);
    tuneDay(first, target, shares);
    yield;
    const slots = repairDay(first, meals, at, dice);
    const miss = missOf(slots, meals, target);
    yield;
    const isBetter = !best || miss < best.miss * 0.95;
    if (!best || miss < best.miss) best = { slots, miss };
    inVain = isBetter ? 0 : inVain + 1;
    if (inVain >= mostInVain && table >= (target.limits.carbs === undefined ? tablesWithoutLeftover : tablesOfAll)) break;
  }
  let slots = best?.slots ?? [];
  for (const known of [week, wornOutIn(week), noWeek]) {
    if (missOf(slots, meals, target) <= fairMiss || (known === noWeek && hardMissOf(slots, meals, target) <= smallMiss)) break;
    slots = fillDay(slots, meals, dayKitchen(stocks.all, known));
    yield;
    slots = mendDay(slots, meals, dayKitchen(stocks.all, known));
    yield;
  }
  for (const { eatable } of slots) {
    week.uses.set(baseOf(eatable), (week.uses.get(baseOf(eatable)) ?? 0) + 1);
    week.lastDay.set(baseOf(eatable), day);
  }
  return { meals, slots };
}
