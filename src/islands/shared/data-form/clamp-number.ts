import { limits } from '../../../contract/limits.ts';

/** Spec §5: a negative value is cleared, and one above the most (1,000,000,000 where nothing is said) becomes the most. */
export function clampNumber(text: string, most: number = limits.numberMaximum): string {
  const number = Number(text);
  if (number < 0 || Object.is(number, -0)) return '';
  return number > most ? String(most) : text;
}
