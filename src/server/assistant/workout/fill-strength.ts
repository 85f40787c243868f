import type { DraftItem } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { overflows } from './choose-strength.ts';
import { likingOf } from './exercise-liking.ts';
import type { StrengthSlot, StrengthWeek } from './choose-strength.ts';
import { wantsEndurance } from './choose-conditioning.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { startingLevel } from './may-do.ts';
import { mostFirstConditioning, setSeconds } from './session-budget.ts';
import { isSmall, mayJoin, regionOf } from './split.ts';
import { easeFor, strengthPool } from './suits.ts';
import { addSets, setRange } from './weekly-volume.ts';

type Fill = StrengthWeek & { pool: readonly Exercise[]; most: number };

/** More exercises than this scatter a session: further sets of the same are worth more. */
const mostExercises = { beginner: 7, intermediate: 8, advanced: 9 } as const;
/** Week 3 adds a set here and there. */
const headroom = 1.05;

/**
 * Fills the time that sessions for strength or muscle still have with training: another exercise of the day, then further sets, up to what the
 * level recovers from.
 */
export function fillStrength(week: StrengthWeek, allowed: readonly Exercise[]): void {
  const { request, slots } = week;
  if (request.goal !== 'strength' && request.goal !== 'muscle') return;
  const reserved = wantsEndurance(request) ? mostFirstConditioning(request) / 2 : 0;
  const most = setRange(request, slots.length, false).high / headroom;
  const fill = { ...week, pool: strengthPool(allowed, request), most };
  for (let round = 0; round < 40; round++) {
    const open = slots.filter(({ secondsLeft, setsLeft }) => secondsLeft - reserved > 60 && setsLeft > 0);
    if (!open.map((slot) => addToSession(slot, reserved, fill)).includes(true)) return;
  }
}

function addToSession(slot: StrengthSlot, reserved: number, fill: Fill): boolean {
  const isFull = slot.items.length + slot.prehab.length >= mostExercises[startingLevel(fill.request)];
  return (!isFull && addExercise(slot, reserved, fill)) || addSet(slot, reserved, fill);
}

function addExercise(slot: StrengthSlot, reserved: number, fill: Fill): boolean {
  const { pool, request, slots, counts, most, chance } = fill;
  const sets = Math.min(2, slot.setsLeft);
  const best = pool
    .filter((one) => !slot.taken.has(one.id) && sets * setSeconds(one, request) + 30 <= slot.secondsLeft - reserved)
    .filter((one) => !overflows(one, sets, counts, most) && mayJoin(one, sets, slot, slots))
    .map((one) => ({ one, score: likingOf(one, slot, fill) + easeFor(one, request) + (isSmall(one) ? 0 : 0.3) + chance.part() * 0.3 }))
    .sort((one, other) => other.score - one.score)[0]?.one;
  if (!best) return false;
  slot.items.push({ exercise: best.id, sets: 0, amount: firstAmount(best, request) });
  slot.taken.add(best.id);
  slot.secondsLeft -= 30;
  count(slot, slot.items.at(-1), sets, fill);
  return true;
}

/** One set more, first of what has fewest. */
function addSet(slot: StrengthSlot, reserved: number, fill: Fill): boolean {
  const item = [...slot.items]
    .sort((one, other) => one.sets - other.sets)
    .find(({ exercise, sets }) => {
      const known = knownExercise(exercise);
      const rest = { ...slot, items: slot.items.filter((one) => one.exercise !== exercise) };
      return (
        sets < mostSetsOf(known, fill.request) &&
        setSeconds(known, fill.request) <= slot.secondsLeft - reserved &&
        !overflows(known, 1, fill.counts, fill.most) &&
        // As if it came anew, with a set more.
        mayJoin(
          known,
          sets + 1,
          rest,
          fill.slots.map((one) => (one === slot ? rest : one)),
        )
      );
    });
  if (!item) return false;
  count(slot, item, 1, fill);
  return true;
}

function mostSetsOf(exercise: Exercise, request: WorkoutRequest): number {
  if (regionOf(exercise) === null) return 3;
  return request.goal === 'strength' && startingLevel(request) !== 'beginner' ? 5 : 4;
}

function count(slot: StrengthSlot, item: DraftItem | undefined, sets: number, { counts, request }: Fill): void {
  if (!item) return;
  item.sets += sets;
  slot.setsLeft -= sets;
  slot.secondsLeft -= sets * setSeconds(knownExercise(item.exercise), request);
  addSets(counts, item.exercise, sets);
}
