import type { DietItem } from '../../../contract/assistant/diet.ts';
import { eatableOf } from '../foods/index.ts';

/** The step in which an item is served: whole pieces, half katoris. */
export function stepOf({ id }: Pick<DietItem, 'id'>): number {
  const eatable = eatableOf(id);
  if (!eatable) return 0.5;
  if (eatable.range) return eatable.range.step;
  if (eatable.measure === 'piece' || eatable.measure === 'slice') return eatable.grams < 75 ? 1 : 0.5;
  return eatable.measure === 'tbsp' ? 1 : 0.25;
}

/** An amount times a factor, as it can be served; at least one step, and one step away from before. */
export function scaledAmount(item: DietItem, factor: number): number {
  const step = stepOf(item);
  const scaled = Math.max(step, Math.round((item.amount * factor) / step) * step);
  if (scaled !== item.amount) return scaled;
  return factor > 1 ? item.amount + step : Math.max(step, item.amount - step);
}

const doubles = / (double|2 x|twice|two times) /;
const halves = / half /;
const more = / (more|bigger|larger|extra|increase) /;
const less = / (less|smaller|little|decrease) /;

/** The factor by which words change an amount: 'double', 'half', 'more', 'less'; undefined for none. */
export const factorOf = (gloss: string): number | undefined => {
  if (doubles.test(gloss)) return 2;
  if (halves.test(gloss)) return 0.5;
  if (more.test(gloss)) return 1.5;
  return less.test(gloss) ? 0.67 : undefined;
};
