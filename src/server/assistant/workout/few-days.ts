import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { StrengthSlot } from './choose-strength.ts';
import type { Exercise } from './exercises.ts';
import { fitsDay, regionOf, type DayKind } from './split.ts';
import { isCounted, timesAWeekOf } from './wishes/wishes-of.ts';

/** What was asked to be trained on so many days and not on more. */
const capped = (request: WorkoutRequest) => timesAWeekOf(request).filter(({ isMost, times }) => isMost || times === 1);

/** The kinds of a week's days with legs on no more of them than was asked for: the other days train the upper body. */
export function withFewLegDays(kinds: readonly DayKind[], request: WorkoutRequest): DayKind[] {
  const most = Math.min(...capped(request).flatMap(({ of, times }) => (of === 'legs' ? [times] : [])), kinds.length);
  let left = most;
  return kinds.map((kind) => {
    if (kind !== 'full' && kind !== 'lower') return kind;
    left -= 1;
    return left >= 0 ? kind : 'upper';
  });
}

/** Keeps exercises out of the sessions beyond the number of days that was asked for. */
export function keepToFewDays(slots: readonly StrengthSlot[], request: WorkoutRequest, allowed: readonly Exercise[]): void {
  for (const one of capped(request)) {
    const counted = allowed.filter((exercise) => isCounted(exercise, one));
    // A carry loads the legs on any day; what counts are the days of their lifts.
    const lifts = counted.filter((exercise) => regionOf(exercise) !== null);
    const fitting = slots.filter(({ kind }) => (lifts.length > 0 ? lifts : counted).some((exercise) => fitsDay(exercise, kind)));
    for (const slot of fitting.slice(one.times)) for (const { id } of counted) slot.taken.add(id);
  }
}
