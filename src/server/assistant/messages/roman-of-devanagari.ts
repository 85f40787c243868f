import Sanscript from '@indic-transliteration/sanscript';
import { LRUCache } from 'lru-cache';

/** Vowels of English words ('डॉक्टर') and two signs that the ITRANS scheme lacks, replaced by the nearest Hindi ones. */
const simpler: readonly (readonly [string, string])[] = [
  ['\u0949', '\u094b'],
  ['\u0911', '\u0913'],
  ['\u0945', '\u0947'],
  ['\u090d', '\u090f'],
  ['\u0901', '\u0902'],
  ['\u093c', ''],
];

// Cached, because the windows of a message repeat its words, and people use the same few thousand words.
const known = new LRUCache<string, string>({ max: 2_000 });

const transliterate = (word: string): string =>
  Sanscript.t(
    simpler.reduce((said, [from, to]) => said.replaceAll(from, to), word.normalize('NFD')),
    'devanagari',
    'itrans',
  )
    .replace(/(?<=[^aeiouAEIOU])a$/, '')
    .replaceAll('M', 'n')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/**
 * A Hindi word in Devanagari converted to lower-case Roman letters without marks (ITRANS). A silent `a` at the end of a word is left out:
 * 'दर्द' is 'dard'. One in the middle stays: 'करता' is 'karata'.
 */
export function romanOfDevanagari(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const roman = transliterate(word);
  if (word.length <= 40) known.set(word, roman);
  return roman;
}
