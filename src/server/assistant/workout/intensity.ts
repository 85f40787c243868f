import type { WorkoutGoal, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Exercise } from './exercises.ts';
import { startingLevel } from './may-do.ts';
import { wishesOf } from './wishes/wishes-of.ts';

type Range = readonly [low: number, high: number];

const repsFor: Readonly<Record<WorkoutGoal, Range>> = {
  general: [8, 12],
  strength: [5, 8],
  muscle: [8, 12],
  endurance: [12, 16],
  fatLoss: [10, 14],
  sport: [6, 10],
  comeback: [8, 12],
};
const restFor: Readonly<Record<WorkoutGoal, number>> = {
  general: 75,
  strength: 150,
  muscle: 110,
  endurance: 45,
  fatLoss: 45,
  sport: 90,
  comeback: 75,
};
/**
 * Efforts of the four weeks: sets end four, then three repetitions before the last for beginners, three to one and a half for others; the
 * heavy sets of the advanced come within one or two (ACSM 2026; Zourdos 2016: 9 leaves one).
 */
const rpeOf = { beginner: [6, 7, 7.5, 5], intermediate: [7, 8, 8.5, 6], advanced: [8, 8.5, 9, 6] } as const;

const weights = ['dumbbells', 'kettlebell', 'barbell', 'machines'];
const isLarge = ({ pattern }: Exercise) => ['squat', 'hinge', 'lunge', 'push', 'press', 'row', 'pullDown'].includes(pattern);
const isSteady = (request: WorkoutRequest) => request.age >= 65 || request.conditions.includes('pregnancy') || request.age < 16;

/** Few repetitions with much weight: large lifts of adults who are used to them. */
const isHeavyLift = (exercise: Exercise, request: WorkoutRequest): boolean =>
  exercise.needs.some((oneOf) => oneOf.some((thing) => weights.includes(thing))) &&
  isLarge(exercise) &&
  startingLevel(request) !== 'beginner' &&
  !isSteady(request);

/** Repetitions or seconds of one set in week 1. Few and heavy ones only for adults who use weights; otherwise 10 or more. */
export function firstAmount(exercise: Exercise, request: WorkoutRequest): number {
  const { dose } = exercise;
  if (dose.by === 'hold') return toFive(dose.least + (dose.most - dose.least) * (startingLevel(request) === 'beginner' ? 0.2 : 0.45));
  if (dose.by === 'steady') return dose.least;
  if (dose.by === 'interval') return dose.work;
  const isHeavy = isHeavyLift(exercise, request);
  const [low, high] = isHeavy || request.goal === 'endurance' ? repsFor[request.goal] : [Math.max(8, repsFor[request.goal][0]), 12];
  const { reps } = wishesOf(request);
  // Fewer than eight are heavy: only of lifts that may be heavy, for those who may lift heavily.
  if (reps !== null) return Math.max(4, Math.round(Math.max(isHeavy ? 4 : 8, reps) * (dose.secondsEach >= 5 ? 0.55 : 1)));
  const plain = (isSteady(request) ? 10 : low + (high - low) / 4) + (exercise.pattern === 'isolation' ? 2 : 0);
  const slow = dose.secondsEach >= 5 ? 0.55 : 1;
  return Math.max(4, Math.round(plain * slow));
}

const toFive = (seconds: number) => Math.max(5, Math.round(seconds / 5) * 5);

/** Seconds of rest without heavy loads: for power, to stay fresh; for prehab, which is not tiring. */
export const lightRest = { power: 60, prehab: 40 } as const;

/** Seconds of rest between sets, before a session is fitted to its time. */
export function restSeconds(exercise: Exercise, request: WorkoutRequest): number {
  const asked = wishesOf(request).restSeconds;
  if (asked !== null) return asked;
  const rest =
    restFor[request.goal] *
    (isLarge(exercise) ? 1 : 0.65) *
    (exercise.needs.length > 0 || exercise.isStrain ? 1 : 0.8) *
    (exercise.eachSide ? 0.7 : 1);
  const hurried = request.minutes <= 20 ? 0.55 : request.minutes <= 35 ? 0.7 : 1;
  return Math.max(20, leastHeavyRest(exercise, request), Math.round((rest * hurried) / 5) * 5);
}

/** Two minutes: with less, heavy sets lose repetitions and strength grows more slowly (Grgic 2018; ACSM 2009 gives two to three). */
const heavyRest = 120;

/** The seconds that have to lie between heavy sets for strength, however short the session; 0 for other sets, and where rests were asked for. */
export function leastHeavyRest(exercise: Exercise, request: WorkoutRequest): number {
  const isForStrength = request.goal === 'strength' && wishesOf(request).restSeconds === null;
  if (!isForStrength || !isHeavyLift(exercise, request)) return 0;
  // One side rests while the other works.
  return exercise.eachSide ? heavyRest * 0.75 : heavyRest;
}

/** By how much rests may shrink where time is short; those that were asked for stay. */
export const leastRestFactor = (request: WorkoutRequest): number => (wishesOf(request).restSeconds === null ? 0.6 : 1);

/** By how much rests may grow where there is time: heavy lifts gain from two to four minutes. */
export function mostRestFactor(request: WorkoutRequest): number {
  if (wishesOf(request).restSeconds !== null) return 1;
  const isHeavy = (request.goal === 'strength' || request.goal === 'muscle') && startingLevel(request) !== 'beginner';
  return isHeavy ? 1.65 : 1.33;
}

/** The highest effort for this person, by age, conditions and injuries. */
export function mostEffort(request: WorkoutRequest): number {
  const caps = [9];
  const has = (condition: WorkoutRequest['conditions'][number]) => request.conditions.includes(condition);
  if (request.injuries.some(({ part, when }) => part === 'head' && when === 'now')) caps.push(3);
  if (has('heart')) caps.push(5);
  if (has('pregnancy') || has('postpartum') || has('hernia')) caps.push(6);
  if (has('highBloodPressure') || has('osteoporosis') || has('vertigo')) caps.push(7);
  if (request.age < 16 || request.age >= 65) caps.push(7);
  if (request.injuries.some(({ when }) => when === 'now')) caps.push(7);
  if (request.goal === 'comeback') caps.push(6.5);
  return Math.min(...caps);
}

/** The effort of the hard sets in a week, 0 to 10. */
export const weekEffort = (request: WorkoutRequest, week: number): number =>
  Math.min(mostEffort(request), rpeOf[startingLevel(request)][week - 1] ?? 6);
