import { romanOf, romanOfDevanagari } from '../messages/index.ts';

/** Words by class ('bloodThinner', 'child'): a model learns of the class what it learned of one of its words. */
export type WordClasses = Readonly<Record<string, readonly string[]>>;
/** The entries of a table that a text refers to, each once; the first `words` are whole words, pairs and classes, the others parts of words. */
export type Features = { readonly at: readonly number[]; readonly words: number };
/** Turns a normalised text into features. */
export type FeatureReader = (text: string) => Features;

/** One spelling for both scripts: what is learned of 'dard' holds for 'दर्द'. */
const inRoman = (word: string): string => (/[\u0900-\u097f]/.test(word) ? romanOf(romanOfDevanagari(word)) : romanOf(word));
const isWord = (word: string): boolean => /[\p{L}\p{N}§]/u.test(word);

/** The words of a normalised text in Roman letters, a number apart from its unit ('500mg' is '500' and 'mg'). */
const wordsIn = (text: string): string[] =>
  text
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .trim()
    .split(/\s+/)
    .filter(isWord)
    .map(inRoman);

function placesOf(size: number): (feature: string) => number {
  return (feature) => {
    let hash = 0x811c9dc5;
    for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & (size - 1);
  };
}

function classesByWord(classes: WordClasses): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>();
  for (const [name, words] of Object.entries(classes))
    for (const word of words) byWord.set(inRoman(word), [...(byWord.get(inRoman(word)) ?? []), name]);
  return byWord;
}

/** Each two of the classes that occur, in either order: 'urine' with 'dark', wherever they stand. */
const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((one, at) => [`m${one}`, ...names.slice(at + 1).map((other) => `m${one} ${other}`)]);

/**
 * Makes the reader for a table of `size` entries (a power of two): words, pairs with each of the two words before, the same with the
 * classes in place of the words, classes that occur together, and parts of 3 to 5 letters, which still match misspelt words.
 */
export function featureReader(size: number, classes: WordClasses = {}): FeatureReader {
  const placeOf = placesOf(size);
  const known = classesByWord(classes);
  const classOf = (word: string): string => (/^\d/.test(word) ? '#' : (known.get(word)?.[0]?.toUpperCase() ?? word));
  return (text) => {
    const words = wordsIn(text);
    const classed = words.map(classOf);
    const met = new Set(words.flatMap((word) => known.get(word) ?? []));
    const whole = new Set(pairsOf([...met].sort()).map(placeOf));
    const parts = new Set<number>();
    for (const [at, word] of words.entries()) {
      whole.add(placeOf(`w${word}`));
      for (const [kind, said] of [['b', words] as const, ['c', classed] as const]) {
        if (kind === 'c' && classed[at] === word && classed[at - 1] === words[at - 1] && classed[at - 2] === words[at - 2]) continue;
        whole.add(placeOf(`${kind}${said[at - 1] ?? '^'} ${said[at]}`));
        if (at > 1) whole.add(placeOf(`${kind}${said[at - 2]} _ ${said[at]}`));
      }
      const edged = `_${word}_`;
      for (let length = 3; length <= 5; length++)
        for (let from = 0; from + length <= edged.length; from++) parts.add(placeOf(`p${edged.slice(from, from + length)}`));
    }
    return { at: [...whole, ...parts], words: whole.size };
  };
}
