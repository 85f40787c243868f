import type { Exercise } from './exercises.ts';
import type { StrengthSlot, StrengthWeek } from './choose-strength.ts';
import { setSeconds } from './session-budget.ts';
import { fitsDay, isSmall, regionOf } from './split.ts';
import { nearestTo } from './wishes/possible-wishes.ts';
import { exercisesNamed, focusOf, timesAWeekOf, wishesOf } from './wishes/wishes-of.ts';

/** Adds sets of an exercise to a session and to the week's counts. */
type Add = (exercise: Exercise, sets: number, slot: StrengthSlot) => void;

const has = (slot: StrengthSlot, ids: ReadonlySet<string>) => [...slot.items, ...slot.prehab].some(({ exercise }) => ids.has(exercise));
const roomOf = ({ secondsLeft, spareSeconds }: StrengthSlot) => secondsLeft + spareSeconds;
const cost = (exercise: Exercise, sets: number, { request }: StrengthWeek) => setSeconds(exercise, request) * sets + 30;

/** The sessions for an exercise, best first: of its day, with most room, and without much of the same. */
const slotsFor = (exercise: Exercise, week: StrengthWeek): StrengthSlot[] =>
  week.slots
    .filter(({ taken }) => !taken.has(exercise.id))
    .map((slot) => ({ slot, score: (fitsDay(exercise, slot.kind) ? 10_000 : 0) + roomOf(slot) }))
    .sort((one, other) => other.score - one.score)
    .map(({ slot }) => slot);

/** Every exercise or family that was asked for comes into at least one session, before time and sets are given to others. */
export function addWanted(week: StrengthWeek, pool: readonly Exercise[], add: Add): void {
  const isBrief = week.request.minutes <= 20;
  for (const named of wishesOf(week.request).wanted) {
    const ids = new Set(exercisesNamed(named).map(({ id }) => id));
    const possible = pool.filter(({ id }) => ids.has(id));
    const nearest = possible.length > 0 ? undefined : nearestTo(named, week.request);
    const may = nearest ? pool.filter(({ id }) => id === nearest.id) : possible;
    if (may.length === 0 || week.slots.some((slot) => has(slot, ids))) continue;
    const loaded = may.filter(({ needs }) => needs.length > 0);
    const best = week.chance.shuffled(loaded.length > 0 ? loaded : may)[0];
    const slot = best && slotsFor(best, week)[0];
    if (best && slot) add(best, Math.min(isBrief ? 1 : regionOf(best) ? 3 : 2, Math.max(1, slot.setsLeft)), slot);
  }
}

/** What was asked for on several days comes into as many sessions of its kind, the one with most room first. */
export function addOften(week: StrengthWeek, pool: readonly Exercise[], add: Add): void {
  for (const { of, times } of timesAWeekOf(week.request)) {
    if (typeof of === 'string') continue;
    const all = pool.filter((one) => exercisesNamed(of).some(({ id }) => id === one.id));
    const ids = new Set(all.map(({ id }) => id));
    const loaded = all.filter(({ needs }) => needs.length > 0);
    for (let count = week.slots.filter((slot) => has(slot, ids)).length; count < times; count++) {
      const place = (loaded.length > 0 ? loaded : all).flatMap((one) =>
        slotsFor(one, week)
          .filter((slot) => fitsDay(one, slot.kind) && !has(slot, ids) && slot.setsLeft > 0)
          .map((slot) => ({ one, slot })),
      )[0];
      if (!place) break;
      add(place.one, Math.min(2, Math.max(1, place.slot.setsLeft)), place.slot);
    }
  }
}

/** Two sets more for a muscle that is to be trained more, in the sessions that have time for them. */
export function addFocus(
  week: StrengthWeek,
  pool: readonly Exercise[],
  mayAdd: (one: Exercise, slot: StrengthSlot) => boolean,
  add: Add,
): void {
  const focus = [...focusOf(week.request)];
  for (const slot of week.slots) {
    for (const muscle of focus.slice(0, 3)) {
      const isFor = ({ primary }: Exercise) => primary[0] === muscle;
      const best = week.chance
        .shuffled(pool.filter((one) => isFor(one) && !slot.taken.has(one.id)))
        .filter((one) => cost(one, 2, week) <= roomOf(slot) * 0.6 && slot.setsLeft >= 2 && mayAdd(one, slot))
        .sort((one, other) => Number(isSmall(one)) - Number(isSmall(other)) || other.needs.length - one.needs.length)[0];
      if (best) add(best, 2, slot);
    }
  }
}
