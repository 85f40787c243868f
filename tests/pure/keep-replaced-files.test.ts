import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepReplacedFiles, replacedFiles } from '../../scripts/keep-replaced-files.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const folder = temporaryFolder('replaced');
const start = Date.parse('2026-05-04T10:00:00Z');
const at = (hours: number) => new Date(start + hours * 60 * 60 * 1000);

/** A built site whose files contain their own names and what is given. */
async function builtSite(name: string, paths: readonly string[], content = ''): Promise<string> {
  const site = join(folder, name);
  for (const path of paths) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), `${path}${content}`);
  }
  return site;
}

const filesOf = async (site: string) =>
  (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .sort();

test('a build keeps scripts of pages and of the program that the build before had, and nothing else of it', async () => {
  const first = await builtSite('a1', [
    'client/_astro/form.1.js',
    'client/_astro/form.1.js.br',
    'server/chunks/page_1.mjs',
    'client/old.html',
  ]);
  const second = await builtSite('a2', ['client/_astro/form.2.js', 'server/chunks/page_2.mjs', 'client/index.html']);
  await keepReplacedFiles(first, second, at(0));
  expect(await filesOf(second)).toEqual([
    'client/_astro/form.1.js',
    'client/_astro/form.1.js.br',
    'client/_astro/form.2.js',
    'client/index.html',
    'server/chunks/page_1.mjs',
    'server/chunks/page_2.mjs',
  ]);
  expect(await readFile(join(second, 'client/_astro/form.1.js'), 'utf8')).toBe('client/_astro/form.1.js');
  expect(Object.keys(await replacedFiles(second))).toEqual([
    'client/_astro/form.1.js',
    'client/_astro/form.1.js.br',
    'server/chunks/page_1.mjs',
  ]);
});

test('a file that both builds have is the newer one, and is not called replaced', async () => {
  const first = await builtSite('b1', ['client/_astro/base.js']);
  const second = await builtSite('b2', ['client/_astro/base.js'], ' again');
  await keepReplacedFiles(first, second, at(0));
  expect(await readFile(join(second, 'client/_astro/base.js'), 'utf8')).toBe('client/_astro/base.js again');
  expect(await replacedFiles(second)).toEqual({});
});

test('a file is kept for two days after it was replaced, however many builds follow', async () => {
  const first = await builtSite('c1', ['server/chunks/page_1.mjs']);
  const second = await builtSite('c2', ['server/chunks/page_2.mjs']);
  const third = await builtSite('c3', ['server/chunks/page_3.mjs']);
  const fourth = await builtSite('c4', ['server/chunks/page_4.mjs']);
  await keepReplacedFiles(first, second, at(0));
  await keepReplacedFiles(second, third, at(47));
  await keepReplacedFiles(third, fourth, at(49));
  expect(await filesOf(third)).toEqual(['server/chunks/page_1.mjs', 'server/chunks/page_2.mjs', 'server/chunks/page_3.mjs']);
  expect(await filesOf(fourth)).toEqual(['server/chunks/page_2.mjs', 'server/chunks/page_3.mjs', 'server/chunks/page_4.mjs']);
});

test('a file that comes back belongs to the build again, and counts anew when it is replaced', async () => {
  const first = await builtSite('d1', ['server/chunks/page_1.mjs']);
  const second = await builtSite('d2', ['server/chunks/page_2.mjs']);
  const third = await builtSite('d3', ['server/chunks/page_1.mjs']);
  const fourth = await builtSite('d4', ['server/chunks/page_2.mjs']);
  await keepReplacedFiles(first, second, at(0));
  await keepReplacedFiles(second, third, at(1));
  await keepReplacedFiles(third, fourth, at(60));
  expect(await replacedFiles(third)).toEqual({ 'server/chunks/page_2.mjs': at(1).toISOString() });
  expect(await replacedFiles(fourth)).toEqual({ 'server/chunks/page_1.mjs': at(60).toISOString() });
});

test('the first build has nothing to keep', async () => {
  const site = await builtSite('e1', ['server/chunks/page_1.mjs']);
  await keepReplacedFiles(join(folder, 'none'), site, at(0));
  expect(await filesOf(site)).toEqual(['server/chunks/page_1.mjs']);
});
