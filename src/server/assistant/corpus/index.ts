export { passageForTheYoung } from './for-the-young.ts';
export { answerFromCorpus, type CorpusAnswer } from './answer-from-corpus.ts';
