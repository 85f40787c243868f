import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';

const dayMs = 86_400_000;

/** The date of a plan's day, as 'Mon 23 Nov'. */
export const dateOfDay = (startsOn: string, day: number): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.parse(`${startsOn}T00:00:00Z`) + day * dayMs),
  );

/** The plan's day that a weekday of its week (1 is the first) falls on. */
export function dayInWeek(startsOn: string, week: number, weekday: Weekday): number {
  const first = (new Date(`${startsOn}T00:00:00Z`).getUTCDay() + 6) % 7;
  return (week - 1) * 7 + ((weekdays.indexOf(weekday) - first + 7) % 7);
}
