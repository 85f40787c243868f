import { knownExercise } from './exercises.ts';
import { changeSeconds } from './session-time.ts';
import type { TimedItem } from './session-time.ts';

const least = 150;
const mostInterval = 1_320;
const mostRounds = 12;

/** Conditioning within these seconds, and within a maximum of work: intervals in whole rounds, steady work in whole minutes. */
export function fitConditioning(ids: readonly string[], seconds: number, mostWork: number): TimedItem[] {
  const items: TimedItem[] = [];
  let left = seconds;
  let workLeft = mostWork;
  for (const id of ids) {
    const item = fitOne(id, left - changeSeconds('conditioning'), workLeft);
    if (!item) continue;
    items.push(item);
    const work = item.sets * (item.seconds ?? 0);
    left -= work + (item.sets - 1) * item.restSeconds + changeSeconds('conditioning');
    workLeft -= work;
    if (left < least) break;
  }
  return items;
}

function fitOne(id: string, seconds: number, mostWork: number): TimedItem | undefined {
  const { dose } = knownExercise(id);
  if (dose.by === 'interval') {
    const room = Math.min(seconds, mostInterval);
    const sets = Math.min(Math.floor((room + dose.rest) / (dose.work + dose.rest)), Math.floor(mostWork / dose.work), mostRounds);
    return sets < 3 ? undefined : { exercise: id, sets, reps: null, seconds: dose.work, restSeconds: dose.rest };
  }
  if (dose.by !== 'steady') return undefined;
  const long = Math.floor(Math.min(seconds, mostWork, dose.most) / 60) * 60;
  return long < Math.max(least, dose.least) ? undefined : { exercise: id, sets: 1, reps: null, seconds: long, restSeconds: 0 };
}
