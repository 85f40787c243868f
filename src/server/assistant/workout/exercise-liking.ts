import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { StrengthSlot, StrengthWeek } from './choose-strength.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { startingLevel } from './may-do.ts';
import { regionOf } from './split.ts';
import { sportNeeds } from './sport-needs.ts';
import { isCompetitionLift } from './suits.ts';
import { focusOf, isWanted } from './wishes/wishes-of.ts';

const ranks = { beginner: 0, intermediate: 1, advanced: 2 } as const;

/** How well it suits the person and what the session and the week already have. */
export function likingOf(exercise: Exercise, slot: StrengthSlot, { request, slots, keep }: StrengthWeek, need = 1): number {
  const isSamePattern = slot.items.some((item) => knownExercise(item.exercise).pattern === exercise.pattern);
  const times = slots.filter(({ taken }) => taken.has(exercise.id)).length;
  const isUsed = times > (request.goal === 'strength' && isCompetitionLift(exercise) ? 1 : 0);
  const suits = sportNeeds(request.sport)?.patterns.includes(exercise.pattern) ? 0.25 : 0;
  const load = exercise.needs.length === 0 ? 0 : request.goal === 'strength' || request.goal === 'muscle' ? 0.8 : 0.5;
  const above = ranks[startingLevel(request)] - ranks[exercise.level];
  const level = above === 0 ? 0.25 : above === 2 ? -0.15 : 0;
  const gentle =
    isGentle(exercise) && isSturdy(request) ? { beginner: 0.45, intermediate: 0.75, advanced: 0.9 }[startingLevel(request)] : 0;
  // Holding still is the way to train what cannot move yet.
  const held = exercise.dose.by === 'hold' && regionOf(exercise) !== null && isSturdy(request) ? -0.6 : 0;
  const light = isLightPull(exercise) ? -0.5 : 0;
  const small = exercise.pattern === 'isolation' && slot.items.length < 3 ? -0.3 : 0;
  const wish = !isWanted(exercise, request) ? 0 : isUsed ? 0.6 : 6;
  const focused = focusOf(request);
  const focus = exercise.primary.some((muscle) => focused.has(muscle)) ? 0.7 : 0;
  return (
    suits +
    wish +
    focus +
    load * need +
    level +
    small +
    held +
    light -
    gentle +
    (keep.has(exercise.id) ? 0.6 : 0) -
    (isSamePattern ? 0.45 : 0) -
    (isUsed ? 0.25 * Math.min(times, 3) : 0)
  );
}

/** For the shoulder blades rather than for the back: without bending the arms against something, or for the cuff. */
const isLightPull = (exercise: Exercise) =>
  regionOf(exercise) === 'pull' &&
  (exercise.primary.includes('rotatorCuff') || ![...exercise.primary, ...exercise.secondary].includes('biceps'));

/** Without weights and with light loads only: for those who are sore or careful. */
const isGentle = ({ needs, loads }: Exercise) => needs.length === 0 && Object.values(loads).every((load) => load === 'light');
const isSturdy = ({ injuries, conditions, age }: WorkoutRequest) =>
  injuries.every(({ when }) => when === 'past') && conditions.length === 0 && age < 65;
