import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import { places, sumOver } from '../../src/server/assistant/safety/likeness/message-features.ts';
import type { Row } from './training-rows.ts';

export type Model = { readonly bias: number; readonly table: Float32Array };
/** A row with the score from a model that was trained without it. */
export type LeftOut = Row & { readonly score: number };

const rounds = 15;
const rate = 0.3;
const decay = 6e-3;
/** Messages about plans count double: there are few of them, and each false alarm blocks a plan. */
const planWeight = 2;
/** The limits of models trained on nine tenths of the messages also hold for the one trained on all. */
const folds = 10;

/** Seeds for the order of training; the weights are the mean over the orders, so that they depend less on a single one. */
const orders = [7, 8, 9];

/** A model trained on these messages. Ambiguous ones are left out. */
export function learn(rows: readonly Row[]): Model {
  const models = orders.map((seed) => learnInOrder(rows, seed));
  const mean = (of: (model: Model) => number) => models.reduce((sum, model) => sum + of(model), 0) / models.length;
  return { bias: mean(({ bias }) => bias), table: Float32Array.from({ length: places }, (_, at) => mean(({ table }) => table[at] ?? 0)) };
}

/** Logistic regression with a decreasing step per weight (AdaGrad). */
function learnInOrder(rows: readonly Row[], seed: number): Model {
  const { shuffled } = seededChance(seed);
  const table = new Float32Array(places);
  const used = new Float32Array(places).fill(0.01);
  let bias = 0;
  const clear = rows.filter(({ label }) => label !== 'ambiguous');
  for (let round = 0; round < rounds; round++) {
    for (const { label, features, isOfPlans } of shuffled(clear)) {
      const counts = isOfPlans ? planWeight : 1;
      const error = counts * (Number(label === 'high') - 1 / (1 + Math.exp(-bias - sumOver(table, features))));
      bias += 0.05 * error;
      const { at, words } = features;
      at.forEach((place, index) => {
        const share = 1 / Math.sqrt(index < words ? words : at.length - words);
        const slope = error * share - decay * (table[place] ?? 0);
        used[place] = (used[place] ?? 0) + slope * slope;
        table[place] = (table[place] ?? 0) + (rate * slope) / Math.sqrt(used[place]);
      });
    }
  }
  return { bias, table };
}

/** The weights as stored: a signed byte each, in base64, times `scale`. */
export function packed({ table }: Model): { readonly scale: number; readonly weights: string } {
  const scale = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(table, (weight) => Math.round(weight / scale));
  return { scale, weights: Buffer.from(bytes.buffer).toString('base64') };
}

/** The scores of messages by models that were trained without them, for three ways of splitting the messages. */
export const scoresLeftOut = (rows: readonly Row[]): LeftOut[] =>
  [3, 5, 11].flatMap((seed) => {
    const mixed = seededChance(seed).shuffled(rows);
    return Array.from({ length: folds }, (_, fold) => {
      const { bias, table } = learn(mixed.filter((_row, at) => at % folds !== fold));
      return mixed
        .filter((_row, at) => at % folds === fold)
        .map((row) => ({ ...row, score: Math.max(...row.windows.map((one) => bias + sumOver(table, one))) }));
    }).flat();
  });
