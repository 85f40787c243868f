import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serveTestApp } from '../builders/serve-test-app.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const folder = temporaryFolder('paths');
await writeFile(join(folder, 'about.html'), 'A page');
await writeFile(join(folder, '404.html'), '404 Not Found!');

/** Requests a raw target, byte by byte; resolves to the status and the redirect target. */
async function ask(port: number, target: string): Promise<{ status: number; location: string | undefined; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => (answer += chunk));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: elevate.test\r\nConnection: close\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return { status: Number(answer.slice(9, 12)), location: /^Location: (.*)\r$/m.exec(answer)?.[1], answer };
}

const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', 'about', 'about/', 'about.html', '404', 'api', 'storage', 'search', 'elsewhere.example'),
  fc.constantFrom('%2f', '%2F', '%5c', '%2e%2e', '%00', '%0d%0a', '%ff', '%', '%zz', '%E0%A4%AE', '?', '#', '@', ':', ';', '\t', '\f'),
  // Any byte except a space and a line break, which would make it another request.
  fc
    .integer({ min: 0, max: 255 })
    .filter((byte) => ![10, 13, 32].includes(byte))
    .map((byte) => String.fromCharCode(byte)),
);
const target = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `/about/?${pieces.join('')}`),
);

// Raw bytes of a target, and the path that a URL parser would make of them: `/_image`.
const spellings = [
  '/_image',
  '/%5fimage',
  '/./_image',
  '/x/../_image',
  '/%2e/_image',
  '/x/%2e%2E/_image',
  '/_im\tage',
  '/_server-islands/x',
];

test.each(spellings)('only our own pages are rendered: not %j', async (path) => {
  const { port } = await serveTestApp({ siteFolder: folder, renderPage: (_request, response) => void response.end('rendered') });
  expect((await ask(port, '/search?keyword=pune')).answer).toContain('rendered');
  const { status, answer } = await ask(port, `${path}?href=/icon-512.png&w=3000&h=3000&f=avif`);
  expect([400, 404]).toContain(status);
  expect(answer).not.toContain('rendered');
});

test('every target is answered, and redirects only to this site', async () => {
  const { port } = await serveTestApp({ siteFolder: folder });
  await fc.assert(
    fc.asyncProperty(target, async (asked) => {
      const { status, location, answer } = await ask(port, asked);
      expect([200, 308, 400, 404], answer).toContain(status);
      expect(answer).toContain('X-Content-Type-Options: nosniff');
      if (status === 308) expect(new URL(location ?? '', 'https://elevate.example').origin).toBe('https://elevate.example');
    }),
    { numRuns: 600 },
  );
});
