import { readFileSync } from 'node:fs';

// The meanings of 6,000 English words as vectors, which scripts/learn-word-meanings.ts took from Google's Universal Sentence Encoder Lite:
// words that are used alike have similar vectors. So 'jog' is close to 'sprint' and far from 'router', even if neither occurs in a passage.
const read = (name: string) => readFileSync(new URL(`../../../data/corpus/meanings/${name}`, import.meta.url));
const words = read('words.txt').toString().trimEnd().split('\n');
const bytes = read('meanings.bin');
const rows = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
const width = rows.length / words.length;
if (!Number.isInteger(width)) throw new Error('words.txt and meanings.bin do not belong together: run scripts/learn-word-meanings.ts');

/** The row of a word, found by halving, because the words are sorted; undefined if it is not known. */
function rowOf(wanted: string): number | undefined {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return words[from] === wanted ? from : undefined;
}

/** A vector of length one, or all zeros where nothing is known. */
export type Meaning = Float32Array;

export const isKnownWord = (word: string): boolean => rowOf(word) !== undefined;
export const knownWords: readonly string[] = words;

/** The meaning of several words by their weights. Unknown words are ignored. */
export function meaningOf(weighed: ReadonlyMap<string, number>): Meaning {
  const sum = new Float32Array(width);
  for (const [word, weight] of weighed) {
    const at = (rowOf(word) ?? NaN) * width;
    if (Number.isNaN(at)) continue;
    const row = rows.subarray(at, at + width);
    const times = weight / Math.hypot(...row);
    for (let index = 0; index < width; index += 1) sum[index] = (sum[index] ?? 0) + (row[index] ?? 0) * times;
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** From 1 (same) through 0 (unrelated) to -1. `from`: where the first stands in a table of several. */
export function alike(one: Meaning, other: Meaning, from = 0): number {
  let sum = 0;
  for (let at = 0; at < width; at += 1) sum += (one[from + at] ?? 0) * (other[at] ?? 0);
  return sum;
}
