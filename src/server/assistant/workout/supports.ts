import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Exercise } from './exercises.ts';
import { isLimited } from './wishes/movement-limits.ts';
import { hasStyle, isWanted } from './wishes/wishes-of.ts';

/**
 * Whether somebody trains on chairs, walls and other steady supports: from 65 on unless they are advanced, and from 50 on after a fall. Rising
 * from a chair and balance with a hand ready are what prevents falls (Sherrington et al., Cochrane 2019); the way down to the floor and up again
 * is where they happen.
 */
export const needsSupports = (request: Pick<WorkoutRequest, 'age' | 'level' | 'wishes'>): boolean =>
  (request.age >= 65 && request.level !== 'advanced') || (request.age >= 50 && hasStyle(request, 'steady'));

const freeSteps: ReadonlySet<string> = new Set(['walking-lunge', 'lateral-lunge', 'cossack-squat', 'crossover-run']);

/** Whether an exercise goes down to the floor, jumps, or loads one leg without a support. */
const isUnsupported = (exercise: Exercise): boolean =>
  isLimited(exercise, 'floor') ||
  isLimited(exercise, 'impact') ||
  freeSteps.has(exercise.id) ||
  (isLimited(exercise, 'balancing') && (exercise.roles.includes('strength') || exercise.roles.includes('power')));

/** Squats without a chair behind: not for who has fallen. */
const freeSquats: ReadonlySet<string> = new Set(['bodyweight-squat', 'sumo-squat', 'tempo-squat', 'reverse-lunge']);

/** Whether an exercise stays out because it has no steady support; what was asked for by name stays. */
export const lacksSupport = (exercise: Exercise, request: WorkoutRequest): boolean =>
  needsSupports(request) &&
  (isUnsupported(exercise) || (hasStyle(request, 'steady') && freeSquats.has(exercise.id))) &&
  !isWanted(exercise, request);

const onFeet: ReadonlySet<string> = new Set([
  'standing-hip-extension',
  'standing-march-hold',
  'calf-raise',
  'tibialis-raise',
  'marching',
  'standing-climber',
  'standing-hip-circle',
  'standing-hip-stretch',
  'ankle-circle',
]);

/** Whether something to hold on to belongs to an exercise. */
export const needsAHand = (exercise: Exercise): boolean =>
  exercise.pattern === 'balance' || isLimited(exercise, 'balancing') || onFeet.has(exercise.id);
