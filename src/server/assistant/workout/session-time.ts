import type { WorkoutBlock } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import { knownExercise } from './exercises.ts';
import { minutesOn } from './wishes/wishes-of.ts';

export type TimedItem = { exercise: string; sets: number; reps: number | null; seconds: number | null; restSeconds: number };

/** Seconds to change to the next exercise. */
export const changeSeconds = (block: WorkoutBlock): number => (block === 'power' || block === 'strength' || block === 'prehab' ? 30 : 5);

/** The maximum minutes of a session on the day before a match. */
const easyMinutes = 25;

/** Seconds of work in one item: all sets, both sides. */
export function workSeconds({ exercise, sets, reps, seconds }: TimedItem): number {
  const { dose, eachSide } = knownExercise(exercise);
  const once = reps === null ? (seconds ?? 0) : reps * (dose.by === 'reps' ? dose.secondsEach : 3);
  return sets * once * (eachSide ? 2 : 1);
}

/** Seconds of one item with its rests and the change to the next. */
export const itemSeconds = (item: TimedItem, block: WorkoutBlock): number =>
  workSeconds(item) + Math.max(0, item.sets - 1) * item.restSeconds + changeSeconds(block);

/** Whether a session takes clearly less than the minutes asked for. */
export const isShort = (seconds: number, askedMinutes: number): boolean => seconds < askedMinutes * 60 * 0.9;

/** Seconds of a whole session: work, rests, changes. The only place where a session's time is calculated. */
export const sessionSeconds = (blocks: readonly { block: WorkoutBlock; items: readonly TimedItem[] }[]): number =>
  Math.round(blocks.reduce((sum, { block, items }) => sum + items.reduce((all, item) => all + itemSeconds(item, block), 0), 0));

/** The minutes of a session: as asked for that weekday, and short on the day before a match. */
export function askedMinutes(request: WorkoutRequest, weekday: Weekday, isEasy: boolean): number {
  const minutes = minutesOn(request, weekday);
  return isEasy ? Math.min(minutes, easyMinutes) : minutes;
}
