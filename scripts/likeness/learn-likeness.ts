import { brotliCompressSync } from 'node:zlib';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import { combinedScore, type Scored } from '../../src/server/assistant/safety/likeness/combined-score.ts';
import { places, sumOver, type Features, type ModelName } from '../../src/server/assistant/safety/likeness/message-features.ts';
import type { PackedWeights } from '../../src/server/assistant/safety/likeness/sparse-weights.ts';
import type { Row } from './training-rows.ts';

type Model = { readonly bias: number; readonly table: Float32Array };
export type Models = Readonly<Record<ModelName, Model>>;

const rounds = 12;
const rate = 0.3;
const decay = 6e-3;
/** Seeds for the order of training; the weights are the mean over the orders, so that they depend less on a single one. */
const orders = [7, 8];

/** The three models trained on these messages. */
export const learn = (rows: readonly Row[]): Models => ({
  words: learnOne('words', rows),
  letters: learnOne('letters', rows),
  concepts: learnOne('concepts', rows),
});

/**
 * The model of distress, dangerous or not, which learns from everyday questions too, and from what writers wrote as hard as they could. With these
 * the models of danger heard fewer of other people's messages at the same false alarms, and hardly more of the writers' own.
 */
export const learnDistress = (rows: readonly Row[]): Model =>
  learnOne(
    'concepts',
    rows.map((row) => ({
      ...row,
      isOfDistress: false,
      isIn: row.label !== 'harmless',
      weight: row.label === 'ambiguous' ? 2 * row.weight : row.weight,
    })),
  );

type Case = Row & { readonly isIn?: boolean };
/** One of the models. */
function learnOne(name: ModelName, all: readonly Case[]): Model {
  const rows = all.filter(({ isUnlearned, isOfDistress }) => !isUnlearned && !isOfDistress);
  const models = orders.map((seed) => learnInOrder(name, rows, seed));
  const mean = (of: (model: Model) => number) => models.reduce((sum, model) => sum + of(model), 0) / models.length;
  return {
    bias: mean(({ bias }) => bias),
    table: Float32Array.from({ length: places[name] }, (_, at) => mean(({ table }) => table[at] ?? 0)),
  };
}

/** What only one message has teaches little, and leaving it out halves the table. */
function metTwice(name: ModelName, rows: readonly Row[]): Uint8Array {
  const met = new Uint8Array(places[name]);
  for (const { features } of rows) for (const place of features[name]) met[place] = Math.min(2, (met[place] ?? 0) + 1);
  return met.map((times) => Number(times > 1));
}

/** Logistic regression with a decreasing step per weight (AdaGrad). */
function learnInOrder(name: ModelName, rows: readonly Case[], seed: number): Model {
  const { shuffled } = seededChance(seed);
  const table = new Float32Array(places[name]);
  const used = new Float32Array(places[name]).fill(0.01);
  const isMetTwice = metTwice(name, rows);
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { label, isIn = label === 'high', features, weight } of shuffled(rows)) {
      const at = features[name];
      const share = 1 / Math.sqrt(at.length || 1);
      const error = weight * (Number(isIn) - 1 / (1 + Math.exp(-bias - sumOver((place) => table[place] ?? 0, at))));
      bias += 0.05 * error;
      for (const place of at) {
        if (!isMetTwice[place]) continue;
        const slope = error * share - decay * (table[place] ?? 0);
        used[place] = (used[place] ?? 0) + slope * slope;
        table[place] = (table[place] ?? 0) + (rate * slope) / Math.sqrt(used[place]);
      }
    }
  }
  return { bias, table };
}

const sevenBits = (number: number): number[] => (number < 128 ? [number] : [(number & 127) | 128, ...sevenBits(number >>> 7)]);

/** The weights as `readWeights` reads them: a signed byte each, times `scale`; those that round to nothing are left out. */
export function packed({ table }: Model): PackedWeights {
  const scale = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const kept = Array.from(table, (weight, key) => ({ key, byte: Math.round(weight / scale) })).filter(({ byte }) => byte !== 0);
  const keys = kept.flatMap(({ key }, at) => sevenBits(key - (kept[at - 1]?.key ?? 0)));
  const bytes = Uint8Array.from([...keys, ...kept.map(({ byte }) => byte & 255)]);
  return { count: kept.length, scale, weights: brotliCompressSync(bytes).toString('base64') };
}

/** In how many parts the groups are left out. */
const folds = 6;

/** A talk row with its scores by models that learned nothing of its group. */
export type LeftOut = Row & { readonly whole: Scored; readonly part: Scored; readonly distress: number };
const scoreBy =
  (models: Models) =>
  (features: Features): Scored =>
    combinedScore((name) => models[name].bias + sumOver((place) => models[name].table[place] ?? 0, features[name]));

/** Whole messages, short ones as people often send them, and those of conversations, scored by models that were trained without their group. */
export function scoresLeftOut(rows: readonly Row[]): LeftOut[] {
  const isScored = ({ isTalk, isOften, conversation }: Row) => isTalk || isOften || conversation !== undefined;
  const groups = [...new Set(rows.filter(isScored).map(({ group }) => group))];
  return Array.from({ length: folds }, (_, fold) => groups.filter((_group, at) => at % folds === fold)).flatMap((held) => {
    const others = rows.filter((row) => !held.includes(row.group));
    const score = scoreBy(learn(others));
    const { bias, table } = learnDistress(others);
    return rows
      .filter((row) => held.includes(row.group) && isScored(row))
      .map((row) => {
        const whole = score(row.features);
        const part = row.parts
          .map(score)
          .reduce((best, one) => (one.score > best.score ? one : best), row.parts.length > 0 ? { score: -Infinity, each: [] } : whole);
        return { ...row, whole, part, distress: bias + sumOver((place) => table[place] ?? 0, row.features.concepts) };
      });
  });
}
