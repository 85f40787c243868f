import type pg from 'pg';
import { isSpelt } from './fold-text.ts';
import { lookUpWords, type KnownWord, type Knowledge } from './known-words.ts';
import type { TypedWord } from './read-keyword.ts';
import { countTypingErrors } from './spelling.ts';

/** Words of the index that a typed word may mean, and the cost of a result with one of these. */
export type Meaning = { cost: number; words: string[]; isCorrection: boolean };
/**
 * A typed word with its meanings, best first; empty if the index has nothing similar. `widerMeanings` also take a common word as a typing
 * error of another: 'roa' for 'rao', not only as the beginning of 'road'.
 */
export type Term = { typed: string; meanings: Meaning[]; widerMeanings: Meaning[] };

const costs = { beginsLikeIt: 1, corrected: 3, correctedOtherwise: 4 } as const;
// A word this common fills a page by itself, so words that start with it are ignored.
const commonUses = 2_000;
// A rarer word may well be a typing error of another.
const rareUses = 20;
const mostCorrections = 8;
// Too many words start with fewer letters, such as 'in'. Only the last word, which is being typed, may be shorter.
const shortestBeginning = 3;

/** The possible meanings of a keyword, word by word, with typing errors corrected. */
export async function understandKeyword(pool: pg.Pool, words: readonly TypedWord[]): Promise<Term[]> {
  if (words.length === 0) return [];
  const knowledge = await lookUpWords(pool, words);
  return [...Map.groupBy(words, ({ whole, typed }) => whole ?? typed)].flatMap(([chunk, parts]) => termsOf(chunk, parts, knowledge));
}

function termsOf(chunk: string, parts: readonly TypedWord[], { wordsLike, ids }: Knowledge): Term[] {
  if (ids.has(chunk)) {
    const meanings = [{ cost: 0, words: [chunk], isCorrection: false }];
    return [{ typed: chunk, meanings, widerMeanings: meanings }];
  }
  // There is no such ID. Its words may still match ('asha.roa'); its numbers alone are ignored.
  const spelt = parts.filter(({ typed }) => isSpelt(typed));
  return (spelt.length > 0 ? spelt : parts).map((part) => termOf(part, wordsLike.get(part.typed) ?? []));
}

function termOf({ typed, isLast }: TypedWord, like: readonly KnownWord[]): Term {
  const exact = like.filter(({ word }) => word === typed);
  const mayGoOn = (typed.length >= shortestBeginning || isLast) && countUses(exact) <= commonUses;
  const longer = mayGoOn ? like.filter(({ word }) => word !== typed && word.startsWith(typed)) : [];
  const asTyped = [meaning(0, exact), meaning(costs.beginsLikeIt, longer)];
  const [best, ...others] = correctionsOf(typed, like);
  const corrected = [meaning(costs.corrected, best ? [best] : [], true), meaning(costs.correctedOtherwise, others, true)];
  const isRare = countUses([...exact, ...longer]) < rareUses;
  const isAny = ({ words }: Meaning) => words.length > 0;
  return {
    typed,
    meanings: [...asTyped, ...(isRare ? corrected : [])].filter(isAny),
    widerMeanings: [...asTyped, ...corrected].filter(isAny),
  };
}

/** Most likely first: fewer errors, then the same first letter (which is seldom wrong), then the more frequent word. */
function correctionsOf(typed: string, like: readonly KnownWord[]): KnownWord[] {
  const mostErrors = typed.length < 5 ? 1 : 2;
  return like
    .filter(({ word }) => isSpelt(word) && !word.startsWith(typed))
    .map((known) => ({ known, errors: countTypingErrors(typed, known.word), isOtherStart: Number(known.word[0] !== typed[0]) }))
    .filter(({ errors }) => errors <= mostErrors)
    .sort((a, b) => a.errors - b.errors || a.isOtherStart - b.isOtherStart || b.known.uses - a.known.uses)
    .slice(0, mostCorrections)
    .map(({ known }) => known);
}

const meaning = (cost: number, known: readonly KnownWord[], isCorrection = false): Meaning => ({
  cost,
  words: known.map(({ word }) => word),
  isCorrection,
});

const countUses = (known: readonly KnownWord[]) => known.reduce((sum, { uses }) => sum + uses, 0);
