import type { MajorMuscle } from '../../../contract/assistant/workout-plan.ts';
import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Level } from '../../../contract/assistant/words.ts';
import { exercises } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { lacksSupport } from './supports.ts';
import { isRefused, isWanted } from './wishes/wishes-of.ts';

const ranks: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 1, advanced: 2 };

/** Somebody who comes back after a break starts one level lower. */
export function startingLevel({ level, goal }: Pick<WorkoutRequest, 'level' | 'goal'>): Level {
  if (goal !== 'comeback') return level;
  return level === 'advanced' ? 'intermediate' : 'beginner';
}

export type WhyNot = 'equipment' | 'level' | 'injury' | 'condition' | 'age' | 'wish';

/** Running in short pieces with walks between is the way back to running, so a part that hurt before may take it. */
const isGradedReturn = (exercise: Exercise, request: WorkoutRequest) =>
  exercise.id === 'run-walk' && (request.goal === 'endurance' || isWanted(exercise, request));

/**
 * Why somebody may not do this exercise, or null if they may. A part that hurts now takes light loads only; one that hurt before takes no
 * impact but that of runs with walks between.
 */
export function whyNot(exercise: Exercise, request: WorkoutRequest): WhyNot | null {
  const owned = new Set(request.equipment);
  if (!exercise.needs.every((oneOf) => oneOf.some((thing) => owned.has(thing)))) return 'equipment';
  if (ranks[exercise.level] > ranks[startingLevel(request)]) return 'level';
  for (const { part, when } of request.injuries) {
    const load = exercise.loads[part];
    if (load === 'impact' && when === 'past' && isGradedReturn(exercise, request)) continue;
    if (load === 'impact' || (when === 'now' && (load === 'medium' || load === 'heavy'))) return 'injury';
  }
  if (request.conditions.some((condition) => exercise.notFor.includes(condition))) return 'condition';
  if (request.conditions.includes('hernia') && pressesTheBelly(exercise)) return 'condition';
  if (!isForAge(exercise, request) || lacksSupport(exercise, request)) return 'age';
  return isRefused(exercise, request) ? 'wish' : null;
}

/** Straining, heavy bars and bending the trunk against a load press on a hernia. */
const pressesTheBelly = ({ isStrain, needs, pattern, loads }: Exercise): boolean =>
  isStrain || pattern === 'coreFlexion' || loads.lowerBack === 'heavy' || needs.some((oneOf) => oneOf.includes('barbell'));

function isForAge({ needs, loads, isStrain }: Exercise, { age, level }: WorkoutRequest): boolean {
  const isImpact = Object.values(loads).includes('impact');
  if (age < 14 && (isStrain || needs.some((oneOf) => oneOf.includes('barbell')))) return false;
  if (age >= 65 && level !== 'advanced' && (isImpact || isStrain)) return false;
  return !(age >= 75 && isImpact);
}

/** The exercises that somebody may do, in the catalogue's order. */
export const allowedExercises = (request: WorkoutRequest): Exercise[] => exercises.filter((exercise) => whyNot(exercise, request) === null);

/** The large muscle groups that are the main target of at least one allowed strength exercise. */
export function trainableMuscles(allowed: readonly Exercise[]): MajorMuscle[] {
  const strength = allowed.filter(({ roles }) => roles.includes('strength'));
  return majorMuscles.filter((muscle) => strength.some(({ primary }) => primary.includes(muscle)));
}
