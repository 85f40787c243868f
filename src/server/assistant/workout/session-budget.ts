import type { WorkoutGoal, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount, restSeconds } from './intensity.ts';
import { startingLevel } from './may-do.ts';
import { strengthSessions } from './split.ts';
import { askedSeconds } from './wishes/wishes-of.ts';

const strengthShare: Readonly<Record<WorkoutGoal, number>> = {
  general: 0.68,
  strength: 0.95,
  muscle: 0.95,
  endurance: 0.42,
  fatLoss: 0.55,
  sport: 0.72,
  comeback: 0.65,
};
/** The share in sessions of 25 minutes or less; sessions for endurance take turns if there are several. */
const briefShare = (goal: WorkoutGoal, sessions: number): number =>
  goal === 'endurance' && sessions > 1 ? 0 : goal === 'endurance' || goal === 'fatLoss' ? 0.6 : 0.8;
/** On a day for strength in a week whose other days are for endurance alone. */
const strengthBesideEndurance = 0.75;
const setsAWeek = { beginner: 48, intermediate: 72, advanced: 96 } as const;
const setsASession = { beginner: 20, intermediate: 26, advanced: 32 } as const;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Five to eight minutes to warm up. */
export const warmUpSeconds = (minutes: number): number => within(minutes * 60 * 0.14, 290, 470);
/** About a twelfth of the session to cool down. */
export const coolDownSeconds = (minutes: number): number => within(minutes * 60 * 0.08, 80, 360);

/** Seconds of one set including its rest. */
export function setSeconds(exercise: Exercise, request: WorkoutRequest, rest = restSeconds(exercise, request)): number {
  const amount = firstAmount(exercise, request);
  const work = exercise.dose.by === 'reps' ? amount * exercise.dose.secondsEach : amount;
  return work * (exercise.eachSide ? 2 : 1) + rest;
}

/**
 * The maximum seconds of conditioning in week 1: about a quarter of an hour, slightly more in long sessions, if the goal is strength;
 * otherwise no limit.
 */
export function mostFirstConditioning({ goal, minutes }: WorkoutRequest): number {
  if (goal !== 'strength' && goal !== 'muscle') return Number.POSITIVE_INFINITY;
  return 60 * (12 + Math.max(0, minutes - 60) / 3);
}

/** The part of a full session for strength: seconds and hard sets. */
export function strengthBudget(
  request: WorkoutRequest,
  fullSessions: number,
  otherSeconds: number,
): { seconds: number; spare: number; sets: number } {
  const level = startingLevel(request);
  const warm = askedSeconds(request, 'warmUp') ?? warmUpSeconds(request.minutes);
  const cool = askedSeconds(request, 'coolDown') ?? coolDownSeconds(request.minutes);
  const left = request.minutes * 60 - warm - cool - otherSeconds;
  const lifting = strengthSessions(request, fullSessions);
  const usual = lifting < fullSessions && fullSessions > 3 ? strengthBesideEndurance : strengthShare[request.goal];
  const share = request.minutes <= 25 ? Math.max(briefShare(request.goal, lifting), usual) : usual;
  return {
    seconds: Math.max(0, left) * share,
    spare: Math.max(0, left) * (1 - share + 0.28),
    sets: Math.min(
      setsASession[level],
      Math.max(4, Math.floor((setsAWeek[level] * (request.goal === 'muscle' ? 1.3 : 1)) / Math.max(1, lifting))),
    ),
  };
}
