import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';

const dayMs = 86_400_000;
const firstOf = (startsOn: string) => (new Date(`${startsOn}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weekday of a plan's day; days count from the first. */
export const weekdayOf = (startsOn: string, day: number): Weekday =>
  weekdays[(new Date(Date.parse(`${startsOn}T00:00:00Z`) + day * dayMs).getUTCDay() + 6) % 7] as Weekday;

/** The day of the week after this one. */
export const dayAfter = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 1) % 7] ?? 'monday';

/** The minute of the day at a time such as '07:30'. */
export const minuteOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5));

/** The number of the plan's day that falls on a weekday of one of its weeks (1 is the first). */
export const dayInWeek = (startsOn: string, week: number, weekday: Weekday): number =>
  (week - 1) * 7 + ((weekdays.indexOf(weekday) - firstOf(startsOn) + 7) % 7);
