import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { Needs } from '../foods/index.ts';

/** The weekday of a day of the plan; a plan whose first weekday is unknown starts on a Monday. */
function weekdayOf({ firstWeekday }: Pick<DietRequest, 'firstWeekday'>, day: number): Weekday {
  const first = weekdays.indexOf(firstWeekday ?? 'monday');
  return weekdays[(first + day) % weekdays.length] ?? 'monday';
}

/** Whether a day of the plan is one of these weekdays. */
export const isOnWeekday = (request: Pick<DietRequest, 'firstWeekday'>, day: number, days: readonly Weekday[]): boolean =>
  days.includes(weekdayOf(request, day));
export const isWeekend = (request: DietRequest, day: number): boolean => ['saturday', 'sunday'].includes(weekdayOf(request, day));
export const isFastDay = (request: DietRequest, day: number): boolean => request.fastingDays.includes(weekdayOf(request, day));

/** From this age on people are at risk from raw sprouts (FoodSafety.gov). */
const old = 65;
/** What must stay out on every day. */
export const needsAlways = ({ allergens, patterns, dislikes, conditions, age }: DietRequest): Needs => ({
  ...{ allergens, patterns, dislikes, conditions, isOld: age >= old },
});

/** What must stay out of a day of the plan but for foods that come a number of times. */
export function needsOfWeekday(request: DietRequest, day: number): Needs {
  const weekday = weekdayOf(request, day);
  const always = needsAlways(request);
  const onDay = request.patternDays.filter(({ days }) => days.includes(weekday)).map(({ pattern }) => pattern);
  const offDay = request.foodDays
    .filter(({ rule, days }) => (rule === 'notOn' ? days.includes(weekday) : !days.includes(weekday)))
    .map(({ food }) => food);
  return {
    ...always,
    patterns: [...new Set([...request.patterns, ...onDay])],
    dislikes: [...request.dislikes, ...offDay],
    isFasting: isFastDay(request, day),
  };
}
