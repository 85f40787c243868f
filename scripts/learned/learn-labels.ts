import { brotliCompressSync } from 'node:zlib';
import { anyLabel, sumsOver, type Features, type PackedModel } from '../../src/server/assistant/learned/index.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import type { LabelledRow } from './labelled-rows.ts';

/** A trained model: `table` has a column for each label. */
export type Trained = { readonly labels: readonly string[]; readonly bias: Float64Array; readonly table: Float32Array };

const rounds = 14;
const rate = 0.3;
/** How much each step takes from a weight, if a task does not choose it: the more lines there are to learn from, the less is needed. */
const usualDecay = 4e-3;
/** Rounds in which a text counts as a whole, before its most telling part is known well enough to be learned alone. */
const wholeRounds = 3;
/** The weights are the mean over these orders of training, so that they depend less on a single one. */
const orders = [7, 8, 9];

/** The part of a text with the highest score for a label: what a message is flagged for is learned from the sentence that says it. */
const mostTelling = (sums: readonly Float64Array[], label: number): number =>
  sums.reduce((best, one, at) => ((one[label] ?? 0) > (sums[best]?.[label] ?? 0) ? at : best), 0);

function step(
  table: Float32Array,
  used: Float32Array,
  { at, words }: Features,
  column: { label: number; labels: number; error: number; decay: number },
) {
  for (let index = 0; index < at.length; index++) {
    const place = (at[index] ?? 0) * column.labels + column.label;
    const share = 1 / Math.sqrt(index < words ? words : at.length - words);
    const slope = column.error * share - column.decay * (table[place] ?? 0);
    used[place] = (used[place] ?? 0) + slope * slope;
    table[place] = (table[place] ?? 0) + (rate * slope) / Math.sqrt(used[place]);
  }
}

/** Logistic regression for each label against all others, with a decreasing step per weight (AdaGrad). */
function learnInOrder(
  rows: readonly LabelledRow[],
  labels: readonly string[],
  { size, seed, decay }: { size: number; seed: number; decay: number },
): Trained {
  const { shuffled } = seededChance(seed);
  const table = new Float32Array(size * labels.length);
  const used = new Float32Array(size * labels.length).fill(0.01);
  const bias = new Float64Array(labels.length).fill(-2);
  for (let round = 0; round < rounds; round++) {
    for (const row of shuffled(rows)) {
      const parts = round < wholeRounds ? row.parts.slice(0, 1) : row.parts;
      const sums = parts.map((part) => sumsOver(table, part, labels.length));
      for (const [label, name] of labels.entries()) {
        const best = mostTelling(sums, label);
        const isOfLabel = row.label === name || (name === anyLabel && labels.includes(row.label));
        const error = Number(isOfLabel) - 1 / (1 + Math.exp(-(bias[label] ?? 0) - (sums[best]?.[label] ?? 0)));
        const part = parts[best];
        if (part === undefined || Math.abs(error) < 0.01) continue;
        bias[label] = (bias[label] ?? 0) + 0.03 * error;
        step(table, used, part, { label, labels: labels.length, error, decay });
      }
    }
  }
  return { labels, bias, table };
}

/** A model of these labels, trained on the rows; rows with another label ('none') are against all of them, and all others are for `anyLabel`. */
export function learnLabels(rows: readonly LabelledRow[], labels: readonly string[], size: number, decay = usualDecay): Trained {
  const models = orders.map((seed) => learnInOrder(rows, labels, { size, seed, decay }));
  const mean = (of: (model: Trained) => number) => models.reduce((sum, model) => sum + of(model), 0) / models.length;
  return {
    labels,
    bias: Float64Array.from(labels, (_, at) => mean(({ bias }) => bias[at] ?? 0)),
    table: Float32Array.from({ length: size * labels.length }, (_, at) => mean(({ table }) => table[at] ?? 0)),
  };
}

/** The score of a row for each label: that of its most telling part. */
export const scoresOfRow = ({ labels, bias, table }: Trained, row: LabelledRow): number[] => {
  const sums = row.parts.map((part) => sumsOver(table, part, labels.length));
  return labels.map((_, at) => (bias[at] ?? 0) + Math.max(...sums.map((one) => one[at] ?? 0)));
};

/** The model as stored: a signed byte for each weight, compressed. */
export function packLabels({ labels, bias, table }: Trained, facts: Pick<PackedModel, 'learnedFrom' | 'size' | 'limits'>): PackedModel {
  const scale = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(table, (weight) => Math.round(weight / scale));
  const round = (value: number): number => Number(value.toFixed(4));
  const weights = brotliCompressSync(Buffer.from(bytes.buffer)).toString('base64');
  return { ...facts, limits: facts.limits.map(round), scale, labels, bias: Array.from(bias, round), weights };
}
