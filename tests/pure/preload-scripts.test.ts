import { expect, test } from 'vitest';
import { preloadScripts, scriptsOfPage } from '../../src/server/http/preload-scripts.ts';
import type { StaticFiles } from '../../src/server/http/static-files.ts';

const scripts: Record<string, string> = {
  '/_astro/form.js': 'import{a as b}from"./fields.js";import"./react.js";const later=()=>import("./dialog.js");',
  '/_astro/fields.js': 'import{c}from"./react.js";',
  '/_astro/react.js': 'export const c=1;',
  '/_astro/client.js': 'export{c}from"./react.js";',
  '/_astro/page.js': 'import"./base.js";',
};
const files: StaticFiles = {
  has: (path) => path in scripts,
  read: (path) => (path in scripts ? Buffer.from(scripts[path] ?? '') : undefined),
  add: () => {},
  answer: () => {},
};
const island = (opts: string, props = '') =>
  `<astro-island component-url="/_astro/form.js" renderer-url="/_astro/client.js" props="${props}" client="intent" opts="${opts}">`;
const now = '{&quot;value&quot;:&quot;now&quot;}';
const page = (inside: string) =>
  `<html><head><title>Zoë</title></head><body>${inside}<script type="module" src="/_astro/page.js"></script></body></html>`;

test('a page that hydrates an island at once needs the island, its renderer, all their imports, and its own scripts', () => {
  expect(scriptsOfPage(page(island(now)), files)).toEqual([
    '/_astro/form.js',
    '/_astro/fields.js',
    '/_astro/react.js',
    '/_astro/client.js',
    '/_astro/page.js',
    '/_astro/base.js',
  ]);
});

test('what an island loads on a press is not named, nor an island that waits for a touch', () => {
  expect(scriptsOfPage(page(island(now)), files)).not.toContain('/_astro/dialog.js');
  expect(scriptsOfPage(page(island('{}')), files)).toEqual([]);
});

test('an angle bracket in what an island is given does not hide the rest of its tag', () => {
  expect(scriptsOfPage(page(island(now, 'a > b')), files)).toContain('/_astro/fields.js');
});

test('the links stand at the end of the head, and the page is otherwise as it was', () => {
  const html = page(island(now));
  const received = preloadScripts(Buffer.from(html), files).toString();
  const links = [...received.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map((match) => match[0]).join('');
  expect(links).toContain('/_astro/fields.js');
  expect(received).toBe(html.replace('</head>', `${links}</head>`));
});
