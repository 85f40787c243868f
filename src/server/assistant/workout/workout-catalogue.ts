import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { openDays } from './choose-days.ts';
import { allowedExercises, startingLevel } from './may-do.ts';
import { setRange } from './weekly-volume.ts';

/** What a model may choose from for this request: days, exercises with their uses, and the bounds to keep. */
export function workoutCatalogue(request: WorkoutRequest) {
  const { low, high } = setRange(request, request.days, false);
  return {
    level: startingLevel(request),
    days: openDays(request),
    minutes: request.minutes,
    weeklySets: { low, high },
    exercises: allowedExercises(request).map(({ id, name, roles, primary, pattern, dose }) => ({
      id,
      name: name.english,
      roles,
      muscles: primary,
      pattern,
      countedIn: dose.by === 'reps' ? ('repetitions' as const) : ('seconds' as const),
    })),
  };
}
