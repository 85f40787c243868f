import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Nutrients } from '../foods/index.ts';
import { fibrePer1000, proteinAim } from './day-target.ts';
import { leanerWeight } from './energy.ts';
import { isFastDay } from './needs-of-weekday.ts';

/**
 * What some days of a week have less of than usual although nobody asked for less: the protein that is aimed at, where its sources are left
 * out, and 14 g of fibre for 1,000 kcal, where that is more than people tolerate. The plan says so.
 */
export function heldRanges(days: readonly Nutrients[], request: DietRequest): { readonly protein: boolean; readonly fibre: boolean } {
  const has = (...conditions: readonly DietRequest['conditions'][number][]) => conditions.some((one) => request.conditions.includes(one));
  const usual = days.filter((_, day) => !isFastDay(request, day));
  const least = proteinAim(request) * leanerWeight(request) - 1;
  const isProteinUsual = request.proteinWanted === null && !has('kidneyDisease');
  const isFibreUsual = request.carbs === 'usual' && !has('irritableBowel');
  return {
    protein: isProteinUsual && usual.some(({ protein }) => protein < least),
    fibre: isFibreUsual && usual.some(({ fibre, kcal }) => fibre < (kcal * fibrePer1000) / 1_000),
  };
}
