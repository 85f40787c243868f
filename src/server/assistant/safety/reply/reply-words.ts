import { replyFamilies } from '../../../../data/safety/reply-families.ts';
import type { ClassFinder, FoundClass } from '../../learned/index.ts';
import { foldMessage } from '../../messages/index.ts';
import { findMeanings } from '../find-meanings.ts';
import { deniedIn } from './denied-words.ts';

type Entry = { readonly words: readonly string[]; readonly isWhole: boolean; readonly family: string };
const entriesOf = ([family, list]: readonly [string, string]): Entry[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => ({ words: entry.replace(/\.$/, '').split('_').filter(Boolean), isWhole: entry.endsWith('.'), family }));

/** How a word begins, by which its entries are found. */
const startOf = (word = ''): string => word.slice(0, 2);

let kept: ReadonlyMap<string, readonly Entry[]> | undefined;
/** Entries by how their first word begins, so that each word is compared with few of them. Only a reply of a hosted model needs them. */
const entriesBy = () => (kept ??= Map.groupBy(Object.entries(replyFamilies).flatMap(entriesOf), ({ words }) => startOf(words[0])));

/** Whether the entry begins at this word; all its words but the last are whole. */
function isAt({ words, isWhole }: Entry, said: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const other = said[at + index] ?? '';
    return index < words.length - 1 || isWhole ? other === word : other.startsWith(word);
  });
}

/** Stands before a word that is denied, and before the name of a family. */
const deniedMark = '§!';
const familyMark = '§';
const isPause = (word: string): boolean => word === ';' || word === ',';

/** A sentence: its words as normalised, the denied ones marked, and the families of its words in order, with `Not` where they are denied. */
export type ReadSentence = { readonly words: string; readonly families: readonly string[] };

/** Reads a sentence: 'do not push' is not `push` but `§!push`, and its family not `goOn` but `goOnNot`. */
export function readSentence(sentence: string): ReadSentence {
  const { plain, roman } = foldMessage(sentence);
  const all = plain.trim().split(/\s+/);
  const isDenied = deniedIn(all).filter((_, at) => !isPause(all[at] ?? ''));
  const said = all.filter((word) => !isPause(word));
  const families = said.flatMap((word, at) => {
    const met = (entriesBy().get(startOf(word)) ?? []).filter((entry) => isAt(entry, said, at)).map(({ family }) => family);
    return [...new Set(met)].map((family) => (isDenied[at] && family !== 'not' ? `${family}Not` : family));
  });
  const inRoman = roman
    .trim()
    .split(/\s+/)
    .filter((word) => !isPause(word));
  return { words: inRoman.map((word, at) => (isDenied[at] ? deniedMark + word : word)).join(' '), families };
}

/** The families that a sentence speaks of, denied or not. */
export const subjectsOf = ({ families }: ReadSentence): ReadonlySet<string> =>
  new Set(families.map((family) => family.replace(/Not$/, '')));

/**
 * The text from which a learned model reads a sentence: its words, then the families in order, each marked with §. Tabs keep the model from
 * dividing a long sentence, since advice and its warning belong together.
 */
export const markedWords = ({ words, families }: ReadSentence): string => {
  const marks = families.filter((family, at) => family !== families[at - 1]).map((family) => familyMark + family);
  return [...words.split(' '), ...marks].join('\t');
};

/** What words mean, in either language; a meaning that is denied is another one. */
function meaningsIn(words: readonly string[]): FoundClass[] {
  const found = findMeanings(words.map((word) => word.replace(deniedMark, '')));
  return found.map((one) => (words[one.from]?.startsWith(deniedMark) ? { ...one, name: `${one.name}Denied` } : one));
}

/** Finds families and meanings in such a text as classes of the learned model, which so also learns which of them occur together. */
export const familyFinder: ClassFinder = (words) => {
  const families = words.flatMap((word, at) =>
    word.startsWith(familyMark) && !word.startsWith(deniedMark) ? [{ name: word.slice(1), from: at, length: 1 }] : [],
  );
  return [...families, ...meaningsIn(words)];
};
