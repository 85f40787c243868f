import { readFileSync } from 'node:fs';
import { certaintySignals, type Signals } from './certainty-signals.ts';
import type { Found } from './find-passages.ts';
import { termsOf } from './passage-words.ts';

type Learned = { readonly bias: number; readonly weights: Signals };
/** A logistic regression, learned from src/data/corpus/training by scripts/train-certainty.ts. */
const learned = JSON.parse(readFileSync(new URL('../../../data/corpus/certainty-weights.json', import.meta.url), 'utf8')) as Learned;

/**
 * A wrong answer costs as much as asking back four times, so an answer must be right with a probability of four in five. The questions
 * that the probability is learned from are easier to answer than new ones, because synonyms were chosen from them too.
 */
const neededProbability = 0.8;
/** The same as log odds, which is what the regression computes. */
export const neededCertainty = Math.log(neededProbability / (1 - neededProbability));

/** A question with a single word that several passages cover is asked back, unless one passage has that word as its title. */
const sureOfOneWord = 0.9;
/** The third passage covers the word too if its score is at least this share of the first passage's. */
const aboutAsWell = 0.85;

/** Whether the first of four passages answers the question; otherwise the question is asked back. */
export function isSureEnough(asked: string, found: readonly Found[]): boolean {
  const [first, , third] = found;
  const signals = certaintySignals(asked, found);
  if (!first || !signals) return false;
  const isVague = first.score < sureOfOneWord && (third?.score ?? 0) > first.score * aboutAsWell && termsOf(asked).length === 1;
  if (isVague) return false;
  return learned.weights.reduce((sum, weight, at) => sum + weight * (signals[at] ?? 0), learned.bias) >= neededCertainty;
}
