import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import type { Exercise, ExerciseRole } from './exercises.ts';
import { allowedExercises } from './may-do.ts';

type Wanted = { role: ExerciseRole; taken: ReadonlySet<string>; chance: Chance };

/** Replacements for an exercise, most similar first: by muscles, then by pattern, then a little at random. */
export function replacementsOf(exercise: Exercise, request: WorkoutRequest, { role, taken, chance }: Wanted): Exercise[] {
  return allowedExercises(request)
    .filter(({ id, roles }) => id !== exercise.id && roles.includes(role) && !taken.has(id))
    .map((one) => ({ one, score: likeness(one, exercise) + chance.part() * 0.6 }))
    .filter(({ score }) => role !== 'strength' || score >= 1)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

function likeness(one: Exercise, other: Exercise): number {
  const shared = one.primary.filter((muscle) => other.primary.includes(muscle)).length;
  const helped = one.secondary.filter((muscle) => other.secondary.includes(muscle)).length;
  const isVersion = one.id === other.easier || one.id === other.harder ? 0.4 : 0;
  return shared + helped * 0.2 + (one.pattern === other.pattern ? 0.8 : 0) + isVersion + (one.dose.by === other.dose.by ? 0.3 : 0);
}
