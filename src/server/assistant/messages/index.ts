/** Normalises typed messages in English, Hindi and Roman Hindi, so that phrases and words can be found in them. */
export { courtesyIn, type Courtesy } from './courtesy.ts';
export { foldMessage, type Folded } from './fold-message.ts';
export { phraseLines } from './phrase.ts';
export { compilePhrases, replacePhrases, type PhraseMatch, type PhraseSearch } from './search-phrases.ts';
export { hindiInRoman } from './hindi-in-roman.ts';
export { hinglishOf } from './hinglish.ts';
export { romanOf } from './roman-hindi.ts';
export { spellingCost } from './spelling-cost.ts';
export { romanOfDevanagari } from './roman-of-devanagari.ts';
export { inHinglish, numberWord } from './said-numbers.ts';
export { traceMessage, type Span, type TracedText } from './traced-text.ts';
export { findDays } from './weekday-words.ts';
