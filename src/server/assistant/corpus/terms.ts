import { stemmer } from 'stemmer';
import { soundOf } from './hindi-sound.ts';
import { hindiStopWords, sameMeaning, stopWords } from './search-words.ts';

const silentSounds = new Set([...hindiStopWords].map(soundOf));
/** What the words of one meaning are found under: as they are written, and as they sound. */
const meaningBySound = new Map([...sameMeaning].map(([word, meant]) => [soundOf(word), meant]));
/** Phrases in which a word does not say what it is about: 'kya dhyan rakhe' asks for care, not for meditation. */
const phrases = /\b(dhyaa?n)\s+(rakh|de)\p{L}*|ध्यान\s+(रख|दे)[\p{L}\p{M}]*/giu;

const plainOf = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export const wordsOf = (text: string): string[] => text.replace(phrases, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function hindiTermOf(word: string): string | null {
  const sound = soundOf(word);
  if (sound.length < 2 || silentSounds.has(sound)) return null;
  const meant = meaningBySound.get(sound);
  return meant ? stemmer(meant) : `~${sound}`;
}

const englishTermOf = (plain: string) => stemmer(sameMeaning.get(plain) ?? plain);

/** How words become terms: those of the passages' English are English, all others are looked up by their Hindi sound. */
export function termsBy(isEnglish: (stem: string) => boolean, isHindi: (sound: string) => boolean) {
  return (word: string): string | null => {
    const plain = plainOf(word);
    if (/^\d+$/.test(plain) || plain.length < 2 || stopWords.has(plain) || hindiStopWords.has(plain)) return null;
    if (/\p{Script=Devanagari}/u.test(plain)) return hindiTermOf(plain);
    const english = englishTermOf(plain);
    if (sameMeaning.has(plain) || isEnglish(english)) return english;
    const meant = meaningBySound.get(soundOf(plain));
    if (meant) return stemmer(meant);
    const hindi = hindiTermOf(plain);
    return hindi && isHindi(hindi) ? hindi : english;
  };
}
