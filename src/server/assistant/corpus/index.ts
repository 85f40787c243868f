export { passageForMinors } from './for-minors.ts';
export { answerFromCorpus, type CorpusAnswer } from './answer-from-corpus.ts';
export { isKnownWord } from './word-meaning.ts';
export { passageFor, passageWith } from './answer-from-corpus.ts';
export { asksForMedicine } from './search-subjects.ts';
