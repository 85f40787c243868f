import { replyFamilies } from '../../../../data/safety/reply-families.ts';
import type { ClassFinder } from '../../learned/index.ts';
import { foldMessage } from '../../messages/index.ts';

type Entry = { readonly words: readonly string[]; readonly isWhole: boolean; readonly family: string };
const entriesOf = ([family, list]: readonly [string, string]): Entry[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => ({ words: entry.replace(/\.$/, '').split('_').filter(Boolean), isWhole: entry.endsWith('.'), family }));

/** Entries by the first two letters of their first word, so that each word is compared with few of them. */
const entriesBy = new Map<string, Entry[]>();
for (const entry of Object.entries(replyFamilies).flatMap(entriesOf)) {
  const key = (entry.words[0] ?? '').slice(0, 2);
  entriesBy.set(key, [...(entriesBy.get(key) ?? []), entry]);
}

/** Whether the entry begins at this word; all its words but the last are whole. */
function isAt({ words, isWhole }: Entry, said: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const other = said[at + index] ?? '';
    return index < words.length - 1 || isWhole ? other === word : other.startsWith(word);
  });
}

/** A sentence with the families of its words, in the order in which they are met. */
export type ReadSentence = { readonly words: string; readonly families: readonly string[] };

const isNegated = (families: readonly (readonly string[])[], at: number): boolean =>
  [at - 3, at - 2, at - 1, at + 1].some((near) => families[near]?.includes('not') === true);

/** Whether an act is advised or advised against: 'do not push' is read as `harmfulActNot`. */
const withPolarity = (families: readonly (readonly string[])[]): string[] =>
  families.flatMap((met, at) => met.map((family) => (family.endsWith('Act') && isNegated(families, at) ? `${family}Not` : family)));

/** Reads a sentence: its words as normalised, and the families that they belong to. */
export function readSentence(sentence: string): ReadSentence {
  const { plain, roman } = foldMessage(sentence);
  const said = plain.split(/[\s;,]+/).filter(Boolean);
  const families = said.map((word, at) => [
    ...new Set((entriesBy.get(word.slice(0, 2)) ?? []).filter((entry) => isAt(entry, said, at)).map(({ family }) => family)),
  ]);
  return { words: roman.replace(/ [;,] /g, ' ').trim(), families: withPolarity(families) };
}

/**
 * The text from which a learned model reads a sentence: its words, then the families in order, each marked with §. Tabs keep the model from
 * dividing a long sentence, since advice and its warning belong together.
 */
export const markedWords = ({ words, families }: ReadSentence): string => {
  const marks = families.filter((family, at) => family !== families[at - 1]).map((family) => `§${family}`);
  return [...words.split(' '), ...marks].join('\t');
};

/** Finds the families in such a text as classes of the learned model, which so also learns which of them occur together. */
export const familyFinder: ClassFinder = (words) =>
  words.flatMap((word, at) => (word.startsWith('§') ? [{ name: word.slice(1), from: at, length: 1 }] : []));
