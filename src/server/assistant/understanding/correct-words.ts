import { isKnownWord } from '../corpus/index.ts';
import distance from 'damerau-levenshtein';
import { foodNamed } from './food-names.ts';
import { hasGloss } from './gloss.ts';

/** Words of the rules that people mistype. */
const expected = `
protein calories kilocalories carbs fibre calcium breakfast lunch dinner snack tomorrow today yesterday monday tuesday wednesday thursday
friday saturday sunday match training exercise session workout cheaper cheapest instead remove replace change swap double lighter heavier
easier harder shorter longer shopping recipe recipes ingredients minutes water litre litres kilogram team tournament calendar invite
invitation account subscription cancel refund password delete export privacy document documents availability guardian vegetarian
substitute muscles muscle squat deadlift plank pushup stretching warmup target weight nutrition schedule without between portion
`
  .trim()
  .split(/\s+/);
const byLetter = Map.groupBy(expected, (word) => word.charAt(0));
const isExpected = new Set(expected);

function correctedWord(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || isExpected.has(word) || isKnownWord(word) || hasGloss(word) || foodNamed([word]) !== undefined)
    return word;
  const most = word.length > 8 ? 2 : 1;
  const near = (byLetter.get(word.charAt(0)) ?? []).find(
    (other) => Math.abs(other.length - word.length) <= most && distance(word, other).steps <= most,
  );
  return near ?? word;
}

/** Mistyped words of the rules corrected; words that mean something else stay. */
export const correctedWords = (words: readonly string[]): string[] => words.map(correctedWord);
