import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { partsOfMessage } from './parts-of-message.ts';
import type { ClassFinder } from './word-classes.ts';
import { featureReader, type Features } from './word-features.ts';

/** A model as `scripts/learned` packs it: a signed byte for each place and label, times `scale`. `limits`: the score from which a label is sure. */
export type PackedModel = {
  /** A hash of the training messages as they were read, to detect outdated weights. */
  readonly learnedFrom: string;
  readonly size: number;
  readonly scale: number;
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  readonly limits: readonly number[];
  /** The table, compressed with Brotli, in base64. */
  readonly weights: string;
};
/** A label with the log odds that the text is of its kind, and the part of the text that speaks most for it. */
export type LabelScore = { readonly label: string; readonly score: number; readonly limit: number; readonly part: string };
export type LabelModel = {
  readonly learnedFrom: string;
  /** Every label with its score, highest first; the text as it was normalised for the training messages. */
  readonly scoresOf: (text: string) => LabelScore[];
  /** The labels whose score is over their limit, highest first. */
  readonly labelsOf: (text: string) => LabelScore[];
};

/** A label that stands for every other one: whether a text has some label is known better than which, because all texts teach it. */
export const anyLabel = 'any';

/** The sums over a table of `labels` columns, one for each label; each of the two kinds of features is weighted by its number. */
export function sumsOver(table: ArrayLike<number>, { at, words }: Features, labels: number): Float64Array {
  const sums = new Float64Array(labels);
  const ofWord = 1 / Math.sqrt(words || 1);
  const ofPart = 1 / Math.sqrt(at.length - words || 1);
  for (let index = 0; index < at.length; index++) {
    const row = (at[index] ?? 0) * labels;
    const share = index < words ? ofWord : ofPart;
    for (let label = 0; label < labels; label++) sums[label] = (sums[label] ?? 0) + share * (table[row + label] ?? 0);
  }
  return sums;
}

/** A model as it is used: the score of each label for some features, in the order of `labels`. */
export type FeatureModel = {
  readonly learnedFrom: string;
  readonly labels: readonly string[];
  readonly limits: readonly number[];
  readonly sizeOfTable: number;
  readonly scoresOf: (features: Features) => number[];
};

/** Reads a learned model whose features its user extracts. */
export function readFeatureModel(file: URL): FeatureModel {
  const { learnedFrom, size, scale, labels, bias, limits, weights } = JSON.parse(readFileSync(file, 'utf8')) as PackedModel;
  const bytes = brotliDecompressSync(Buffer.from(weights, 'base64'));
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const scoresOf = (features: Features) => {
    const sums = sumsOver(table, features, labels.length);
    return labels.map((_label, at) => (bias[at] ?? 0) + scale * (sums[at] ?? 0));
  };
  return { learnedFrom, labels, limits, sizeOfTable: size, scoresOf };
}

/**
 * Reads a learned model of labels for short texts from its file. The labels, the table's size and the limits stand in the file; `classes`
 * must find those that it was trained with. Scoring takes well under a millisecond.
 */
export function readLabelModel(file: URL, classes?: ClassFinder): LabelModel {
  const { learnedFrom, labels, limits, sizeOfTable, scoresOf: scoresOfPart } = readFeatureModel(file);
  const featuresOf = featureReader(sizeOfTable, classes);
  const scoresOf = (text: string): LabelScore[] => {
    const parts = partsOfMessage(text).map((part) => ({ part, scores: scoresOfPart(featuresOf(part)) }));
    return labels
      .map((label, at) => {
        const [first = nothing] = parts;
        const best = parts.reduce((most, one) => ((one.scores[at] ?? 0) > (most.scores[at] ?? 0) ? one : most), first);
        return { label, score: best.scores[at] ?? nothingScore, limit: limits[at] ?? 0, part: best.part };
      })
      .sort((a, b) => b.score - a.score);
  };
  return { learnedFrom, scoresOf, labelsOf: (text) => scoresOf(text).filter(({ score, limit }) => score > limit) };
}
const nothing: { part: string; scores: number[] } = { part: '', scores: [] };
/** Of a text without words. */
const nothingScore = -10;
