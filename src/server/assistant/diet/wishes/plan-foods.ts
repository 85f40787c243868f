import type { DietDay, DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import { weekdays, type Weekday } from '../../../../contract/assistant/weekdays.ts';
import { eatableOf, isNamedFood, type Eatable } from '../../foods/index.ts';

/** Everything that a day has to eat. */
export const eatablesOf = (day: DietDay): Eatable[] => day.meals.flatMap(({ items }) => items.flatMap(({ id }) => eatableOf(id) ?? []));

/** The first thing of the days that is the food or is made with it, in the plan's language; undefined if there is none. */
export function findFood(days: readonly DietDay[], said: string): string | undefined {
  const items = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  return items.find(({ id }) => {
    const eatable = eatableOf(id);
    return eatable !== undefined && isNamedFood(eatable, said);
  })?.name;
}

/** The days of the plan that are, or are not, among the weekdays; none if the plan's first weekday is unknown. */
export function daysOn(plan: DietPlan, { firstWeekday }: DietRequest, days: readonly Weekday[], are: boolean): DietDay[] {
  if (firstWeekday === null) return [];
  const first = weekdays.indexOf(firstWeekday);
  return plan.days.filter((_day, at) => days.includes(weekdays[(first + at) % 7] as Weekday) === are);
}
