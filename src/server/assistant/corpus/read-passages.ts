import { readdirSync, readFileSync } from 'node:fs';
import type { Passage } from './passage.ts';

const folder = new URL('./passages/', import.meta.url);

/** All passages, read once; every file is a JSON list of one subject. */
export const passages: readonly Passage[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Passage[]);
