export { answerFromCorpus, type CorpusAnswer } from './answer-from-corpus.ts';
