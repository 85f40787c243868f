import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { dayAfter, type Chance } from '../part/index.ts';
import { isWeekFull, mostSessions, needsRestDay } from './rest-day.ts';
import { isLongRunDay, partOn, wishesOf } from './wishes/wishes-of.ts';

export type PlannedDay = { weekday: Weekday; isEasy: boolean };

const before = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 6) % 7] ?? 'sunday';

/** Whether the next day has a match. */
export const isDayBeforeMatch = (day: Weekday, { matchDays }: Pick<WorkoutRequest, 'matchDays'>): boolean =>
  matchDays.includes(dayAfter(day));

/** Whether a day only loosens: the one before a match, or one that was asked to. */
export const isEasyDay = (day: Weekday, request: Pick<WorkoutRequest, 'matchDays' | 'wishes'>): boolean =>
  isDayBeforeMatch(day, request) || partOn(request, day) === 'mobility';

/** The days on which sessions are possible: never a match day, and only free days if some are named. */
export const openDays = ({ matchDays, freeDays }: Pick<WorkoutRequest, 'matchDays' | 'freeDays'>): Weekday[] =>
  weekdays.filter((day) => !matchDays.includes(day) && (freeDays.length === 0 || freeDays.includes(day)));

/** As many training days as asked for and possible, spread out and away from matches; the day before a match is easy. */
export function chooseDays(request: WorkoutRequest, chance: Chance): PlannedDay[] {
  const open = openDays(request);
  const { isSpread } = wishesOf(request);
  const isApart = (days: readonly Weekday[]) => !isSpread || !days.some((day) => days.includes(dayAfter(day)));
  // With sport on every day a day of it is left out for rest.
  const isRested = (days: readonly Weekday[]) => !needsRestDay(request) || !isWeekFull(days, request);
  const isFit = (days: readonly Weekday[]) => isApart(days) && (days.length === 1 || isRested(days) || isWeekFull([], request));
  let count = Math.min(request.days, open.length, mostSessions(request));
  while (count > 1 && !subsets(open, count).some(isFit)) count--;
  const best = subsets(open, count)
    .filter(isFit)
    .map((days) => ({ days, cost: costOf(days, request) + chance.part() * 0.3 }))
    .sort((one, other) => one.cost - other.cost)[0];
  return (best?.days ?? []).map((weekday) => ({ weekday, isEasy: isEasyDay(weekday, request) }));
}

/** Rather two things on one day than none without any. */
const fullWeek = 2;
/** A day with a session of its own is chosen before any other. */
const wantedDay = 10;

function costOf(days: readonly Weekday[], request: WorkoutRequest): number {
  const chosen = new Set(days);
  let cost = isWeekFull(days, request) ? fullWeek : 0;
  for (const day of days) {
    if (isDayBeforeMatch(day, request)) cost += 3;
    if (request.matchDays.includes(before(day))) cost += 0.7;
    if (request.trainingDays.includes(day)) cost += 1.5;
    const part = partOn(request, day);
    if ((part !== undefined && part !== 'noLegs') || isLongRunDay(request, day)) cost -= wantedDay;
    if (chosen.has(dayAfter(day))) cost += 1;
    if (chosen.has(dayAfter(day)) && chosen.has(dayAfter(dayAfter(day)))) cost += 0.6;
  }
  return cost;
}

function subsets<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => subsets(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
