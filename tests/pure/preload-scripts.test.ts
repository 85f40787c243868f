import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
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

/** What a browser receives of a page that is written in these parts. */
async function receive(parts: readonly Uint8Array[], finish: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    preloadScripts(response, files);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (const part of parts) response.write(part);
    finish(response);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).then((answer) => answer.text());
}

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

test('the links stand at the end of the head, and the page is otherwise as it was, however it was cut', async () => {
  const html = page(island(now));
  const bytes = Buffer.from(html);
  // The first cut is in the middle of a character, the second in the middle of an island's tag.
  const cuts = [bytes.indexOf('ë') + 1, bytes.indexOf('renderer-url') + 3];
  const received = await receive([bytes.subarray(0, cuts[0]), bytes.subarray(cuts[0], cuts[1]), bytes.subarray(cuts[1])], (response) =>
    response.end(),
  );
  const links = [...received.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map((match) => match[0]).join('');
  expect(links).toContain('/_astro/fields.js');
  expect(received).toBe(html.replace('</head>', `${links}</head>`));
});

test('a page that breaks off while it is rendered sends what there is, and ends', async () => {
  const received = receive([Buffer.from('<html><head></head><body>half')], (response) =>
    response.write('Internal server error', () => response.destroy()),
  );
  await expect(received).rejects.toThrow('terminated');
});
