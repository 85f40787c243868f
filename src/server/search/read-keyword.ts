import { foldText, wordsOf } from './fold-text.ts';

/** One word of a keyword. `whole` is set if it may be part of an ID such as 'asha.rao' or 'EL-4F7K2', which is looked up first. */
export type TypedWord = { typed: string; isLast: boolean; whole?: string };

// Every word costs a condition, and missing words cost combinations; no name has more words than this.
const mostWords = 6;

/** The words of a keyword. If there are too many, the longest ones are used. */
export function readKeyword(keyword: string): TypedWord[] {
  const chunks = foldText(keyword).split(/\s+/u).flatMap(wordsOfChunk);
  const unique = chunks
    .filter((word, index) => chunks.findIndex((other) => other.typed === word.typed) === index)
    .map((word, index, all) => ({ ...word, isLast: index === all.length - 1 }));
  if (unique.length <= mostWords) return unique;
  const kept = new Set([...unique].sort((a, b) => b.typed.length - a.typed.length).slice(0, mostWords));
  return unique.filter((word) => kept.has(word));
}

/** The ID as the index stores it; undefined for a plain word. */
export const wholeIdOf = (text: string): string | undefined => {
  const id = foldText(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /[^\p{L}\p{M}]/u.test(id) ? id : undefined;
};

function wordsOfChunk(chunk: string): Omit<TypedWord, 'isLast'>[] {
  const whole = wholeIdOf(chunk);
  const words = wordsOf(chunk);
  return words.map((typed) => (whole === undefined ? { typed } : { typed, whole }));
}
