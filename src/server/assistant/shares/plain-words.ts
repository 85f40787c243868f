import { readFileSync } from 'node:fs';

/** The words of a text in lower case; numbers are none. */
export const plainWordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+(?:[gx]|kg|gm|ml|km|pm|am|min)?$/.test(word));

let kept: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  const text = readFileSync(new URL('../../../data/shares/plain-words.txt', import.meta.url), 'utf8');
  return new Set(
    text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' '))
      .filter(Boolean),
  );
}

/** Whether all words of a text are those of questions about no health. An unknown word may be an illness, a medicine or a name. */
export const hasPlainWords = (text: string): boolean => plainWordsIn(text).every((word) => (kept ??= read()).has(word));
