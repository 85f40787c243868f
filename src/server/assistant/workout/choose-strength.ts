import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { DraftItem, MajorMuscle, Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { startingLevel, trainableMuscles } from './may-do.ts';
import { setSeconds } from './session-budget.ts';
import { sportNeeds } from './sport-needs.ts';
import { addSets, setRange } from './weekly-volume.ts';

export type StrengthSlot = {
  /** Seconds that conditioning and shorter rests could free. */
  spareSeconds: number;
  emphasis: readonly Muscle[] | null;
  secondsLeft: number;
  setsLeft: number;
  taken: Set<string>;
  items: DraftItem[];
};
export type StrengthWeek = {
  request: WorkoutRequest;
  chance: Chance;
  slots: readonly StrengthSlot[];
  counts: Map<Muscle, number>;
  keep: ReadonlySet<string>;
};

const majors: ReadonlySet<Muscle> = new Set(majorMuscles);
const ranks = { beginner: 0, intermediate: 1, advanced: 2 } as const;
/** Week 3 adds a little to week 1. */
const headroom = 1.25;

/** Fills the sessions in turn with what the week lacks most, until time, sets or needs are used up. */
export function chooseStrength(week: StrengthWeek, allowed: readonly Exercise[]): void {
  const pool = allowed.filter(({ roles }) => roles.includes('strength'));
  const trainable = new Set<MajorMuscle>(trainableMuscles(allowed));
  const { high, low } = setRange(week.request, week.slots.length, false);
  // The sets that the week's time allows per large muscle; a set counts for about two of them.
  const inReach =
    (week.slots.reduce((sum, { setsLeft, secondsLeft }) => sum + Math.min(setsLeft, secondsLeft / 95), 0) * 2) / majorMuscles.length;
  const aim = Math.min(high * 0.75, Math.max(low * 1.3, inReach));
  for (let round = 0; round < 14; round++) {
    let isAnyAdded = false;
    for (const slot of week.slots) {
      const best = bestFor(slot, week, pool, { high: high / headroom, low, aim, trainable });
      if (!best) continue;
      add(best, slot, week, high / headroom);
      isAnyAdded = true;
    }
    if (!isAnyAdded) return;
  }
}

/** With little time, two sets of more exercises instead of four of one. */
const isHurried = ({ request, slots }: StrengthWeek) => request.minutes <= 20 || slots.length * request.minutes < 50;

function setsOf(exercise: Exercise, slot: StrengthSlot, week: StrengthWeek): number {
  const { request } = week;
  const isFirst = slot.items.length < 2;
  const wanted = isHurried(week)
    ? 2
    : request.goal === 'strength' && isFirst && week.slots.length * request.minutes >= 180 && startingLevel(request) !== 'beginner'
      ? 4
      : 3;
  const affordable = Math.floor(slot.secondsLeft / setSeconds(exercise, request));
  return Math.min(wanted, slot.setsLeft, affordable);
}

function add(exercise: Exercise, slot: StrengthSlot, week: StrengthWeek, most: number): void {
  let sets = setsOf(exercise, slot, week);
  while (sets > 1 && overflows(exercise, sets, week.counts, most)) sets--;
  slot.items.push({ exercise: exercise.id, sets, amount: firstAmount(exercise, week.request) });
  slot.taken.add(exercise.id);
  slot.setsLeft -= sets;
  slot.secondsLeft -= sets * setSeconds(exercise, week.request) + 30;
  addSets(week.counts, exercise.id, sets);
}

export const overflows = ({ primary, secondary }: Exercise, sets: number, counts: ReadonlyMap<Muscle, number>, most: number) =>
  primary.some((muscle) => (counts.get(muscle) ?? 0) + sets > most) ||
  secondary.some((muscle) => (counts.get(muscle) ?? 0) + sets / 2 > most);

type Aim = { high: number; low: number; aim: number; trainable: ReadonlySet<MajorMuscle> };

function bestFor(slot: StrengthSlot, week: StrengthWeek, pool: readonly Exercise[], aim: Aim): Exercise | undefined {
  let best: Exercise | undefined;
  let bestScore = 0.15;
  for (const exercise of pool) {
    if (slot.taken.has(exercise.id)) continue;
    const sets = setsOf(exercise, slot, week);
    if (sets < (week.request.minutes <= 20 ? 1 : 2) || overflows(exercise, Math.min(sets, 2), week.counts, aim.high)) continue;
    const score = scoreOf(exercise, slot, week, aim) + week.chance.part() * 0.3;
    if (score > bestScore) [best, bestScore] = [exercise, score];
  }
  return best;
}

function scoreOf(exercise: Exercise, slot: StrengthSlot, week: StrengthWeek, { aim, low, trainable }: Aim): number {
  const lacks = (muscle: Muscle) => {
    const count = week.counts.get(muscle) ?? 0;
    const fits = slot.emphasis === null || slot.emphasis.includes(muscle) ? 1 : 0.2;
    if (!majors.has(muscle) && fits < 1) return 0;
    if (!majors.has(muscle)) return Math.max(0, 1 - count / (aim * 0.5)) ** 2 * fits * (week.request.goal === 'muscle' ? 0.5 : 0.3);
    if (!trainable.has(muscle as MajorMuscle)) return 0;
    const isShort = count < low ? 1 - count / low : 0;
    return Math.max(0, 1 - count / aim) ** 2 * fits + isShort * Math.max(fits, 0.4) * 1.5;
  };
  const need =
    exercise.primary.reduce((sum, muscle) => sum + lacks(muscle), 0) +
    exercise.secondary.reduce((sum, muscle) => sum + lacks(muscle) / 2, 0);
  if (need <= 0.02) return 0;
  const { request } = week;
  const isSamePattern = slot.items.some((item) => knownExercise(item.exercise).pattern === exercise.pattern);
  const isUsed = week.slots.some(({ taken }) => taken.has(exercise.id));
  const suits = sportNeeds(request.sport)?.patterns.includes(exercise.pattern) ? 0.25 : 0;
  const isLoaded = exercise.needs.length > 0;
  const load = isLoaded ? (request.goal === 'strength' || request.goal === 'muscle' ? 0.8 : 0.5) : 0;
  const level =
    ranks[exercise.level] === ranks[startingLevel(request)]
      ? 0.25
      : ranks[startingLevel(request)] - ranks[exercise.level] === 2
        ? -0.15
        : 0;
  const gentle =
    isGentle(exercise) && isSturdy(request) ? { beginner: 0.45, intermediate: 0.75, advanced: 0.9 }[startingLevel(request)] : 0;
  const small = exercise.pattern === 'isolation' && slot.items.length < 3 ? -0.3 : 0;
  const region = regionOf(exercise);
  const isNew = region !== null && slot.emphasis === null && !slot.items.some((item) => regionOf(knownExercise(item.exercise)) === region);
  return (
    need * 1.2 +
    (isNew ? 0.45 : 0) -
    gentle +
    suits +
    load * need +
    level +
    small +
    (week.keep.has(exercise.id) ? 0.6 : 0) -
    (isSamePattern ? 0.45 : 0) -
    (isUsed ? 0.25 : 0)
  );
}

/** Without weights and with light loads only: for those who are sore or careful. */
const isGentle = ({ needs, loads }: Exercise) => needs.length === 0 && Object.values(loads).every((load) => load === 'light');
const isSturdy = ({ injuries, conditions, age }: WorkoutRequest) =>
  injuries.every(({ when }) => when === 'past') && conditions.length === 0 && age < 65;

const regions = { squat: 'legs', lunge: 'legs', hinge: 'legs', push: 'push', press: 'push', row: 'pull', pullDown: 'pull' } as const;
/** A session for the whole body has something for each region. */
const regionOf = ({ pattern }: Exercise) => (pattern in regions ? regions[pattern as keyof typeof regions] : null);

const lastPatterns = ['isolation', 'cuff', 'carry', 'antiExtension', 'antiRotation', 'rotation', 'sideCore', 'coreFlexion', 'balance'];
const rankOf = ({ exercise }: DraftItem) => {
  const { pattern, needs } = knownExercise(exercise);
  return (lastPatterns.includes(pattern) ? 2 : 0) + (needs.length > 0 ? 0 : 1);
};

/** Large and heavy exercises first, small ones and the trunk last. */
export const inOrder = (items: readonly DraftItem[]): DraftItem[] => [...items].sort((one, other) => rankOf(one) - rankOf(other));
