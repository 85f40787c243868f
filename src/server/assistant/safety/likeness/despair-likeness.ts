import { readFileSync } from 'node:fs';
import { featuresOf, sumOver, windowsOf } from './message-features.ts';

type Learned = {
  readonly bias: number;
  readonly scale: number;
  readonly crisis: number;
  readonly support: number;
  readonly weights: string;
};
const learned = JSON.parse(readFileSync(new URL('../../../../data/safety/despair-weights.json', import.meta.url), 'utf8')) as Learned;
const bytes = Buffer.from(learned.weights, 'base64');
const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

const scoreOf = (part: string): number => learned.bias + learned.scale * sumOver(table, featuresOf(part));
const highest = (parts: readonly string[]): { part: string; score: number } =>
  parts.map((part) => ({ part, score: scoreOf(part) })).reduce((best, one) => (one.score > best.score ? one : best));

/** The six consecutive words with the highest weight. */
function weightiestWords(part: string): string {
  const words = part.trim().split(' ');
  return highest(words.slice(0, Math.max(1, words.length - 5)).map((_word, at) => words.slice(at, at + 6).join(' '))).part;
}

/**
 * How much a normalised message resembles the messages of src/data/safety/training (learned by scripts/train-likeness.ts): 'crisis' like
 * people in danger, 'support' like people who want support, undefined like neither; with its six most significant words. It finds what the
 * rules do not cover.
 */
export function despairIn(roman: string): { sounds: 'crisis' | 'support'; found: string } | undefined {
  const { part, score } = highest(windowsOf(roman));
  if (score <= learned.support) return undefined;
  return { sounds: score > learned.crisis ? 'crisis' : 'support', found: weightiestWords(part).slice(0, 120) };
}
