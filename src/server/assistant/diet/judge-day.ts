import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { Nutrients } from '../foods/index.ts';
import { fatPart, fibrePer1000 } from './day-target.ts';

/** The nutrients that are checked per day. */
export type Counted = Pick<Nutrients, 'kcal' | 'protein' | 'fat' | 'fibre'>;

/** The share by which energy may miss its target. */
const kcalMargin = 0.05;

const fat9 = (grams: number) => grams * 9;

/** The names of the rules that a day's sums break. */
export function brokenRules({ kcal, protein, fat, fibre }: Counted, target: DietTarget): ('kcal' | 'protein' | 'fat' | 'fibre')[] {
  const fatShare = fat9(fat) / kcal;
  const broken = {
    kcal: Math.abs(kcal - target.kcal) > target.kcal * kcalMargin,
    protein: protein < target.protein.least || protein > target.protein.most,
    fat: fatShare < fatPart.least || fatShare > fatPart.most,
    fibre: fibre < (kcal * fibrePer1000) / 1_000,
  };
  return (['kcal', 'protein', 'fat', 'fibre'] as const).filter((rule) => broken[rule]);
}

const over = (value: number, limit: number) => Math.max(0, value - limit);

/** How far a day is from its targets: 0 if it keeps all rules with a small margin, so that rounding cannot break them. */
export function distanceFromTarget({ kcal, protein, fat, fibre }: Counted, target: DietTarget): number {
  const fatShare = fat9(fat) / Math.max(1, kcal);
  const { least, most } = target.protein;
  return (
    over(Math.abs(kcal / target.kcal - 1), 0.025) * 20 +
    (over(least * 1.015, protein) / least) * 10 +
    (over(protein, most * 0.985) / most) * 10 +
    over(fat9(target.fat.least) / target.kcal + 0.01, fatShare) * 20 +
    over(fatShare, fat9(target.fat.most) / target.kcal - 0.01) * 20 +
    over(1.02, (fibre * 1_000) / (fibrePer1000 * Math.max(1, kcal))) * 8
  );
}
