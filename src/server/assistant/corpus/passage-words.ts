import { soundOf } from './hindi-sound.ts';
import { nearestWordIn } from './nearest-word.ts';
import type { Passage } from './passage.ts';
import { passages } from './read-passages.ts';
import { sameMeaning } from './search-words.ts';
import { englishTerm, hindiTerm, plainOf, termsBy, wordsOf } from './terms.ts';

const wordsIn = (text: (passage: Passage) => string) => passages.flatMap((passage) => wordsOf(text(passage)));
const termsIn = (words: readonly string[], term: typeof englishTerm) => new Set(words.flatMap((word) => term(word) ?? []));

const english = wordsIn(({ title, text }) => `${title} ${text}`);
const asked = wordsIn(({ asks }) => asks.join(' '));
const stems = termsIn(english, englishTerm);
const sounds = termsIn(
  wordsIn((passage) => passage.hindi),
  hindiTerm,
);

/** The terms of the passages' questions in Latin letters, by spelling and by sound: 'अनुलोम' is 'anulom'. */
const askedTerms = new Map(
  asked.flatMap((word) => {
    const term = englishTerm(word);
    if (!term || stems.has(term)) return [];
    return [[term, term] as const, [soundOf(plainOf(word)), term] as const];
  }),
);

const findTerm = termsBy({
  isEnglish: (stem) => stems.has(stem),
  isHindi: (sound) => sounds.has(sound),
  asked: (word) => askedTerms.get(word),
  nearest: nearestWordIn([...english.map(plainOf), ...asked.map(plainOf), ...sameMeaning.keys()]),
});

const ofPassages = new Map(
  [...new Set(passages.flatMap(({ title, text, hindi, asks }) => wordsOf([title, text, hindi, ...asks].join(' '))))].map((word) => [
    word,
    findTerm(word),
  ]),
);

/** The term for a word: an English stem, a Hindi sound, or the representative of its synonyms; null for a word without content. */
function termOf(word: string): string | null {
  const term = ofPassages.get(word);
  return term === undefined ? findTerm(word) : term;
}

/** The content words of a question, each once. */
export const termsOf = (question: string): string[] => [...new Set(wordsOf(question).flatMap((word) => termOf(word) ?? []))];
