import distance from 'damerau-levenshtein';

/** The word itself and the word with each one of its letters left out. Words that are one typing error apart share one of these. */
export function variantsOf(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter].filter((variant) => variant.length > 1))];
}

/**
 * How many typing errors lie between two words: a letter too many, missing, wrong, or two exchanged (optimal string alignment). Exact up to
 * two errors; beyond that it is only certain to be more than two, because the library stops counting words that differ much.
 */
export const countTypingErrors = (typed: string, meant: string): number => distance(Array.from(typed), Array.from(meant)).steps;
