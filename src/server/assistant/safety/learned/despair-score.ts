import { readFileSync } from 'node:fs';
import { featuresOf } from './message-features.ts';

type Learned = { readonly bias: number; readonly limit: number; readonly weights: Readonly<Record<string, number>> };
const learned = JSON.parse(readFileSync(new URL('./despair-weights.json', import.meta.url), 'utf8')) as Learned;
const weights: ReadonlyMap<string, number> = new Map(Object.entries(learned.weights));

/**
 * Whether a message looks like those of people in danger: a logistic regression learned from the two development sets
 * (scripts/make-despair-weights.ts), for what neither a phrase nor a family of words foresaw. Its limit lets 3 % of harmless ones through,
 * measured on messages that were left out of learning.
 */
export function looksLikeDespair(roman: string): boolean {
  const features = featuresOf(roman);
  const sum = features.reduce((total, one) => total + (weights.get(one) ?? 0), 0);
  return learned.bias + sum / Math.sqrt(features.length) > learned.limit;
}
