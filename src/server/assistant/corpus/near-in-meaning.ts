import { nearestWordIn } from './nearest-word.ts';
import { passages } from './read-passages.ts';
import { hindiStopWords, stopWords } from './search-words.ts';
import { meantBy, plainOf, wordsOf } from './terms.ts';
import { alike, isKnownWord, knownWords, meaningOf, type Meaning } from './word-meaning.ts';

const sentencesOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map(plainOf)
      .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !stopWords.has(word) && !hindiStopWords.has(word)),
  ),
];

type Learned = {
  readonly weightOf: (word: string) => number;
  readonly knownAs: (word: string) => string | undefined;
  /** The meaning of each title, question and text, one after the other in one table: thousands of small ones would take twice the memory. */
  readonly meanings: Meaning;
  /** How many of them each passage has. */
  readonly said: readonly (readonly [id: string, meanings: number])[];
};
let learned: Learned | undefined;

/** Prepares our passages once: how rare each word is, and the meaning of each title, question and text. */
function learn(): Learned {
  const sentences = passages.map(({ id, title, asks, text }) => [id, [title, ...asks, text].map(sentencesOf)] as const);
  const all = sentences.flatMap(([, said]) => said);
  const count = new Map<string, number>();
  for (const word of all.flat()) count.set(word, (count.get(word) ?? 0) + 1);
  const weightOf = weightBy(count, all.length);
  const nearest = nearestWordIn(knownWords);
  const meantAs = (word: string) => {
    const meant = meantBy(word);
    return meant !== undefined && isKnownWord(meant) ? meant : nearest(word);
  };
  const knownAs = (word: string) => (isKnownWord(word) ? word : meantAs(word));
  const own = (words: readonly string[]) => meaningOf(new Map(words.map((word) => [word, weightOf(word)])));
  return { weightOf, knownAs, meanings: inOneTable(all.map(own)), said: sentences.map(([id, said]) => [id, said.length]) };
}

/** How rare a word is. It stands apart, so that it keeps the counts alone and not the texts that were counted. */
const weightBy =
  (count: ReadonlyMap<string, number>, texts: number): Learned['weightOf'] =>
  (word) =>
    Math.log(1 + texts / ((count.get(word) ?? 0) + 1));

function inOneTable(meanings: readonly Meaning[]): Meaning {
  const width = meanings[0]?.length ?? 0;
  const table = new Float32Array(width * meanings.length);
  for (const [at, meaning] of meanings.entries()) table.set(meaning, at * width);
  return table;
}

/** The similarity of each passage to a question in meaning, 0 to 1, by its id: the best of its title, questions and text. */
export function nearInMeaning(question: string): ReadonlyMap<string, number> {
  learned ??= learn();
  const { weightOf, knownAs, meanings, said } = learned;
  const weighed = sentencesOf(question).flatMap((word) => {
    const known = knownAs(word);
    return known ? [[known, Math.min(weightOf(word), weightOf(known))] as const] : [];
  });
  const asked = meaningOf(new Map(weighed));
  let next = 0;
  return new Map(
    said.map(([id, count]) => {
      const first = next;
      next += count;
      return [id, Math.max(0, ...Array.from({ length: count }, (_, at) => alike(meanings, asked, (first + at) * asked.length)))];
    }),
  );
}
