import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Eatable } from '../foods/index.ts';
import { isWeekend } from './needs-of-weekday.ts';

/** What takes no stove: fruit, nuts, a glass of milk. */
const leastMinutes = 10;
/** On two flames a second dish costs little beside the longest one. */
const besideAnother = 5;

/** Minutes in the kitchen for a meal whose dishes are cooked at the same time. */
export function minutesOfMeal(dishes: readonly Pick<Eatable, 'minutes'>[]): number {
  const cooked = dishes.map(({ minutes }) => minutes).filter((minutes) => minutes >= leastMinutes);
  return cooked.length === 0 ? 0 : Math.max(...cooked) + besideAnother * (cooked.length - 1);
}

/** The most minutes that a meal of this day may take: 45 from Monday to Friday, more on a weekend, or what was asked for. */
export function mostMinutesOn(request: DietRequest, day: number, meal: MealKey): number {
  const usual = isWeekend(request, day) ? 90 : 45;
  return Math.min(usual, Math.max(5, request.mostMinutes ?? usual), request.minutesOfMeals[meal] ?? usual);
}
