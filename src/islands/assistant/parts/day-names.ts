import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

const dayMs = 86_400_000;
const locales: Readonly<Record<PlanLanguage, string>> = { english: 'en-GB', hindi: 'hi-IN-u-nu-latn' };

/** The date of a plan's day: 'Mon 23 Nov'. */
export function dateOfDay(startsOn: string, day: number, language: PlanLanguage): string {
  const written = new Intl.DateTimeFormat(locales[language], { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return written.format(new Date(Date.parse(`${startsOn}T00:00:00Z`) + day * dayMs));
}

/** The number of the plan's day that falls on a weekday of one of its weeks (1 is the first). */
export function dayInWeek(startsOn: string, week: number, weekday: Weekday): number {
  const first = (new Date(`${startsOn}T00:00:00Z`).getUTCDay() + 6) % 7;
  return (week - 1) * 7 + ((weekdays.indexOf(weekday) - first + 7) % 7);
}
