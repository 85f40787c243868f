import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import type { Signals } from '../../src/server/assistant/corpus/certainty-signals.ts';
import type { Row } from './training-questions.ts';

export type Model = { readonly bias: number; readonly weights: Signals };
/** A question with the certainty from a model that was trained without it, as log odds. */
export type LeftOut = Row & { readonly certainty: number };

const rounds = 4_000;
const rate = 0.5;
/** Keeps the weights small: there are few questions. */
const decay = 1e-3;
const folds = 10;
/** The seeds of three ways of splitting the questions into folds. */
const splits = [3, 5, 11];

const certaintyOf = ({ bias, weights }: Model, signals: Signals): number =>
  weights.reduce((sum, weight, at) => sum + weight * (signals[at] ?? 0), bias);

/** Logistic regression by gradient descent over all questions at once: the same questions give the same weights. */
export function learn(rows: readonly Row[]): Model {
  let model: Model = { bias: 0, weights: [0, 0, 0, 0] };
  for (let round = 0; round < rounds; round++) {
    const errors = rows.map(({ signals, isRight }) => Number(isRight) - 1 / (1 + Math.exp(-certaintyOf(model, signals))));
    const slope = (at: number) => rows.reduce((sum, { signals }, row) => sum + (errors[row] ?? 0) * (signals[at] ?? 0), 0) / rows.length;
    const moved = (weight: number, at: number) => weight + rate * (slope(at) - decay * weight);
    const [score, byWords, lead, isElsewhere] = model.weights;
    model = {
      bias: model.bias + (rate * errors.reduce((sum, error) => sum + error, 0)) / rows.length,
      weights: [moved(score, 0), moved(byWords, 1), moved(lead, 2), moved(isElsewhere, 3)],
    };
  }
  return model;
}

/** The certainty of questions by models that were trained without them. */
export const leftOutOf = (rows: readonly Row[]): LeftOut[] =>
  splits.flatMap((seed) => {
    const mixed = seededChance(seed).shuffled(rows);
    return Array.from({ length: folds }, (_, fold) => {
      const model = learn(mixed.filter((_row, at) => at % folds !== fold));
      return mixed.filter((_row, at) => at % folds === fold).map((row) => ({ ...row, certainty: certaintyOf(model, row.signals) }));
    }).flat();
  });
