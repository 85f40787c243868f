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

/** A row of words of a class; most are a single one, so that the first stands apart from the others. */
type Pattern = { readonly name: string; readonly first: Part; readonly others: readonly Part[] };
type Part = { readonly roman: string; readonly bare: string; readonly isPrefix: boolean };
const partOf = (text: string): Part => {
  const isPrefix = text.endsWith('*');
  const roman = inRoman(
    (isPrefix ? text.slice(0, -1) : text)
      .normalize('NFKD')
      .replace(/[\u093c]/g, '')
      .normalize('NFC')
      .replace(/ँ/g, 'ं'),
  );
  const without = bare(roman);
  return { roman, bare: without === roman ? roman : without, isPrefix };
};

/** The patterns of all classes. Thousands share their words and have no second one: each part is made once, and 'no others' is one list. */
function patternsOf(classes: WordClasses): Pattern[] {
  const parts = new Map<string, Part>();
  const partAs = (text: string): Part => {
    const part = parts.get(text) ?? partOf(text);
    parts.set(text, part);
    return part;
  };
  return Object.entries(classes).flatMap(([name, text]) =>
    text
      .trim()
      .split(/\s+/)
      .map((said): Pattern => {
        const [first = '', ...others] = said.split('+');
        return { name, first: partAs(first), others: others.length > 0 ? others.map(partAs) : none };
      }),
  );
}
const none: readonly Part[] = [];
const fits = (part: Part, { roman, said }: Word): boolean => {
  // Words of few letters are the same without their vowels ('dak' and 'dka'), so only longer ones are compared so.
  const [own, word] = isDevanagari(said) && part.bare.length >= 4 ? [part.bare, bare(roman)] : [part.roman, roman];
  return part.isPrefix ? word.startsWith(own) : word === own;
};
type Word = { readonly said: string; readonly roman: string };

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
  const patterns = patternsOf(classes);
  const byStart = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    for (const key of new Set([keyOf(pattern.first.roman), keyOf(pattern.first.bare)]))
      byStart.set(key, [...(byStart.get(key) ?? []), pattern]);
  }
  const spelt = spellingOf(
    patterns.flatMap(({ first, others }) => (others.length === 0 && first.roman.length > 7 && !first.isPrefix ? [first.roman] : [])),
    keepsKnown ? patterns.flatMap(({ first, others }) => [first, ...others].map(({ roman }) => roman)) : [],
  );
  // The parts of a message overlap, and their words come again.
  const known = new LRUCache<string, Word>({ max: 1_000 });
  const wordOf = (said: string): Word => {
    const word = known.get(said) ?? { said, roman: isDevanagari(said) ? inRoman(said) : spelt(inRoman(said)) };
    if (said.length <= 40) known.set(said, word);
    return word;
  };
  return (words) => {
    const read = words.map(wordOf);
    return read.flatMap((word, from) => {
      const near = byStart.get(keyOf(isDevanagari(word.said) ? bare(word.roman) : word.roman)) ?? [];
      return near
        .filter(({ first, others }) => {
          const isNext = (part: Part, at: number) => read[from + 1 + at] !== undefined && fits(part, read[from + 1 + at] as Word);
          return fits(first, word) && others.every(isNext);
        })
        .map(({ name, others }) => ({ name, from, length: others.length + 1 }));
    });
  };
}
