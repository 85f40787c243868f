import { readFileSync, readdirSync } from 'node:fs';
import { featureReader, partsOfMessage } from '../../src/server/assistant/learned/index.ts';
import { foldMessage } from '../../src/server/assistant/messages/index.ts';
import type { LabelledRow, LabelTask } from './labelled-rows.ts';

export const intentFolder = new URL('../../src/data/understanding/', import.meta.url);
const training = (name: string) => new URL(`training/${name}.txt`, intentFolder);

/** What a message is about, in four: how Elevate works, small talk, something foreign, or ('none') what we answer otherwise. */
const coarse = (written: string, topic: ReadonlySet<string>): string => {
  if (written === 'none') return written;
  if (written.startsWith('out')) return 'outside';
  return topic.has(written) ? 'product' : 'talk';
};
const topics = new Set(
  (JSON.parse(readFileSync(new URL('../../src/data/product/topics.json', import.meta.url), 'utf8')) as { id: string }[]).map(
    ({ id }) => id,
  ),
);

const files = ['product', 'talk', 'chatter', 'foreign', 'ours'].map(training);

export const intentTask: LabelTask = {
  files,
  labelOf: (written) => coarse(written, topics),
  normalise: (text) => foldMessage(text).plain,
  size: 2 ** 12,
};

/** Which kind of small talk a message is, or which subject that is none of ours; 'none' for everything that we answer. */
export const talkTask: LabelTask = {
  ...intentTask,
  labelOf: (written) => (topics.has(written) ? 'none' : written),
  size: 2 ** 13,
};

/** The questions of our passages, except those about the assistant itself: none of the labels. */
export function passageQuestions({ size, normalise }: LabelTask): LabelledRow[] {
  const folder = new URL('../../src/data/corpus/passages/', import.meta.url);
  const read = featureReader(size);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('about-'))
    .flatMap((file) =>
      (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { asks: string[] }[]).flatMap(({ asks }) =>
        asks.map((text) => ({ file, text })),
      ),
    )
    .map(({ file, text }) => {
      const normal = normalise(text);
      return { label: 'none', file, text, parts: [...new Set([normal, ...partsOfMessage(normal)])].map(read) };
    });
}
