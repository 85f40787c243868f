import type { DraftItem, MajorMuscle, Muscle } from '../../../contract/assistant/workout-plan.ts';
import { overflows } from './choose-strength.ts';
import type { StrengthSlot, StrengthWeek } from './choose-strength.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { trainableMuscles } from './may-do.ts';
import { setSeconds } from './session-budget.ts';
import { keepsBalance, mayJoin, regionOf, regionSets } from './split.ts';
import type { Region } from './split.ts';
import { strengthPool } from './suits.ts';
import { addSets, leastOf, setRange } from './weekly-volume.ts';
import { isWanted } from './wishes/wishes-of.ts';

type Repair = StrengthWeek & {
  pool: readonly Exercise[];
  wide: readonly Exercise[];
  low: number;
  most: number;
  trainable: readonly MajorMuscle[];
};

/** A muscle's minimum may cost a little of the balance; pulling is then raised where it can be. */
const slack = 0.25;

/** Gives every trainable large muscle its minimum of sets: by one more set, one more exercise, or a replacement. */
export function repairStrength(week: StrengthWeek, allowed: readonly Exercise[]): void {
  const { low, high } = setRange(week.request, week.slots.length, false);
  const pool = strengthPool(allowed, week.request);
  const wide = allowed.filter(({ roles }) => roles.includes('strength'));
  const repair: Repair = { ...week, pool, wide, low, most: high / 1.1, trainable: trainableMuscles(allowed) };
  giveMinimum(repair);
  for (let pass = 0; pass < 24 && balanceOnce(repair); pass++);
}

/** One set more of what is short or one less of what there is too much of; whether there was anything to do. */
function balanceOnce(repair: Repair): boolean {
  const count = (region: Region) => regionSets(repair.slots, region);
  const isShort: readonly (readonly [boolean, Region, Region])[] = [
    [count('pull') > 0 && count('push') > 1.15 * count('pull'), 'pull', 'push'],
    [count('hip') > 0 && count('knee') > 1.6 * count('hip'), 'hip', 'knee'],
    [count('knee') > 0 && count('hip') > 1.6 * count('knee'), 'knee', 'hip'],
  ];
  return isShort.some(([is, short, much]) => is && (changeRegion(short, 1, repair) || changeRegion(much, -1, repair)));
}

function changeRegion(region: Region, by: 1 | -1, repair: Repair): boolean {
  for (const slot of byRoom(repair.slots)) {
    const item = slot.items.find(({ exercise, sets }) => {
      const known = knownExercise(exercise);
      if (regionOf(known) !== region) return false;
      if (by === -1) return sets > 1 && isSpare(known, 1, repair);
      return sets < 4 && setSeconds(known, repair.request) <= roomOf(slot) && !overflows(known, 1, repair.counts, repair.most);
    });
    if (!item) continue;
    item.sets += by;
    change(slot, item, by, repair);
    return true;
  }
  return false;
}

function giveMinimum(repair: Repair): void {
  const { low } = repair;
  for (let pass = 0; pass < 40; pass++) {
    const lacking = repair.trainable
      .filter((muscle) => countOf(repair, muscle) < leastOf(muscle, low))
      .sort((one, other) => countOf(repair, one) - countOf(repair, other));
    if (lacking.length === 0) return;
    const isHelped = lacking.some(
      (muscle) =>
        oneSetMore(muscle, repair) ||
        oneExerciseMore(muscle, repair) ||
        oneForAnother(muscle, repair) ||
        oneSetMore(muscle, repair, true) ||
        oneForAnother(muscle, repair, true) ||
        (isPushed(muscle) && (changeRegion('pull', 1, repair) || otherPushLess(muscle, repair))),
    );
    if (!isHelped && !lacking.some((muscle) => oneSetLess(muscle, repair))) return;
  }
}

const countOf = ({ counts }: Repair, muscle: Muscle) => counts.get(muscle) ?? 0;
const roomOf = ({ secondsLeft, spareSeconds }: StrengthSlot) => secondsLeft + spareSeconds;
const byRoom = (slots: readonly StrengthSlot[]) => [...slots].sort((one, other) => roomOf(other) - roomOf(one));

function change(slot: StrengthSlot, item: DraftItem, sets: number, { counts, request }: Repair): void {
  addSets(counts, item.exercise, sets);
  slot.secondsLeft -= sets * setSeconds(knownExercise(item.exercise), request);
  slot.setsLeft -= sets;
}

/** One set more of an exercise for the muscle, or of one that helps it along. */
function oneSetMore(muscle: Muscle, repair: Repair, isHelpEnough = false): boolean {
  const isFor = ({ primary, secondary }: Exercise) => primary.includes(muscle) || (isHelpEnough && secondary.includes(muscle));
  for (const slot of byRoom(repair.slots)) {
    const item = slot.items.find(({ exercise, sets }) => {
      const known = knownExercise(exercise);
      const region = regionOf(known);
      const isBalanced = region === null || keepsBalance(region, 1, repair.slots, slack);
      const fits = sets < 4 && isBalanced && isFor(known) && setSeconds(known, repair.request) <= roomOf(slot);
      return fits && !overflows(known, 1, repair.counts, repair.most);
    });
    if (!item) continue;
    item.sets += 1;
    change(slot, item, 1, repair);
    return true;
  }
  return false;
}

function oneExerciseMore(muscle: Muscle, repair: Repair): boolean {
  for (const slot of byRoom(repair.slots)) {
    const found = candidates(muscle, slot, repair).find((one) => setSeconds(one, repair.request) + 30 <= roomOf(slot));
    if (!found) continue;
    const item = { exercise: found.id, sets: 1, amount: firstAmount(found, repair.request) };
    slot.items.push(item);
    slot.taken.add(found.id);
    slot.secondsLeft -= 30;
    change(slot, item, 1, repair);
    return true;
  }
  return false;
}

/** What suits the person first, then what is beneath their level. */
function candidates(muscle: Muscle, slot: StrengthSlot, repair: Repair): Exercise[] {
  const suiting = candidatesOf(repair.pool, muscle, slot, repair);
  return [...suiting, ...candidatesOf(repair.wide, muscle, slot, repair).filter((one) => !suiting.includes(one))];
}

const candidatesOf = (pool: readonly Exercise[], muscle: Muscle, slot: StrengthSlot, repair: Repair) =>
  repair.chance
    .shuffled(pool)
    .filter((one) => one.primary.includes(muscle) && !slot.taken.has(one.id) && !overflows(one, 1, repair.counts, repair.most))
    .filter((one) => mayJoin(one, 1, slot, repair.slots, slack));

/** Another exercise in the place of a small one, or of a lift of the same part of the body. */
function oneForAnother(muscle: Muscle, repair: Repair, isLift = false): boolean {
  for (const slot of byRoom(repair.slots)) {
    for (const [at, item] of slot.items.entries()) {
      const known = knownExercise(item.exercise);
      const region = regionOf(known);
      const isOther = isLift ? region !== null : region === null;
      if (!isOther || known.primary.includes(muscle) || isWanted(known, repair.request) || !isSpare(known, item.sets, repair, muscle))
        continue;
      change(slot, item, -item.sets, repair);
      const found = candidates(muscle, slot, repair).find((one) => !isLift || regionOf(one) === region);
      if (!found) {
        change(slot, item, item.sets, repair);
        continue;
      }
      slot.taken.delete(item.exercise);
      const other = {
        exercise: found.id,
        sets: overflows(found, item.sets, repair.counts, repair.most) ? 1 : item.sets,
        amount: firstAmount(found, repair.request),
      };
      slot.items[at] = other;
      slot.taken.add(found.id);
      change(slot, other, other.sets, repair);
      return true;
    }
  }
  return false;
}

const isPushed = (muscle: Muscle) => muscle === 'chest' || muscle === 'shoulders';

/** Pushing may only grow with pulling: a set of the other direction to push gives way. */
function otherPushLess(muscle: Muscle, repair: Repair): boolean {
  for (const slot of repair.slots) {
    const item = slot.items.find(({ exercise, sets }) => {
      const known = knownExercise(exercise);
      return regionOf(known) === 'push' && sets > 2 && !known.primary.includes(muscle) && isSpare(known, 1, repair);
    });
    if (!item) continue;
    item.sets -= 1;
    change(slot, item, -1, repair);
    return true;
  }
  return false;
}

/** Makes room for a muscle by removing a set of something that has enough, in a session that trains it. */
function oneSetLess(muscle: Muscle, repair: Repair): boolean {
  const trains = ({ exercise }: DraftItem) => knownExercise(exercise).primary.includes(muscle);
  for (const slot of repair.slots.filter(({ items }) => items.some((item) => item.sets < 4 && trains(item)))) {
    const item = slot.items.find(
      (one) =>
        one.sets > leastSetsOf(one) &&
        !trains(one) &&
        !(isPushed(muscle) && regionOf(knownExercise(one.exercise)) === 'pull') &&
        isSpare(knownExercise(one.exercise), 1, repair),
    );
    if (!item) continue;
    item.sets -= 1;
    change(slot, item, -1, repair);
    return true;
  }
  return false;
}

/** A lift that a day is about keeps two sets. */
const leastSetsOf = ({ exercise }: DraftItem) => (regionOf(knownExercise(exercise)) === null ? 1 : 2);

/** Whether the week keeps its minimum of sets without it, that of `but` aside. */
const isSpare = ({ primary, secondary }: Exercise, sets: number, repair: Repair, but?: Muscle) =>
  primary.every((muscle) => isEnough(muscle, sets, repair)) &&
  secondary.every((muscle) => muscle === but || isEnough(muscle, sets / 2, repair));

const isTrainable = (muscle: Muscle, { trainable }: Repair): muscle is MajorMuscle => (trainable as readonly Muscle[]).includes(muscle);

const isEnough = (muscle: Muscle, less: number, repair: Repair) =>
  !isTrainable(muscle, repair) || countOf(repair, muscle) - less >= leastOf(muscle, repair.low) || countOf(repair, muscle) === 0;
