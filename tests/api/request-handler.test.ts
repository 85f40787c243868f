import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { serveTestApp } from '../builders/serve-test-app.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const page = `<!doctype html><meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-abc'"><title>A page</title>${'x'.repeat(700)}`;

async function siteWithAPage(): Promise<string> {
  const folder = temporaryFolder('site');
  await writeFile(join(folder, 'about.html'), page);
  await writeFile(join(folder, 'about.html.br'), brotliCompressSync(page));
  await writeFile(join(folder, '404.html'), '<h1>404 Not Found!</h1>');
  return folder;
}

/** Sends raw bytes and reads until the server closes the connection. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  return answer;
}

describe('the request handler', () => {
  test('gives every answer a request id and security headers', async () => {
    const { origin } = await serveTestApp({ siteFolder: await siteWithAPage() });
    for (const path of ['/about', '/about/', '/api/faqs', '/api/nothing', '/no-such-page', '/healthz', '/%00', '//elsewhere.example/']) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      expect(answer.headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('content-security-policy'), path).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
  });

  test('sends a page with its own policy, compressed, and 304 if it is known', async () => {
    const { origin } = await serveTestApp({ siteFolder: await siteWithAPage() });
    const answer = await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc'");
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(page);
    const again = await fetch(`${origin}/about`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await (await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'identity' } })).text()).toBe(page);
  });

  test('redirects an address with a trailing slash, keeping its query, and no other address', async () => {
    const { origin } = await serveTestApp({ siteFolder: await siteWithAPage() });
    const answer = await fetch(`${origin}/about/?from=mail`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/about?from=mail']);
    expect((await fetch(`${origin}//about/`, { redirect: 'manual' })).status).toBe(404);
  });

  test('answers an unknown page with 404 Not Found! and an unknown call with JSON', async () => {
    const { origin } = await serveTestApp({ siteFolder: await siteWithAPage() });
    const unknownPage = await fetch(`${origin}/no-such-page`);
    expect([unknownPage.status, await unknownPage.text()]).toEqual([404, '<h1>404 Not Found!</h1>']);
    const unknownCall = await fetch(`${origin}/api/nothing`);
    expect(unknownCall.status).toBe(404);
    expect(await unknownCall.json()).toMatchObject({ error: 'notFound', requestId: unknownCall.headers.get('x-request-id') });
  });

  test('answers 405 to a wrong method and to unknown methods, and keeps running', async () => {
    const { origin, port } = await serveTestApp();
    const wrong = await fetch(`${origin}/api/faqs`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'MKCOL', 'PURGE']) {
      expect(await sendRaw(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`), method).toMatch(/^HTTP\/1.1 405 /);
    }
    expect(await sendRaw(port, 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n')).not.toMatch(/^HTTP\/1.1 200/);
    expect(await sendRaw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*X-Request-Id: /);
    expect(await sendRaw(port, `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test('renders pages for reading only: a posted form is answered with 405', async () => {
    const { origin } = await serveTestApp({ renderPage: (_request, response) => response.end('a page') });
    expect(await (await fetch(`${origin}/search`)).text()).toBe('a page');
    const posted = await fetch(`${origin}/search`, { method: 'POST', body: 'keyword=abc' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('trusts a forwarded address only from a listed proxy', async () => {
    const untrusting = await serveTestApp();
    const trusting = await serveTestApp({ trustedProxies: ['127.0.0.0/8'] });
    const joinFrom = (origin: string, index: number) =>
      fetch(`${origin}/auth/waitlist/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
        body: JSON.stringify({ name: 'A', email: `a${index}@elevate.example`, source: '' }),
      });
    const statuses = async (origin: string) => {
      const all: number[] = [];
      for (let index = 0; index < 11; index++) all.push((await joinFrom(origin, index)).status);
      return all;
    };
    expect((await statuses(untrusting.origin)).at(-1)).toBe(429);
    expect((await statuses(trusting.origin)).at(-1)).toBe(200);
  });

  test('writes one log line per request, without personal data', async () => {
    const { origin, lines } = await serveTestApp();
    await fetch(`${origin}/api/player/profile/01890a5d-ac96-774b-bcce-b302099a8057?name=asha@elevate.example`);
    await fetch(`${origin}/auth/waitlist/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha Rao', email: 'asha@elevate.example', source: '' }),
    });
    await vi.waitUntil(() => lines.length === 2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/api/player/profile/{id}', status: 404 });
    expect(lines.join('')).not.toMatch(/asha|rao|127\.0\.0\.1/i);
  });

  test('refuses 10 MB sent in chunks, and accepts a small chunked body', async () => {
    const { port } = await serveTestApp();
    const send = (pieces: string[]) =>
      new Promise<number>((resolve, reject) => {
        const sending = request(
          { port, method: 'POST', path: '/auth/waitlist/join', headers: { 'content-type': 'application/json' } },
          (answer) => {
            resolve(answer.statusCode ?? 0);
            answer.resume();
          },
        );
        sending.on('error', reject);
        for (const piece of pieces) sending.write(piece);
        sending.end();
      });
    expect(await send(['{"name":"Asha","email":', '"asha@elevate.example","source":""}'])).toBe(200);
    expect(await send(Array<string>(100).fill('a'.repeat(100_000)))).toBe(413);
  });
});
