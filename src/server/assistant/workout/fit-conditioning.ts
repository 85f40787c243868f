import { knownExercise } from './exercises.ts';
import { changeSeconds } from './session-time.ts';
import type { TimedItem } from './session-time.ts';

const least = 150;
const mostInterval = 1_320;
const mostRounds = 12;

/** Seconds of a piece of running in the first week and in this one. */
export type RunningPieces = {
  first: number;
  now: number;
  week: number;
  /** In a week with a long run the others are shorter. */
  length: 'usual' | 'long' | 'short';
};

/** Conditioning within these seconds, and within a maximum of work: intervals in whole rounds, steady work in whole minutes. */
export function fitConditioning(ids: readonly string[], seconds: number, mostWork: number, pieces: RunningPieces): TimedItem[] {
  const items: TimedItem[] = [];
  let left = seconds;
  let workLeft = mostWork;
  for (const id of ids) {
    const room = left - changeSeconds('conditioning');
    const item = id === 'run-walk' ? fitRuns(room, workLeft, pieces) : fitOne(id, room, workLeft, pieces);
    if (!item) continue;
    items.push(item);
    const work = item.sets * (item.seconds ?? 0);
    left -= work + (item.sets - 1) * item.restSeconds + changeSeconds('conditioning');
    workLeft -= work;
    if (left < least) break;
  }
  return items;
}

const steadyRuns: ReadonlySet<string> = new Set(['easy-jog', 'tempo-run']);
/** The share of its time that a run takes where another day has the long one, and the most seconds of that. */
const shortShare = 0.7;
const longestRun = 5_400;

function fitOne(id: string, seconds: number, mostWork: number, { length }: RunningPieces): TimedItem | undefined {
  const { dose } = knownExercise(id);
  if (dose.by === 'interval') {
    const room = Math.min(seconds, mostInterval);
    const sets = Math.min(Math.floor((room + dose.rest) / (dose.work + dose.rest)), Math.floor(mostWork / dose.work), mostRounds);
    return sets < 3 ? undefined : { exercise: id, sets, reps: null, seconds: dose.work, restSeconds: dose.rest };
  }
  if (dose.by !== 'steady') return undefined;
  const isRun = steadyRuns.has(id);
  const most = isRun && length === 'long' ? longestRun : dose.most;
  const room = isRun && length === 'short' ? seconds * shortShare : seconds;
  const long = Math.floor(Math.min(room, mostWork, most) / 60) * 60;
  return long < Math.max(least, dose.least) ? undefined : { exercise: id, sets: 1, reps: null, seconds: long, restSeconds: 0 };
}

const walkSeconds = 60;
/** By how much the running of a week may exceed that of the first. */
const runningGrowth = [1, 1.2, 1.44, 1] as const;
/** Whole pieces may take a little more than other conditioning, up to a fifth more than the week before. */
const roundingUp = 1.2 / 1.12;

/** Pieces of running with a minute's walk between: fewer and longer ones from week to week, and never a fifth more in all. */
function fitRuns(seconds: number, mostWork: number, { first, now, week, length: kind }: RunningPieces): TimedItem | undefined {
  const fits = (length: number) => Math.floor((seconds + walkSeconds) / (length + walkSeconds));
  const rounds = (first > 60 ? 8 : 10) * (kind === 'long' ? 1.5 : kind === 'short' ? 0.7 : 1);
  const start = Math.min(fits(first), Math.floor(rounds)) * first;
  const sets = Math.min(
    fits(now),
    Math.floor((start * (runningGrowth[week - 1] ?? 1)) / now),
    Math.floor((mostWork * roundingUp + 1) / now),
  );
  return sets < 2 ? undefined : { exercise: 'run-walk', sets, reps: null, seconds: now, restSeconds: walkSeconds };
}
