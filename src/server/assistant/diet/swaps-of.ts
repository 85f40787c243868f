import type { DietItem } from '../../../contract/assistant/diet.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { fitted, portionOf, familiarity, type Eatable } from '../foods/index.ts';
import { baseOf, othersFor } from './choose-items.ts';
import type { Kitchen } from './choose-items.ts';
import { portionShown } from './item-of.ts';
import { brokenRules } from './judge-day.ts';
import type { Counted } from './judge-day.ts';
import type { DayTarget } from './choose-day-items.ts';

const mostSwaps = 3;

export type Served = { readonly eatable: Eatable; readonly amount: number };

const exchanged = (day: Counted, out: Served, into: Served): Counted => {
  const moved = (nutrient: keyof Counted) =>
    (day[nutrient] ?? 0) - out.eatable.per[nutrient] * out.amount + into.eatable.per[nutrient] * into.amount;
  const [kcal, protein, fat, fibre] = [moved('kcal'), moved('protein'), moved('fat'), moved('fibre')];
  return { kcal, protein, fat, fibre, carbs: moved('carbs'), sodium: moved('sodium') };
};

/** The difference between two portions, in units of 100 kcal. */
function unlikeness(one: Served, other: Served): number {
  const apart = (nutrient: keyof Counted, energy: number) =>
    (Math.abs(one.eatable.per[nutrient] * one.amount - other.eatable.per[nutrient] * other.amount) * energy) / 100;
  const role = one.eatable.role === other.eatable.role ? 0 : 0.5;
  return apart('kcal', 1) + apart('protein', 4) + apart('fat', 9) + role + (1 - familiarity(other.eatable)) * 0.4;
}

/** Items that can replace one at similar energy and protein, best first, such that the day still keeps its rules. */
export function candidatesFor(
  served: Served,
  letter: string,
  taken: ReadonlySet<string>,
  day: Counted,
  target: DayTarget,
  kitchen: Kitchen,
): Served[] {
  const brokenNow = brokenRules(day, target).length;
  const kcal = served.eatable.per.kcal * served.amount;
  return othersFor(served.eatable, letter, taken, kitchen)
    .map((eatable) => ({ eatable, amount: fitted(kcal / Math.max(5, eatable.per.kcal), portionOf(eatable, target.kcal)) }))
    .map((other) => ({ other, apart: unlikeness(served, other) }))
    .sort((one, next) => one.apart - next.apart)
    .slice(0, 24)
    .filter(({ other }) => brokenRules(exchanged(day, served, other), target).length <= brokenNow)
    .map(({ other }) => other);
}

/** The two or three swaps that an item shows. */
export function swapsOf(
  served: Served,
  letter: string,
  taken: ReadonlySet<string>,
  day: Counted,
  target: DayTarget,
  kitchen: Kitchen,
  language: PlanLanguage,
): DietItem['swaps'] {
  const seen = new Set<string>();
  const few = candidatesFor(served, letter, taken, day, target, kitchen).filter(({ eatable }) => {
    const isNew = !seen.has(baseOf(eatable));
    seen.add(baseOf(eatable));
    return isNew;
  });
  return few.slice(0, mostSwaps).map(({ eatable, amount }) => ({
    ...portionShown(eatable, amount, language),
    kcal: Math.round(eatable.per.kcal * amount),
    protein: Math.round(eatable.per.protein * amount * 10) / 10,
  }));
}
