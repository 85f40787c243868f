import type { Found } from './find-passages.ts';
import { otherSubjects } from './search-subjects.ts';
import { wordsOf } from './terms.ts';

/**
 * What the certainty of an answer is computed from: the score of the first passage, its score by words, its lead over the fourth passage,
 * and 1 if the question has a word of a subject that we do not cover.
 */
export type Signals = readonly [score: number, byWords: number, lead: number, isElsewhere: number];

/** The signals of a question and the first four passages found for it; undefined if none was found. */
export function certaintySignals(asked: string, [first, , , fourth]: readonly Found[]): Signals | undefined {
  if (!first) return undefined;
  const isElsewhere = wordsOf(asked).some((word) => otherSubjects.has(word.toLowerCase()));
  return [first.score, first.byWords, first.score - (fourth?.score ?? 0), Number(isElsewhere)];
}
