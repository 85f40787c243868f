import { romanOfDevanagari } from '../messages/index.ts';

// Hindi is typed in Devanagari and in Roman letters with many spellings. Both are reduced to a rough sound, so that 'neend', 'nind' and
// 'नींद' are the same word.

const spellings: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/c/g, 'k'],
  [/oa/g, 'o'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou/g, 'o'],
  [/[wv]/g, 'v'],
  [/z|jh/g, 'j'],
  [/[qk]/g, 'k'],
  [/x/g, 'ks'],
  [/m(?=[bp])/g, 'n'],
];

/** Endings of verbs and plurals, then of nouns, as they sound. */
const longEndings = /(?<=.{3})(iyon|iyan|iyn|yon|nge|ngi|ne|ni|te|ti)$/;
const shortEndings = /(?<=.{2})(on|en|in|un|[eiou])$/;

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);

/** The rough sound of a Hindi word without its ending: vowels `a` are dropped except at the start, and letters of one sound are unified. */
export function soundOf(word: string): string {
  const roman = spellings.reduce(
    (said, [spelling, sound]) => said.replace(spelling, sound),
    isDevanagari(word) ? romanOfDevanagari(word) : word,
  );
  const sound = roman.replace(/(.)\1+/g, '$1').replace(/(?<=.)a/g, '');
  const isLong = longEndings.test(sound);
  const root = sound.replace(isLong ? longEndings : shortEndings, '');
  return root.length > 3 ? root.replace(/[nt]$/, '') : root;
}
