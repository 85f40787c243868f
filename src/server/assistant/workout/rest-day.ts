import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';

type Sport = Pick<WorkoutRequest, 'age' | 'matchDays' | 'trainingDays'>;

/**
 * Children and teenagers have at least one day a week without any sport or training, their team's days counted (American Academy of
 * Pediatrics, overuse injuries, overtraining and burnout in young athletes, 2024).
 */
export const needsRestDay = ({ age }: Pick<WorkoutRequest, 'age'>): boolean => age < 18;

/** Beside sport on six days or all seven the young have two sessions at most. */
export const mostSessions = (request: Sport): number =>
  needsRestDay(request) && new Set([...request.matchDays, ...request.trainingDays]).size >= 6 ? 2 : 6;

/** Whether sessions on these days and the days of the sport fill the week. */
export const isWeekFull = (days: readonly Weekday[], { matchDays, trainingDays }: Pick<Sport, 'matchDays' | 'trainingDays'>): boolean =>
  weekdays.every((day) => days.includes(day) || matchDays.includes(day) || trainingDays.includes(day));

/**
 * The day of their sport that a young person should leave out, because sport and sessions fill the week: rather team training after a match.
 * Undefined if a day is free anyway, for adults, and where every day has a session.
 */
export function leftOutDay(days: readonly Weekday[], request: Sport): Weekday | undefined {
  if (!needsRestDay(request) || !isWeekFull(days, request)) return undefined;
  const open = weekdays.filter((day) => !days.includes(day));
  const practices = open.filter((day) => !request.matchDays.includes(day));
  const mayBe = practices.length > 0 ? practices : open;
  const isAfterMatch = (day: Weekday) => request.matchDays.includes(weekdays[(weekdays.indexOf(day) + 6) % 7] ?? 'sunday');
  return mayBe.find(isAfterMatch) ?? mayBe.at(-1);
}
