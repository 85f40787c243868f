import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { BodyPart } from '../../../contract/assistant/words.ts';
import type { PlannedDay } from './choose-days.ts';
import type { Exercise } from './exercises.ts';
import type { RunningPieces } from './fit-conditioning.ts';
import { startingLevel } from './may-do.ts';
import type { DayKind } from './split.ts';
import { isLongRunDay, isWanted, wishesOf } from './wishes/wishes-of.ts';

const runs: ReadonlySet<string> = new Set(['run-walk', 'easy-jog', 'tempo-run', 'running-intervals']);
const landing: ReadonlySet<BodyPart> = new Set([
  'hip',
  'hamstring',
  'quadriceps',
  'knee',
  'shin',
  'calf',
  'achilles',
  'ankle',
  'foot',
  'lowerBack',
]);

export const isRun = ({ id }: Pick<Exercise, 'id'>): boolean => runs.has(id);

/** Whether somebody comes back to running: a leg or the lower back that takes the landing hurt before. */
const returnsToRunning = ({ injuries }: Pick<WorkoutRequest, 'injuries'>): boolean =>
  injuries.some(({ part, when }) => when === 'past' && landing.has(part));

/** Whether the endurance of this person is running: it is the aim or was asked for, and nothing forbids it. A road is all that it needs. */
export function isRunner(request: WorkoutRequest, allowed: readonly Exercise[]): boolean {
  if (!allowed.some(isRun)) return false;
  const wanted = allowed.filter((one) => one.roles.includes('conditioning') && isWanted(one, request));
  if (wanted.length > 0) return wanted.some(isRun);
  return request.goal === 'endurance';
}

/** The kinds of a week's days with one for the long run alone, if there are two days or more; what it would have trained changes places with it. */
export function withLongRun(
  kinds: readonly DayKind[],
  days: readonly Weekday[],
  request: WorkoutRequest,
  allowed: readonly Exercise[],
): DayKind[] {
  const at = days.findIndex((day) => isLongRunDay(request, day));
  if (at < 0 || days.length < 2 || !allowed.some(({ id }) => id === 'easy-jog' || id === 'run-walk')) return [...kinds];
  const other = kinds.indexOf('endurance');
  return kinds.map((kind, index) => (index === at ? 'endurance' : index === other ? (kinds[at] ?? kind) : kind));
}

const mostRuns = { beginner: 3, intermediate: 4, advanced: 5 } as const;

/**
 * The days with a run, those for endurance alone first. Beginners and who comes back to running have a day between two runs, so that shins and
 * tendons keep up with the breath.
 */
export function runDays(request: WorkoutRequest, days: readonly PlannedDay[], forEndurance: ReadonlySet<Weekday>): ReadonlySet<Weekday> {
  const level = returnsToRunning(request) ? 'beginner' : startingLevel(request);
  const open = days.filter(({ isEasy }) => !isEasy).map(({ weekday }) => weekday);
  // The first steps of a run need all of a session; of four days and more, strength has its own.
  const others = level === 'beginner' && open.length > 3 && forEndurance.size > 0 ? [] : open.filter((day) => !forEndurance.has(day));
  const ordered = [...open.filter((day) => forEndurance.has(day)), ...others].sort(
    (one, other) => Number(isLongRunDay(request, other)) - Number(isLongRunDay(request, one)),
  );
  const chosen = new Set<Weekday>();
  for (const day of ordered) {
    const at = weekdays.indexOf(day);
    const isNextToRun = [weekdays[(at + 6) % 7], weekdays[(at + 1) % 7]].some((near) => near !== undefined && chosen.has(near));
    if (chosen.size < mostRuns[level] && !(level === 'beginner' && isNextToRun)) chosen.add(day);
  }
  return chosen;
}

/** The run of a day: pieces with walks for beginners and who comes back; otherwise easy, or on a hard day short and long hard pieces in turn. */
export function runFor(request: WorkoutRequest, allowed: readonly Exercise[], hardTurn: number | null): Exercise | undefined {
  const may = (id: string) => allowed.find((one) => one.id === id);
  if (returnsToRunning(request) || startingLevel(request) === 'beginner') return may('run-walk') ?? may('easy-jog');
  const hard = ['running-intervals', 'tempo-run'].flatMap((id) => may(id) ?? []);
  return (hardTurn === null ? undefined : hard[hardTurn % Math.max(1, hard.length)]) ?? may('easy-jog') ?? may('run-walk');
}

const beginnerPieces = [60, 90, 120, 60] as const;
const returnerPieces = [120, 180, 240, 120] as const;

/** The seconds of a piece of running in the first week and in this one, a minute's walk after each: they double within three weeks. */
export function runningPieces(request: WorkoutRequest, week: number, weekday: Weekday): RunningPieces {
  const pieces = startingLevel(request) === 'beginner' ? beginnerPieces : returnerPieces;
  const length = wishesOf(request).longRun === undefined ? 'usual' : isLongRunDay(request, weekday) ? 'long' : 'short';
  return { first: pieces[0], now: pieces[week - 1] ?? pieces[0], week, length };
}
