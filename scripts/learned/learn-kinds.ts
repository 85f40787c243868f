import { sumsOver } from '../../src/server/assistant/learned/index.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import type { LabelledRow } from './labelled-rows.ts';
import type { Trained } from './learn-labels.ts';

const rounds = 16;
const rate = 0.25;
const decay = 2e-4;

/** The share of each label in 1, from its sums. */
export function chancesOf(sums: ArrayLike<number>): Float64Array {
  const most = Math.max(...Array.from(sums));
  const odds = Float64Array.from(sums, (sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}

/** Softmax regression with a decreasing step per weight (AdaGrad): for many labels with few texts each, of which a text has exactly one. */
export function learnKinds(rows: readonly LabelledRow[], labels: readonly string[], size: number): Trained {
  const { shuffled } = seededChance(7);
  const count = labels.length;
  const table = new Float32Array(size * count);
  const used = new Float32Array(size * count).fill(0.01);
  const bias = new Float64Array(count);
  const columns = new Map(labels.map((label, at) => [label, at]));
  for (let round = 0; round < rounds; round++) {
    for (const { label, parts } of shuffled(rows)) {
      const [whole] = parts;
      if (!whole) continue;
      const sums = sumsOver(table, whole, count).map((sum, at) => sum + (bias[at] ?? 0));
      const errors = chancesOf(sums).map((chance, at) => Number(at === columns.get(label)) - chance);
      for (let column = 0; column < count; column++) bias[column] = (bias[column] ?? 0) + 0.02 * (errors[column] ?? 0);
      for (let index = 0; index < whole.at.length; index++) {
        const share = 1 / Math.sqrt(index < whole.words ? whole.words : whole.at.length - whole.words);
        const row = (whole.at[index] ?? 0) * count;
        for (let column = 0; column < count; column++) {
          const place = row + column;
          const slope = (errors[column] ?? 0) * share - decay * (table[place] ?? 0);
          used[place] = (used[place] ?? 0) + slope * slope;
          table[place] = (table[place] ?? 0) + (rate * slope) / Math.sqrt(used[place]);
        }
      }
    }
  }
  return { labels, bias, table };
}
