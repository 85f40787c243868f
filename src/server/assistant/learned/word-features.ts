import { hashOfFeature } from './feature-hash.ts';
import { inRoman, type ClassFinder } from './word-classes.ts';

/** The entries of a table that a text refers to, each once; the first `words` are whole words, pairs and classes, the others parts of words. */
export type Features = { readonly at: readonly number[]; readonly words: number };
/** Turns a normalised text into features. */
export type FeatureReader = (text: string) => Features;

const isWord = (word: string): boolean => /[\p{L}\p{N}§]/u.test(word);

/** The words of a normalised text, a number apart from its unit ('500mg' is '500' and 'mg'). */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .trim()
    .split(/\s+/)
    .filter(isWord);

/** Where in a table of `size` entries (a power of two) a feature is counted. */
export const wordPlaces =
  (size: number): ((feature: string) => number) =>
  (feature) =>
    hashOfFeature(feature) & (size - 1);

/** Each two of the classes that occur, in either order: 'urine' with 'dark', wherever they stand. */
const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((one, at) => [`m${one}`, ...names.slice(at + 1).map((other) => `m${one} ${other}`)]);

/** The words in Roman letters with the class in place of those that have one, a number as '#', and all classes that occur. */
function classesIn(words: readonly string[], find: ClassFinder | undefined) {
  const classed = words.map((word) => (/^\d/.test(word) ? '#' : inRoman(word)));
  const found = find?.(words) ?? [];
  for (const { name, from } of found) classed[from] = name.toUpperCase();
  return { classed, met: [...new Set(found.map(({ name }) => name))].sort() };
}

/**
 * Makes the reader for a table of `size` entries (a power of two): words, pairs with each of the two words before, the same with the
 * classes in place of the words, classes that occur together, and parts of 3 to 5 letters, which still match misspelt words. A word with §!
 * before it is denied: nothing of it counts as that of the word itself.
 */
export function featureReader(size: number, find?: ClassFinder): FeatureReader {
  const placeOf = wordPlaces(size);
  return (text) => {
    const said = wordsIn(text);
    const words = said.map(inRoman);
    const { classed, met } = classesIn(said, find);
    const whole = new Set(pairsOf(met).map(placeOf));
    const parts = new Set<number>();
    const follow = (kind: string, all: readonly string[], at: number) => {
      whole.add(placeOf(`${kind}${all[at - 1] ?? '^'} ${all[at]}`));
      if (at > 1) whole.add(placeOf(`${kind}${all[at - 2]} _ ${all[at]}`));
    };
    for (const [at, word] of words.entries()) {
      whole.add(placeOf(`w${word}`));
      follow('b', words, at);
      const isClassed = [at, at - 1, at - 2].some((one) => classed[one] !== words[one]);
      if (isClassed) follow('c', classed, at);
      const isMarked = word.startsWith('§!');
      const edged = `_${isMarked ? word.slice(2) : word}_`;
      for (let length = 3; length <= 5; length++)
        for (let from = 0; from + length <= edged.length; from++)
          parts.add(placeOf(`${isMarked ? '!' : ''}p${edged.slice(from, from + length)}`));
    }
    return { at: [...whole, ...parts], words: whole.size };
  };
}
