import type { ExerciseCard, Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import hindiHow from '../../../data/workout/hindi-how.json' with { type: 'json' };
import { exerciseOf, knownExercise } from './exercises.ts';
import { whyNot } from './may-do.ts';
import type { WorkoutTexts } from './texts.ts';

const inHindi: Readonly<Record<string, readonly string[]>> = hindiHow;

/** The description of an exercise; easier and harder versions only if the person may do them. */
export function exerciseCard(id: string, request: WorkoutRequest, texts: WorkoutTexts): ExerciseCard {
  const exercise = knownExercise(id);
  const named = (muscles: readonly Muscle[]) => muscles.map((muscle) => ({ id: muscle, name: texts.muscles[muscle] }));
  const version = (other: string | null) => {
    const found = other === null ? undefined : exerciseOf(other);
    return found && whyNot(found, request) === null ? { id: found.id, name: found.name[request.language] } : null;
  };
  const words = request.language === 'hindi' ? inHindi[id] : undefined;
  return {
    id,
    name: exercise.name[request.language],
    how: words ? words.slice(0, -1) : exercise.how,
    mistake: words?.at(-1) ?? exercise.mistake,
    primary: named(exercise.primary),
    secondary: named(exercise.secondary),
    equipment: owned(exercise.needs, request).map((thing) => ({ id: thing, name: texts.equipment[thing] })),
    level: texts.levels[exercise.level],
    pattern: texts.patterns[exercise.pattern],
    easier: version(exercise.easier),
    harder: version(exercise.harder),
  };
}

const owned = (needs: ReturnType<typeof knownExercise>['needs'], { equipment }: WorkoutRequest) =>
  needs.flatMap((oneOf) => oneOf.filter((thing) => equipment.includes(thing)).slice(0, 1));
