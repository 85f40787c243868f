import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { Nutrients } from '../foods/index.ts';
import { fatPart, fibreOf, fibrePer1000, type DayLimits } from './day-target.ts';

/** The nutrients that are checked per day; the last three only where somebody's limits name them. */
export type Counted = Pick<Nutrients, 'kcal' | 'protein' | 'fat' | 'fibre'> & Partial<Pick<Nutrients, 'carbs' | 'sodium' | 'calcium'>>;
type Target = DietTarget & { readonly limits?: DayLimits };
export type DayRule = 'kcal' | 'protein' | 'fat' | 'fibre' | 'carbs' | 'sodium';

/** The share by which energy may miss its target. */
const kcalMargin = 0.05;

const fat9 = (grams: number) => grams * 9;
const usualLimits = (kcal: number): DayLimits => ({ fat: fatPart, fibre: fibreOf(kcal) });

/** The names of the rules that a day's sums break. */
export function brokenRules({ kcal, protein, fat, fibre, carbs = 0, sodium = 0 }: Counted, target: Target): DayRule[] {
  const fatShare = fat9(fat) / kcal;
  const limits = target.limits ?? usualLimits(target.kcal);
  const isLessFibre = limits.fibre.least < (target.kcal * fibrePer1000) / 1_000 - 0.01;
  const leastFibre = isLessFibre ? limits.fibre.least * 0.97 : (kcal * fibrePer1000) / 1_000;
  const broken = {
    kcal: Math.abs(kcal - target.kcal) > target.kcal * kcalMargin,
    protein: protein < target.protein.least || protein > target.protein.most,
    fat: fatShare < limits.fat.least || fatShare > limits.fat.most,
    fibre: fibre < leastFibre,
    carbs: limits.carbs !== undefined && (limits.isNet ? carbs - fibre : carbs) > limits.carbs,
    sodium: limits.sodium !== undefined && sodium > limits.sodium,
  };
  return (['kcal', 'protein', 'fat', 'fibre', 'carbs', 'sodium'] as const).filter((rule) => broken[rule]);
}

/** What protein over its range weighs where it does harm: three times what energy does, so that less is served instead. */
const heldProtein = 60;
const over = (value: number, limit: number) => Math.max(0, value - limit);

/** How far a day is from its targets: 0 if it keeps all rules with a small margin, so that rounding cannot break them. */
export function distanceFromTarget({ kcal, protein, fat, fibre, carbs = 0, sodium = 0, calcium }: Counted, target: Target): number {
  const fatShare = fat9(fat) / Math.max(1, kcal);
  const { least, most } = target.protein;
  const limits = target.limits ?? usualLimits(target.kcal);
  return (
    over(Math.abs(kcal / target.kcal - 1), 0.025) * 20 +
    (over(least * 1.015, protein) / least) * 10 +
    (limits.isProteinHeld ? (over(protein, most * 0.96) / most) * heldProtein : (over(protein, most * 0.985) / most) * 10) +
    over(fat9(target.fat.least) / target.kcal + 0.01, fatShare) * 20 +
    over(fatShare, fat9(target.fat.most) / target.kcal - 0.01) * 20 +
    over(1.01, fibre / Math.max(0.1, (limits.fibre.least * Math.max(1, kcal)) / target.kcal)) * 8 +
    over(fibre, limits.fibre.most - 0.7) * 0.25 +
    (limits.carbs === undefined ? 0 : (over(limits.isNet ? carbs - fibre : carbs, limits.carbs * 0.94) / limits.carbs) * 16) +
    (limits.sodium === undefined ? 0 : (over(sodium, limits.sodium * 0.98) / limits.sodium) * 6) +
    (limits.calcium === undefined || calcium === undefined ? 0 : (over(limits.calcium, calcium) / limits.calcium) * 1.5)
  );
}
