import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { DraftItem, MajorMuscle, Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import { addFocus, addWanted } from './add-wanted.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { startingLevel, trainableMuscles } from './may-do.ts';
import { setSeconds } from './session-budget.ts';
import { mainLifts, mayJoin, regionOf } from './split.ts';
import type { DayKind, Region } from './split.ts';
import { sportNeeds } from './sport-needs.ts';
import { addSets, setRange } from './weekly-volume.ts';
import { focusOf, isWanted } from './wishes/wishes-of.ts';

export type StrengthSlot = {
  /** Seconds that conditioning and shorter rests could free. */
  spareSeconds: number;
  kind: DayKind;
  /** Its place among the week's full sessions. */
  turn: number;
  /** Exercises against injuries that the session has anyway. */
  prehab: readonly DraftItem[];
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

/** Gives every session the lifts of its day, then fills the sessions in turn with what the week lacks most. */
export function chooseStrength(week: StrengthWeek, allowed: readonly Exercise[]): void {
  const pool = allowed.filter(({ roles }) => roles.includes('strength'));
  const trainable = new Set<MajorMuscle>(trainableMuscles(allowed));
  const { high, low } = setRange(week.request, week.slots.length, false);
  // The sets that the week's time allows per large muscle; a set counts for about two of them.
  const inReach =
    (week.slots.reduce((sum, { setsLeft, secondsLeft }) => sum + Math.min(setsLeft, secondsLeft / 95), 0) * 2) / majorMuscles.length;
  const aim = { high: high / headroom, low, aim: Math.min(high * 0.75, Math.max(low * 1.3, inReach)), trainable };
  const put = (one: Exercise, sets: number, slot: StrengthSlot) => add(one, sets, slot, week, aim.high * headroom);
  chooseMainLifts(week, pool, aim);
  addWanted(week, pool, put);
  const mayAdd = (one: Exercise, slot: StrengthSlot) =>
    !overflows(one, 2, week.counts, aim.high) && mayJoin(one, 2, slot, week.slots, 0.25);
  addFocus(week, pool, mayAdd, put);
  for (let round = 0; round < 14; round++) {
    let isAnyAdded = false;
    for (const slot of week.slots) {
      const best = bestFor(slot, week, pool, aim);
      if (!best) continue;
      add(best, setsOf(best, slot, week), slot, week, aim.high);
      isAnyAdded = true;
    }
    if (!isAnyAdded) return;
  }
}

/** A day has its first lifts whatever the time; then the trunk; then its other lifts if there is time for them. */
function chooseMainLifts(week: StrengthWeek, pool: readonly Exercise[], aim: Aim): void {
  for (const at of [0, 1, 2, 3]) {
    for (const slot of week.slots) {
      const region = liftsOf(slot, week)[at];
      const sure = slot.kind !== 'full' || isBriefForEndurance(week) ? 2 : week.slots.length === 1 ? 4 : 3;
      if (region) addMainLift(region, { sure: sure - at, slot, week, pool, aim });
    }
    if (at === 2 && !isBriefForEndurance(week)) for (const slot of week.slots) addTrunk(slot, week, pool, aim);
  }
}

/** Short sessions for endurance have two lifts each, those of one half of the body and then of the other, so that time is left to run. */
const isBriefForEndurance = ({ request, slots }: StrengthWeek) => request.goal === 'endurance' && request.minutes <= 25 && slots.length > 1;

function liftsOf({ kind, turn }: StrengthSlot, week: StrengthWeek): Region[] {
  if (!isBriefForEndurance(week)) return mainLifts(kind, turn);
  const lifts = mainLifts(kind, 0);
  return turn % 2 === 1 ? [...lifts.slice(2), ...lifts.slice(0, 2)] : lifts;
}

type MainLift = { sure: number; slot: StrengthSlot; week: StrengthWeek; pool: readonly Exercise[]; aim: Aim };

function addMainLift(region: Region, { sure, slot, week, pool, aim }: MainLift): void {
  const isSure = sure > 0;
  const isForEndurance = week.request.goal === 'endurance' || week.request.goal === 'fatLoss';
  const seconds = isSure ? (slot.secondsLeft + slot.spareSeconds * (isForEndurance ? 0.2 : 1)) / sure : slot.secondsLeft;
  // A muscle's sets of the week are shared by the days that train it.
  const days = week.slots.filter(({ kind, turn }) => mainLifts(kind, turn).slice(0, 3).includes(region)).length;
  const share = Math.max(1, Math.floor((aim.high * 0.95) / Math.max(1, days)));
  const setsFor = (one: Exercise) => {
    const affordable = Math.floor((seconds - 30) / setSeconds(one, week.request));
    const sets = Math.min(wantedSets(slot, week), share, affordable, Math.floor(slot.setsLeft / Math.max(1, sure)));
    return isSure ? Math.max(1, sets) : sets;
  };
  const isFresh = ({ pattern }: Exercise) =>
    !week.slots.some(({ items }) => items.some(({ exercise }) => knownExercise(exercise).pattern === pattern));
  const count = (muscle: Muscle) => week.counts.get(muscle) ?? 0;
  // Lying or leaning presses before those overhead, as long as the chest has less.
  const isForChest = ({ primary }: Exercise) => primary[0] === 'chest' && count('chest') <= count('shoulders');
  const bestWithin = (most: number) =>
    pool
      .filter((one) => regionOf(one) === region && !slot.taken.has(one.id))
      .filter((one) => setsFor(one) >= (isSure ? 1 : 2) && !overflows(one, isSure ? 1 : 2, week.counts, most))
      .filter((one) => isSure || mayJoin(one, 2, slot, week.slots))
      .map((one) => ({
        one,
        score:
          needOf(one, week, aim) * 0.8 +
          likingOf(one, slot, week) +
          (isFresh(one) ? 0.5 : 0) +
          (isForChest(one) ? 1 : 0) +
          week.chance.part() * 0.3,
      }))
      .sort((one, other) => other.score - one.score)[0]?.one;
  // Rather a set above the aim than a day without its lift.
  for (const most of isSure ? [aim.high * 1.15, aim.high * headroom] : [aim.high]) {
    const best = bestWithin(most);
    if (best) return add(best, setsFor(best), slot, week, most);
  }
}

/** Whether an exercise is for the trunk alone. */
export const isTrunk = ({ pattern, primary }: Exercise) =>
  primary.includes('core') && ['antiExtension', 'antiRotation', 'rotation', 'sideCore', 'coreFlexion'].includes(pattern);

/** Two sets for the trunk where there is time. */
function addTrunk(slot: StrengthSlot, week: StrengthWeek, pool: readonly Exercise[], aim: Aim): void {
  const room = slot.secondsLeft + slot.spareSeconds * 0.3 - 30;
  const best = pool
    .filter((one) => isTrunk(one) && !slot.taken.has(one.id) && mayJoin(one, 2, slot, week.slots))
    .filter((one) => setSeconds(one, week.request) * 2 <= room && !overflows(one, 2, week.counts, aim.high))
    .map((one) => ({ one, score: likingOf(one, slot, week) + week.chance.part() * 0.6 }))
    .sort((one, other) => other.score - one.score)[0]?.one;
  if (best) add(best, Math.min(2, Math.max(1, slot.setsLeft)), slot, week, aim.high);
}

/** With little time, two sets of more exercises instead of four of one. */
const isHurried = ({ request, slots }: StrengthWeek) => request.minutes <= 20 || slots.length * request.minutes < 50;

function wantedSets({ items }: StrengthSlot, week: StrengthWeek): number {
  const { request, slots } = week;
  if (isHurried(week)) return 2;
  const isHeavy = request.goal === 'strength' && items.length < 2 && startingLevel(request) !== 'beginner';
  return isHeavy && slots.length * request.minutes >= 180 ? 4 : 3;
}

const setsOf = (exercise: Exercise, slot: StrengthSlot, week: StrengthWeek): number =>
  Math.min(wantedSets(slot, week), slot.setsLeft, Math.floor(slot.secondsLeft / setSeconds(exercise, week.request)));

function add(exercise: Exercise, wanted: number, slot: StrengthSlot, week: StrengthWeek, most: number): void {
  let sets = wanted;
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
    if (!mayJoin(exercise, sets, slot, week.slots)) continue;
    const score = scoreOf(exercise, slot, week, aim) + week.chance.part() * 0.3;
    if (score > bestScore) [best, bestScore] = [exercise, score];
  }
  return best;
}

function scoreOf(exercise: Exercise, slot: StrengthSlot, week: StrengthWeek, aim: Aim): number {
  const need = needOf(exercise, week, aim);
  return need <= 0.02 ? 0 : need * 1.2 + likingOf(exercise, slot, week, need);
}

/** How much the week lacks of its muscles. */
function needOf(exercise: Exercise, { counts, request }: StrengthWeek, { aim, low, trainable }: Aim): number {
  const lacks = (muscle: Muscle) => {
    const count = counts.get(muscle) ?? 0;
    if (!majors.has(muscle))
      return Math.max(0, 1 - count / (aim * 0.5)) ** 2 * (focusOf(request).has(muscle) ? 1 : request.goal === 'muscle' ? 0.5 : 0.3);
    if (!trainable.has(muscle as MajorMuscle)) return 0;
    const share = focusOf(request).has(muscle) ? 0.6 : 1;
    return Math.max(0, 1 - (count * share) / aim) ** 2 + (count < low ? 1 - count / low : 0) * 1.5;
  };
  const sum = (muscles: readonly Muscle[]) => muscles.reduce((all, muscle) => all + lacks(muscle), 0);
  return sum(exercise.primary) + sum(exercise.secondary) / 2;
}

/** How well it suits the person and what the session and the week already have. */
export function likingOf(exercise: Exercise, slot: StrengthSlot, { request, slots, keep }: StrengthWeek, need = 1): number {
  const isSamePattern = slot.items.some((item) => knownExercise(item.exercise).pattern === exercise.pattern);
  const isUsed = slots.some(({ taken }) => taken.has(exercise.id));
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
    (isUsed ? 0.25 : 0)
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

const lastPatterns = ['isolation', 'cuff', 'carry', 'antiExtension', 'antiRotation', 'rotation', 'sideCore', 'coreFlexion', 'balance'];
const rankOf = ({ exercise }: DraftItem) => {
  const { pattern, needs } = knownExercise(exercise);
  const isLast = lastPatterns.includes(pattern) && pattern !== 'isolation' && pattern !== 'cuff';
  const isBar = needs.some((oneOf) => oneOf.includes('barbell'));
  return (isLast ? 6 : lastPatterns.includes(pattern) ? 3 : 0) + (isBar ? 0 : needs.length > 0 ? 1 : 2);
};

/** Large and heavy exercises first, small ones and the trunk last. */
export const inOrder = (items: readonly DraftItem[]): DraftItem[] => [...items].sort((one, other) => rankOf(one) - rankOf(other));
