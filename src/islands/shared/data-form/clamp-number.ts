import { limits } from '../../../contract/limits.ts';

/** Spec §5: a negative value is cleared; a value above the maximum (by default 1,000,000,000) becomes the maximum. */
export function clampNumber(text: string, most: number = limits.numberMaximum): string {
  const number = Number(text);
  if (number < 0 || Object.is(number, -0)) return '';
  return number > most ? String(most) : text;
}
