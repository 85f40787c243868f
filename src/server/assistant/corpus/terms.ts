import { stemmer } from 'stemmer';
import { soundOf } from './hindi-sound.ts';
import { hindiStopWords, sameMeaning, stopWords } from './search-words.ts';

const silentSounds = new Set([...hindiStopWords].map(soundOf));
/** The synonyms by their spelling and by their sound. */
const meaningBySound = new Map([...sameMeaning].map(([word, meant]) => [soundOf(word), meant]));
/** Phrases in which a word has another meaning: 'kya dhyan rakhe' is about taking care, not about meditation. */
const phrases = /\b(dhyaa?n)\s+(rakh|de)\p{L}*|ध्यान\s+(रख|दे)[\p{L}\p{M}]*/giu;

export const plainOf = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** '9 year old' and '14 saal ki' tell somebody's age and are not about old people. */
const ages = /\b(\d{1,2})[\s-]*(years?|yrs?|saal|साल)([\s-]*old)?(?![\p{L}\p{M}])/giu;
function whoIs(age: number): string {
  if (age < 13) return ' child ';
  if (age < 18) return ' teen ';
  return age < 60 ? ' ' : ' elderly ';
}

export const wordsOf = (text: string): string[] =>
  text
    .replace(phrases, ' ')
    .replace(/\bblood[\s-]+pressure\b/gi, ' bp ')
    .replace(ages, (_, age: string) => whoIs(Number(age)))
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function hindiTermOf(word: string): string | null {
  const sound = soundOf(word);
  if (sound.length < 2 || silentSounds.has(sound)) return null;
  const meant = meaningBySound.get(sound);
  return meant ? stemmer(meant) : `~${sound}`;
}

/** The English representative of a word's synonyms: 'sleep' for 'neend' and 'नींद'. */
export const meantBy = (word: string): string | undefined => sameMeaning.get(word) ?? meaningBySound.get(soundOf(word));

const englishTermOf = (plain: string) => stemmer(sameMeaning.get(plain) ?? plain);

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);
/** Short words of two languages can look alike: 'car' sounds like the stop word 'kar' but must not be dropped. */
const longEnough = 4;

type Known = {
  readonly isEnglish: (stem: string) => boolean;
  readonly isHindi: (sound: string) => boolean;
  /** The term of a word that occurs in the passages' questions, by spelling or sound. */
  readonly asked: (word: string) => string | undefined;
  readonly nearest: (word: string) => string | undefined;
};

/**
 * Converts words to terms: words of the passages' English are English, all others are looked up by their Hindi sound, then as typing
 * errors.
 */
export function termsBy({ isEnglish, isHindi, asked, nearest }: Known) {
  return function termOf(word: string): string | null {
    const plain = plainOf(word);
    if (/^\d+$/.test(plain) || plain.length < 2 || stopWords.has(plain) || hindiStopWords.has(plain)) return null;
    const english = englishTermOf(plain);
    if (isDevanagari(plain)) {
      const hindi = sameMeaning.has(plain) ? english : hindiTermOf(plain);
      return hindi && !isHindi(hindi) ? (asked(soundOf(plain)) ?? hindi) : hindi;
    }
    if (sameMeaning.has(plain) || isEnglish(english)) return english;
    const sound = soundOf(plain);
    if (plain.length >= longEnough && silentSounds.has(sound)) return null;
    const meant = meaningBySound.get(sound);
    if (meant) return stemmer(meant);
    if (isHindi(`~${sound}`)) return `~${sound}`;
    const askedTerm = asked(english) ?? asked(sound);
    if (askedTerm) return askedTerm;
    const near = nearest(plain);
    return near && near !== plain ? termOf(near) : english;
  };
}

const no = { isEnglish: () => false, isHindi: () => false, asked: () => undefined, nearest: () => undefined };
/** English or Hindi only, for the passages' own texts. */
export const englishTerm = termsBy({ ...no, isEnglish: () => true });
export const hindiTerm = termsBy({ ...no, isHindi: () => true });
