import { overflows } from './choose-strength.ts';
import { likingOf } from './exercise-liking.ts';
import type { StrengthSlot, StrengthWeek } from './choose-strength.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { setSeconds } from './session-budget.ts';
import { isTrunk, mayJoin } from './split.ts';
import { strengthPool } from './suits.ts';
import { addSets, setRange } from './weekly-volume.ts';
import { isWanted } from './wishes/wishes-of.ts';

const mostDays = 2;

/** Exchanges what trains the trunk on a third day and later: a bar to hang from is no reason to hang daily. */
export function varyTrunk(week: StrengthWeek, allowed: readonly Exercise[]): void {
  const pool = strengthPool(allowed, week.request).filter(isTrunk);
  const days = new Map<string, number>();
  for (const slot of week.slots) {
    for (const at of slot.items.keys()) {
      const { exercise = '' } = slot.items[at] ?? {};
      const count = (days.get(exercise) ?? 0) + 1;
      const isRepeated = count > mostDays && isTrunk(knownExercise(exercise)) && !isWanted(knownExercise(exercise), week.request);
      const other = isRepeated
        ? exchange(
            at,
            slot,
            week,
            pool.filter(({ id }) => (days.get(id) ?? 0) < mostDays),
          )
        : undefined;
      days.set(other ?? exercise, (days.get(other ?? exercise) ?? 0) + 1);
    }
  }
}

/** Puts the most liked of these in the place of an exercise, for as many sets, if it takes no longer; its id. */
function exchange(at: number, slot: StrengthSlot, week: StrengthWeek, pool: readonly Exercise[]): string | undefined {
  const item = slot.items[at];
  if (!item) return undefined;
  const { high } = setRange(week.request, week.slots.length, false);
  const seconds = (one: Exercise) => setSeconds(one, week.request) * item.sets;
  const now = seconds(knownExercise(item.exercise));
  const rest = { ...slot, items: slot.items.filter((one) => one !== item) };
  const slots = week.slots.map((one) => (one === slot ? rest : one));
  const counts = new Map(week.counts);
  addSets(counts, item.exercise, -item.sets);
  const [best] = pool
    .filter((one) => !slot.taken.has(one.id) && seconds(one) <= now + slot.secondsLeft + 20)
    .filter((one) => !overflows(one, item.sets, counts, high) && mayJoin(one, item.sets, rest, slots))
    .sort((one, other) => likingOf(other, rest, week) - likingOf(one, rest, week));
  if (!best) return undefined;
  slot.items[at] = { exercise: best.id, sets: item.sets, amount: firstAmount(best, week.request) };
  slot.taken.delete(item.exercise);
  slot.taken.add(best.id);
  slot.secondsLeft += now - seconds(best);
  addSets(week.counts, item.exercise, -item.sets);
  addSets(week.counts, best.id, item.sets);
  return best.id;
}
