import { readdirSync } from 'node:fs';
import { conceptsOfWishes, maskedText } from '../../src/server/assistant/workout/wishes/kinds/masked-words.ts';
import type { LabelTask } from './labelled-rows.ts';

export const wishFolder = new URL('../../src/data/workout/', import.meta.url);
const training = new URL('training/', wishFolder);

/** Phrases of wishes about training, each with the kind of wish it is. */
export const wishTask: LabelTask = {
  files: readdirSync(training)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => new URL(name, training)),
  normalise: maskedText,
  classes: conceptsOfWishes,
  size: 2 ** 12,
};
