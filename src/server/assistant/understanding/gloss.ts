import { glosses } from '../../../data/understanding/glosses.ts';
import { foldMessage, romanOf, romanOfDevanagari } from '../messages/index.ts';

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);
/** Without the short a, which Devanagari writes where Roman Hindi leaves it out: 'इसकी' is 'isaki'. */
const withoutShortA = (sound: string) => sound.replaceAll(/(?<=.)a/g, '');
const soundOf = (word: string): string => (isDevanagari(word) ? withoutShortA(romanOf(romanOfDevanagari(word))) : romanOf(word));

const longestPhrase = 4;
const byLatin = new Map<string, string>();
const byDevanagari = new Map<string, string>();
/** Devanagari words that only their own spelling tells apart: 'काम' is work, 'कम' is less. */
const bySpelling = new Map<string, string>();
/** English words that sound like a Hindi one. */
const english = new Set([
  'free',
  'use',
  'call',
  'test',
  'parent',
  'hate',
  'sat',
  'main',
  'kick',
  'gain',
  'pause',
  'pain',
  'hair',
  'need',
  'less',
  'or',
]);
for (const line of glosses.trim().split('\n')) {
  const [meant = '', variants = ''] = line.split(': ');
  for (const variant of variants.split(' ')) {
    if (isDevanagari(variant)) bySpelling.set(variant, meant);
    if (isDevanagari(variant)) continue;
    const sounds = variant.split('+').map(romanOf);
    byLatin.set(sounds.join(' '), meant);
    byDevanagari.set(sounds.map(withoutShortA).join(' '), meant);
  }
}

/** The English word for a run of words; undefined if none is known. */
function meantBy(words: readonly string[]): string | undefined {
  const [only] = words;
  if (words.length === 1 && only !== undefined && (bySpelling.has(only) || english.has(only))) return bySpelling.get(only);
  const known = words.every((word) => !isDevanagari(word)) ? byLatin : byDevanagari;
  return known.get(words.map((word) => (known === byDevanagari ? withoutShortA(soundOf(word)) : soundOf(word))).join(' '));
}

/** Whether a word alone has an English word of its own here. */
export const hasGloss = (word: string): boolean => meantBy([word]) !== undefined;

const wordsOfPhrases = new Set([...byLatin.keys()].flatMap((phrase) => phrase.split(' ')));

/** Whether a word is one of these, alone or within a phrase: 'badal' of 'badal do' is no misspelt almond. */
export const isGlossWord = (word: string): boolean => hasGloss(word) || wordsOfPhrases.has(romanOf(word));

/** Numbers that stick to their unit: '100gm' is two words, '2nd' stays. */
const splitUnits = (text: string) => text.replaceAll(/(\d)(?!st\b|nd\b|rd\b|th\b)([a-z]+)/g, '$1 $2');

/** The words of a message in lower case without marks; `;` ends a sentence, `,` is a pause. */
export const typedWords = (text: string): string[] => splitUnits(foldMessage(text).plain).trim().split(/\s+/);

/**
 * Words with Hindi, abbreviations and synonyms replaced by one English word each: 'kitna protein hai' is 'howmuch protein hai'. Other
 * words stay as typed.
 */
export function glossed(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 0 && meantBy(words.slice(at, at + length)) === undefined) length--;
    said.push(length > 0 ? (meantBy(words.slice(at, at + length)) as string) : (words[at] as string));
    at += Math.max(1, length);
  }
  return said;
}
