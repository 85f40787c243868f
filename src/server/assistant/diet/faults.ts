import type { Eatable } from '../foods/index.ts';
import type { Meal } from './choose-day-items.ts';
import { faultsIn, faultsOfDay, faultsWith, isTooOften } from './goes-with.ts';
import type { Slot } from './tune-day.ts';

/** How many things of a planned day a cook would not serve so. */
export function faultsOfSlots(slots: readonly Slot[], meals: readonly Meal[]): number {
  const all = slots.map(({ eatable }) => eatable);
  const byMeal = meals.map(({ letter }, at) =>
    faultsIn(
      slots.filter(({ meal }) => meal === at).map(({ eatable }) => eatable),
      letter,
    ),
  );
  return byMeal.reduce((sum, faults) => sum + faults, faultsOfDay(all));
}

/** Says of items whether they can take a place of the day without making its meals worse. */
export function faultsAt(slots: readonly Slot[], at: number, letter: string): (one: Eatable) => boolean {
  const slot = slots[at];
  if (!slot) return () => true;
  const beside = slots.filter((other) => other !== slot && other.meal === slot.meal).map(({ eatable }) => eatable);
  const rest = slots.filter((other) => other !== slot).map(({ eatable }) => eatable);
  const now = faultsWith(slot.eatable, beside, letter);
  const isTooMuch = isTooOften(slot.eatable, rest);
  return (one) => faultsWith(one, beside, letter) <= now && (isTooMuch || !isTooOften(one, rest));
}
