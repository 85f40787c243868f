import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { DraftItem, MajorMuscle, Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import { likingOf } from './exercise-liking.ts';
import { addFocus, addOften, addWanted } from './add-wanted.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { startingLevel, trainableMuscles } from './may-do.ts';
import { setSeconds } from './session-budget.ts';
import { isTrunk, mainLifts, mayJoin, regionOf } from './split.ts';
import type { DayKind, MainLift } from './split.ts';
import { easeFor, isCareful, isCompetitionLift, strengthPool, worthAsMainLift } from './suits.ts';
import { addSets, setRange } from './weekly-volume.ts';
import { focusOf } from './wishes/wishes-of.ts';

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
/** Week 3 adds a little to week 1. */
const headroom = 1.25;

/** Gives every session the lifts of its day, then fills the sessions in turn with what the week lacks most. */
export function chooseStrength(week: StrengthWeek, allowed: readonly Exercise[]): void {
  const pool = strengthPool(allowed, week.request);
  const trainable = new Set<MajorMuscle>(trainableMuscles(allowed));
  const { high, low } = setRange(week.request, week.slots.length, false);
  // The sets that the week's time allows per large muscle; a set counts for about two of them.
  const inReach =
    (week.slots.reduce((sum, { setsLeft, secondsLeft }) => sum + Math.min(setsLeft, secondsLeft / 95), 0) * 2) / majorMuscles.length;
  const aim = { high: high / headroom, low, aim: Math.min(high * 0.75, Math.max(low * 1.3, inReach)), trainable };
  const put = (one: Exercise, sets: number, slot: StrengthSlot) => add(one, sets, slot, week, aim.high * headroom);
  chooseMainLifts(week, pool, aim);
  addWanted(week, pool, put);
  addOften(week, pool, put);
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

/** The lifts that a day has whatever the time: all four of a whole-body day, two of others; with the trunk after them. */
function sureLifts(slot: StrengthSlot, week: StrengthWeek): number {
  if (isBriefForEndurance(week)) return 2;
  if (slot.kind !== 'full') return 2;
  return week.request.minutes <= 20 && week.slots.length > 2 ? 3 : 4;
}

/** A day has its first lifts whatever the time; then the trunk; then its other lifts if there is time for them. */
function chooseMainLifts(week: StrengthWeek, pool: readonly Exercise[], aim: Aim): void {
  for (const at of [0, 1, 2, 3]) {
    for (const slot of week.slots) {
      const lift = liftsOf(slot, week)[at];
      if (lift) addMainLift(lift, { sure: sureLifts(slot, week) - at, slot, week, pool, aim });
    }
    if (at === 2 && !isBriefForEndurance(week))
      for (const slot of week.slots.filter(({ kind }) => kind !== 'full')) addTrunk(slot, week, pool, aim);
  }
  if (isBriefForEndurance(week)) for (const slot of week.slots.slice(0, 2)) addTrunk(slot, week, pool, aim);
  else {
    const whole = week.slots.filter(({ kind }) => kind === 'full');
    for (const slot of whole) addTrunk(slot, week, pool, aim);
    for (const at of [4, 5]) {
      for (const slot of whole) {
        const lift = liftsOf(slot, week)[at];
        if (lift) addMainLift(lift, { sure: 0, slot, week, pool, aim });
      }
    }
  }
  for (const slot of week.slots) addArms(slot, week, pool, aim);
}

/** Short sessions for endurance have two lifts each, those of one half of the body and then of the other, so that time is left to run. */
const isBriefForEndurance = ({ request, slots }: StrengthWeek) => request.goal === 'endurance' && request.minutes <= 25 && slots.length > 1;

function liftsOf({ kind, turn }: StrengthSlot, week: StrengthWeek): MainLift[] {
  if (!isBriefForEndurance(week)) return mainLifts(kind, turn);
  const [first, forward, row, hip] = mainLifts(kind, 0);
  const ordered = [first, row, forward, hip].flatMap((lift) => (lift ? [lift] : []));
  return turn % 2 === 1 ? [...ordered.slice(2), ...ordered.slice(0, 2)] : ordered;
}

/** The trunk's share of a whole-body day, kept free while its lifts are chosen. */
const trunkShare = 0.7;

type LiftChoice = { sure: number; slot: StrengthSlot; week: StrengthWeek; pool: readonly Exercise[]; aim: Aim };

function addMainLift(lift: MainLift, choice: LiftChoice): void {
  const { sure, slot, week, pool, aim } = choice;
  const isSure = sure > 0;
  const isForEndurance = week.request.goal === 'endurance' || week.request.goal === 'fatLoss';
  const parts = slot.kind === 'full' ? sure + trunkShare : sure;
  const seconds = isSure ? (slot.secondsLeft + slot.spareSeconds * (isForEndurance ? 0.2 : 1)) / parts : slot.secondsLeft;
  // A muscle's sets of the week are shared by the days that train it.
  const days = week.slots.filter(({ kind, turn }) =>
    mainLifts(kind, turn)
      .slice(0, 4)
      .some(({ region }) => region === lift.region),
  ).length;
  const share = Math.max(1, Math.floor((aim.high * 0.95) / Math.max(1, days)));
  const setsFor = (one: Exercise) => {
    const affordable = Math.floor((seconds - 30) / setSeconds(one, week.request));
    const sets = Math.min(wantedSets(slot, week), share, affordable, Math.floor(slot.setsLeft / Math.max(1, sure)));
    return isSure ? Math.max(week.request.minutes >= 40 ? 2 : 1, sets) : sets;
  };
  const bestWithin = (most: number) =>
    pool
      .filter((one) => regionOf(one) === lift.region && !slot.taken.has(one.id))
      .filter((one) => setsFor(one) >= (isSure ? 1 : 2) && !overflows(one, isSure ? 1 : 2, week.counts, most))
      .filter((one) => isSure || mayJoin(one, 2, slot, week.slots, 0.2))
      .map((one) => ({ one, score: mainScoreOf(one, lift, choice) }))
      .sort((one, other) => other.score - one.score)[0]?.one;
  // Rather a set above the aim than a day without its lift.
  for (const most of isSure ? [aim.high * 1.15, aim.high * headroom] : [aim.high]) {
    const best = bestWithin(most);
    if (best) return add(best, setsFor(best), slot, week, most);
  }
}

/** The fewer sets or exercises there are to choose from, the more each has to give. */
const needWeight = ({ minutes, injuries }: WorkoutRequest): number =>
  minutes <= 20 ? 2 : injuries.some(({ when }) => when === 'now') ? 1.2 : 0.5;

/** How good an exercise is in the place of a main lift: what carries a programme, in the direction of the place, what the week lacks. */
function mainScoreOf(one: Exercise, lift: MainLift, { slot, week, aim }: LiftChoice): number {
  const others = week.slots.flatMap(({ items }) => items.map(({ exercise }) => knownExercise(exercise)));
  const isFresh = others.every(({ pattern }) => pattern !== one.pattern);
  const isLegs = lift.region === 'knee' || lift.region === 'hip';
  const hasHeavyLegs = slot.items.some(({ exercise }) => {
    const region = regionOf(knownExercise(exercise));
    return isCompetitionLift(knownExercise(exercise)) && (region === 'knee' || region === 'hip');
  });
  // One heavy bar for the legs a day is enough.
  const second = isLegs && hasHeavyLegs && isCompetitionLift(one) ? -3 : 0;
  const isAsked = one.pattern === lift.pattern && !(lift.pattern === 'lunge' && isCareful(week.request));
  const asks = lift.pattern !== undefined && isAsked ? 1.4 : 0;
  return (
    needOf(one, week, aim) * needWeight(week.request) +
    likingOf(one, slot, week) +
    worthAsMainLift(one, week.request) +
    easeFor(one, week.request) +
    asks +
    second +
    (isFresh ? 0.3 : 0) +
    week.chance.part() * 0.3
  );
}

/** A day that only pulls ends with the front of the arm, one that only pushes with its back. */
function addArms(slot: StrengthSlot, week: StrengthWeek, pool: readonly Exercise[], aim: Aim): void {
  const muscle = slot.kind === 'pull' ? 'biceps' : slot.kind === 'push' ? 'triceps' : undefined;
  if (!muscle) return;
  const best = pool
    .filter((one) => one.pattern === 'isolation' && one.primary[0] === muscle && !slot.taken.has(one.id))
    .filter((one) => setSeconds(one, week.request) * 2 + 30 <= slot.secondsLeft && !overflows(one, 2, week.counts, aim.high))
    .map((one) => ({ one, score: likingOf(one, slot, week) + week.chance.part() * 0.4 }))
    .sort((one, other) => other.score - one.score)[0]?.one;
  if (best) add(best, Math.max(2, setsOf(best, slot, week)), slot, week, aim.high);
}

/** Two sets for the trunk where there is time. */
function addTrunk(slot: StrengthSlot, week: StrengthWeek, pool: readonly Exercise[], aim: Aim): void {
  const room = slot.secondsLeft + slot.spareSeconds * 0.5 - 30;
  const least = week.request.minutes <= 20 ? 1 : 2;
  const best = pool
    .filter((one) => isTrunk(one) && !slot.taken.has(one.id) && mayJoin(one, 2, slot, week.slots))
    .filter((one) => setSeconds(one, week.request) * least <= room && !overflows(one, 2, week.counts, aim.high))
    .map((one) => ({ one, score: likingOf(one, slot, week) + easeFor(one, week.request) + week.chance.part() * 0.6 }))
    .sort((one, other) => other.score - one.score)[0]?.one;
  if (best)
    add(
      best,
      Math.min(2, Math.max(1, slot.setsLeft), Math.max(1, Math.floor(room / setSeconds(best, week.request)))),
      slot,
      week,
      aim.high,
    );
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

/** The trunk steadies every lift besides: more sets of it would only fill time. */
const mostForTrunk = 14;

export const overflows = ({ primary, secondary }: Exercise, sets: number, counts: ReadonlyMap<Muscle, number>, most: number) =>
  primary.some((muscle) => (counts.get(muscle) ?? 0) + sets > (muscle === 'core' ? Math.min(most * 0.8, mostForTrunk) : most)) ||
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
  return need <= 0.02 ? 0 : need * 1.2 + likingOf(exercise, slot, week, need) + easeFor(exercise, week.request);
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

const lastPatterns = ['isolation', 'cuff', 'carry', 'antiExtension', 'antiRotation', 'rotation', 'sideCore', 'coreFlexion', 'balance'];
const rankOf = ({ exercise }: DraftItem) => {
  const { pattern, needs } = knownExercise(exercise);
  const isLast = lastPatterns.includes(pattern) && pattern !== 'isolation' && pattern !== 'cuff';
  const isBar = needs.some((oneOf) => oneOf.includes('barbell'));
  return (isLast ? 6 : lastPatterns.includes(pattern) ? 3 : 0) + (isBar ? 0 : needs.length > 0 ? 1 : 2);
};

/** Large and heavy exercises first, small ones and the trunk last. */
export const inOrder = (items: readonly DraftItem[]): DraftItem[] => [...items].sort((one, other) => rankOf(one) - rankOf(other));
