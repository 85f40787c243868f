import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { eatablesFor, isNamedFood } from '../foods/index.ts';
import { needsOfWeekday } from './needs-of-weekday.ts';

type DaysOfFood = { readonly food: string; readonly days: readonly number[] };

const allDays = [0, 1, 2, 3, 4, 5, 6] as const;
const known = new WeakMap<DietRequest, readonly DaysOfFood[]>();

/** So many of the days, spread over the week; the last of them is among them, which is a weekend's where the week begins on a Monday. */
const spread = (days: readonly number[], times: number): number[] => {
  const count = Math.min(times, days.length);
  return Array.from({ length: count }, (_one, at) => days[Math.floor(((at + 1) * days.length) / count) - 1] ?? 0);
};

/** The days of the plan on which a food comes that is wanted a number of times a week: of those that allow it at all. */
export function daysOfTimes(request: DietRequest): readonly DaysOfFood[] {
  const there = known.get(request);
  if (there) return there;
  const found = request.foodTimes.map(({ food, times }): DaysOfFood => {
    const isAllowedOn = (day: number) => eatablesFor(needsOfWeekday(request, day)).some((one) => isNamedFood(one, food));
    return { food, days: spread(allDays.filter(isAllowedOn), times) };
  });
  known.set(request, found);
  return found;
}
