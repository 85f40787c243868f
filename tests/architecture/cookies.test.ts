import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './read-code.ts';

const settingACookie = /\bserialize\(\s*(\w+)|document\.cookie = `(\w+)=/g;

/** The names of the cookies that a file sets, by the constants that hold them. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(settingACookie)].map(([, constant, name]) => name ?? new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1] ?? '');

test('the privacy text names every cookie that we set, and counts them', () => {
  const names = new Set(
    filesOf('src/server/identity/**/*.ts', 'src/{layouts,islands,stores}/**/*.{ts,tsx,js,astro}').flatMap(({ text }) => namesIn(text)),
  );
  const privacy = readFileSync('src/content/cms/privacy.md', 'utf8');
  const named = [...privacy.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect([...names].sort()).toEqual(named.toSorted());
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  expect(privacy).toContain(`We set ${words[named.length]} cookies`);
});
