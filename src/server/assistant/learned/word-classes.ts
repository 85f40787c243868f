import distance from 'damerau-levenshtein';
import { LRUCache } from 'lru-cache';
import { romanOf, romanOfDevanagari } from '../messages/index.ts';

/**
 * Words by class, in either script: `bloodThinner: 'warfarin acitrom blood+thinner anticoagul*'`. `a+b` are words in a row, `*` is any ending.
 */
export type WordClasses = Readonly<Record<string, string>>;
/** A class that words of a text belong to: the words from `from`, `length` of them. */
export type FoundClass = { readonly name: string; readonly from: number; readonly length: number };
/** Finds the classes of words. */
export type ClassFinder = (words: readonly string[]) => FoundClass[];

const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);
/** One spelling for both scripts: what is known of 'dard' holds for 'दर्द'. */
export const inRoman = (word: string): string => romanOf(isDevanagari(word) ? romanOfDevanagari(word) : word);
/** Without the vowel that Devanagari does not write: 'dhadkan' and 'धड़कन' are 'dhdkn'. */
const bare = (roman: string): string => roman.slice(0, 1) + roman.slice(1).replaceAll('a', '');

/**
 * The rows of words of a class that begin alike, as columns: its name, the first word and the others. Words stand in Roman letters, with a '*'
 * where any ending may follow. There are many thousands of rows, so that an object for each word would take several times the memory.
 */
type Rows = { readonly names: string[]; readonly firsts: string[]; readonly others: (readonly string[])[] };
const none: readonly string[] = [];
const isPrefix = (part: string): boolean => part.endsWith('*');
/** The word, or its beginning, without the sign that any ending may follow. */
const lettersOf = (part: string): string => (isPrefix(part) ? part.slice(0, -1) : part);

function partOf(text: string): string {
  const roman = inRoman(
    lettersOf(text)
      .normalize('NFKD')
      .replace(/[\u093c]/g, '')
      .normalize('NFC')
      .replace(/ँ/g, 'ं'),
  );
  return isPrefix(text) ? `${roman}*` : roman;
}

/** The rows of all classes, in their order. Thousands share their words and have no second one: each word is made once, and 'no others' is one list. */
function rowsOf(classes: WordClasses): Rows {
  const parts = new Map<string, string>();
  const partAs = (text: string): string => {
    const part = parts.get(text) ?? partOf(text);
    parts.set(text, part);
    return part;
  };
  const rows: Rows = { names: [], firsts: [], others: [] };
  for (const [name, text] of Object.entries(classes))
    for (const said of text.trim().split(/\s+/)) {
      const [first = '', ...others] = said.split('+');
      rows.names.push(name);
      rows.firsts.push(partAs(first));
      rows.others.push(others.length > 0 ? others.map(partAs) : none);
    }
  return rows;
}

/** The rows by the keys under which they may be looked up. */
function rowsByKey({ names, firsts, others }: Rows): ReadonlyMap<string, Rows> {
  const byKey = new Map<string, Rows>();
  for (const [at, first] of firsts.entries()) {
    const letters = lettersOf(first);
    for (const key of new Set([keyOf(letters), keyOf(bare(letters))])) {
      const rows = byKey.get(key) ?? { names: [], firsts: [], others: [] };
      byKey.set(key, rows);
      rows.names.push(names[at] ?? '');
      rows.firsts.push(first);
      rows.others.push(others[at] ?? none);
    }
  }
  // Lists that grew have room for more; copies have not.
  for (const [key, rows] of byKey) byKey.set(key, { names: [...rows.names], firsts: [...rows.firsts], others: [...rows.others] });
  return byKey;
}

/** `bare` is known of words in Devanagari alone. */
type Word = { readonly roman: string; readonly bare?: string };
function fits(part: string, word: Word): boolean {
  const letters = lettersOf(part);
  const bareLetters = word.bare === undefined ? '' : bare(letters);
  // Words of few letters are the same without their vowels ('dak' and 'dka'), so only longer ones are compared so.
  const [own, said] = word.bare !== undefined && bareLetters.length >= 4 ? [bareLetters, word.bare] : [letters, word.roman];
  return isPrefix(part) ? said.startsWith(own) : said === own;
}

/** A long word that is a letter away from one of these, or the word itself. */
function spellingOf(long: readonly string[], kept: readonly string[]): (roman: string) => string {
  const known = new Set([...long, ...kept]);
  const byLetter = Map.groupBy(long, (word) => word.charAt(0));
  return (roman) => {
    if (roman.length < 7 || known.has(roman) || !/^[a-z]+$/.test(roman)) return roman;
    const near = byLetter.get(roman.charAt(0)) ?? [];
    return near.find((word) => Math.abs(word.length - roman.length) <= 1 && distance(word, roman).steps <= 1) ?? roman;
  };
}

/** The keys under which a pattern may be looked up by its first word: its beginning, at most four letters. */
const keyOf = (word: string): string => word.slice(0, 2);

/**
 * Makes the finder of these classes. Long words are also found with a letter wrong, missing or doubled; with `keepsKnown` a word that a
 * phrase has is never read as a longer one ('protein' of 'protein powder' as 'proteins').
 */
export function classFinder(classes: WordClasses, keepsKnown = false): ClassFinder {
  const rows = rowsOf(classes);
  const byKey = rowsByKey(rows);
  const spelt = spellingFor(rows, keepsKnown);
  // The parts of a message overlap, and their words come again.
  const known = new LRUCache<string, Word>({ max: 1_000 });
  const read = (said: string): Word => {
    const roman = inRoman(said);
    return isDevanagari(said) ? { roman, bare: bare(roman) } : { roman: spelt(roman) };
  };
  const wordOf = (said: string): Word => {
    const word = known.get(said) ?? read(said);
    if (said.length <= 40) known.set(said, word);
    return word;
  };
  return (words) => {
    const all = words.map(wordOf);
    return all.flatMap((word, from) => {
      const near = byKey.get(keyOf(word.bare ?? word.roman));
      return near === undefined ? [] : found(near, all, from);
    });
  };
}

/** The rows that are said from this word on. */
function found({ names, firsts, others }: Rows, read: readonly Word[], from: number): FoundClass[] {
  const isAt = (part: string, at: number) => read[at] !== undefined && fits(part, read[at]);
  return firsts.flatMap((first, row) => {
    const further = others[row] ?? none;
    const isSaid = isAt(first, from) && further.every((part, at) => isAt(part, from + 1 + at));
    return isSaid ? [{ name: names[row] ?? '', from, length: further.length + 1 }] : [];
  });
}

/** The spelling by the long words that stand alone; with `keepsKnown` every word of a row stays as it is. */
function spellingFor({ firsts, others }: Rows, keepsKnown: boolean): (roman: string) => string {
  const long = firsts.filter((first, at) => others[at]?.length === 0 && first.length > 7 && !isPrefix(first));
  return spellingOf(long, keepsKnown ? firsts.flatMap((first, at) => [first, ...(others[at] ?? none)].map(lettersOf)) : []);
}
