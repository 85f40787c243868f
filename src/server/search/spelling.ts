import distance from 'damerau-levenshtein';
import { isSpelt } from './fold-text.ts';

/** The word itself, and the word with each letter left out. Words that are one typing error apart share one of these variants. */
export function variantsOf(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter].filter((variant) => variant.length > 1))];
}

/** The variants of a word as they are stored and looked up; none of an ID or a number, which is not spelt. */
export const variantsText = (word: string): string => (isSpelt(word) ? variantsOf(word).join(' ') : '');

/**
 * The number of typing errors between two words: a letter added, missing, wrong, or two swapped (optimal string alignment). Exact up to
 * two; a larger result only means more than two, because the library stops early.
 */
export const countTypingErrors = (typed: string, meant: string): number => distance(Array.from(typed), Array.from(meant)).steps;
