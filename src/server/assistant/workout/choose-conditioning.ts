import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import type { Exercise } from './exercises.ts';
import { mostEffort } from './intensity.ts';
import { sportNeeds } from './sport-needs.ts';

const machines = (exercise: Exercise) => exercise.needs.length > 0;
const ranks = { beginner: 0, intermediate: 1, advanced: 2 } as const;

/** The conditioning of a session, first choice first. Hard intervals at most every second day, and never if effort is limited. */
export function chooseConditioning(request: WorkoutRequest, allowed: readonly Exercise[], turn: number, chance: Chance): string[] {
  const may = allowed.filter(({ roles }) => roles.includes('conditioning'));
  const wantsIntervals = request.goal === 'fatLoss' || request.goal === 'endurance' || sportNeeds(request.sport)?.isStopAndGo === true;
  const isHard = wantsIntervals && turn % 2 === 0 && mostEffort(request) >= 7;
  const hasBrisk = may.some(({ id }) => id === 'brisk-walk');
  const scored = may
    .filter(({ id }) => !(id === 'easy-walk' && hasBrisk))
    .map((exercise) => ({ exercise, score: scoreOf(exercise, isHard) + chance.part() * 0.8 }))
    .sort((one, other) => other.score - one.score)
    .map(({ exercise }) => exercise);
  const first = scored[0];
  // A second, steady exercise fills the rest of a long session.
  const second = scored.find(({ id, dose }) => dose.by === 'steady' && id !== first?.id);
  const third = scored.find(({ id, dose }) => id !== first?.id && id !== second?.id && (dose.by === 'steady' || dose.by === 'interval'));
  return [first, second, third].flatMap((one) => (one ? [one.id] : []));
}

function scoreOf(exercise: Exercise, isHard: boolean): number {
  const fits = (exercise.dose.by === 'interval') === isHard ? 1.2 : 0;
  const isSeated = exercise.id.startsWith('seated') ? -0.6 : exercise.id === 'marching' ? -0.5 : 0;
  return fits + (machines(exercise) ? 0.4 : 0) + ranks[exercise.level] * 0.25 + isSeated;
}
