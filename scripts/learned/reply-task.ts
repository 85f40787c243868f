import { readdirSync, readFileSync } from 'node:fs';
import { familyFinder, markedWords, readSentence } from '../../src/server/assistant/safety/reply/reply-words.ts';
import type { LabelTask } from './labelled-rows.ts';
import { variantsIn } from './line-variants.ts';
import { linesOfFrames } from './reply-frames.ts';

const folder = new URL('../../src/data/safety/training-replies/', import.meta.url);
const isHeldOut = (name: string): boolean => name.startsWith('held-');
const filesWhere = (isWanted: (name: string) => boolean): URL[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && isWanted(name))
    .sort()
    .map((name) => new URL(name, folder));

/** The lines that a file stands for. */
function linesOf(file: URL): readonly string[] {
  if (file.pathname.includes('/frames-')) return linesOfFrames(file);
  return file.pathname.includes('/variants-') ? variantsIn(file) : readFileSync(file, 'utf8').split('\n');
}

export const replyLabels = ['unsafe'];
/** Half of what is usual: 30,000 lines hold a weight in check by themselves. */
export const replyDecay = 2e-3;
const how = {
  // Some 230 features a sentence: in a table of an eighth of this size so many of them share a place that near-alike sentences are confused.
  size: 1 << 19,
  classes: familyFinder,
  linesOf,
  normalise: (text: string) => markedWords(readSentence(text)),
  labelOf: (written: string) => (written === 'safe' ? 'none' : 'unsafe'),
};
/** Sentences of a model that harm or do not, as they are learned. */
export const replyTask: LabelTask = { ...how, files: filesWhere((name) => !isHeldOut(name)) };
/** Sentences that are never learned from, to measure. */
export const heldOutTask: LabelTask = { ...how, files: filesWhere(isHeldOut) };
