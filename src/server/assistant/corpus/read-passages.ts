import { readdirSync, readFileSync } from 'node:fs';
import type { Source } from '../../../contract/assistant/chat.ts';
import type { Passage, WrittenPassage } from './passage.ts';

const sources = JSON.parse(readFileSync(new URL('../../../data/corpus/sources.json', import.meta.url), 'utf8')) as Record<string, Source>;
const folder = new URL('../../../data/corpus/passages/', import.meta.url);

/** All passages, read once. Each file is a JSON list about one subject. */
export const passages: readonly Passage[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as WrittenPassage[])
  .map((passage) => ({ ...passage, source: sourceOf(passage) }));

function sourceOf({ id, source }: WrittenPassage): Source {
  const found = sources[source];
  if (!found) throw new Error(`The passage ${id} names the unknown source ${source}.`);
  return found;
}
