import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
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

/** Requests a path under a name of the host. */
async function askAs(port: number, path: string, host: string): Promise<IncomingMessage> {
  const asking = request({ host: '127.0.0.1', port, path, agent: false, headers: { host } }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
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
      expect(await sendRaw(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`), method).toMatch(
        /^HTTP\/1.1 405 [\s\S]*\r\nAllow: GET, HEAD, POST, PUT, DELETE, OPTIONS\r\n/,
      );
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

  test('serves its own host only: pages, files and calls; health by any name', async () => {
    const variables = { PUBLIC_ORIGIN: 'https://elevate.example' };
    const { port } = await serveTestApp({
      siteFolder: await siteWithAPage(),
      variables,
      renderPage: (_request, response) => response.end('a page'),
    });
    const statusOf = async (path: string, host: string) => (await askAs(port, path, host)).statusCode;
    for (const path of ['/about', '/search', '/api/faqs', '/api/live', '/about/', '/no-such-page']) {
      for (const host of [
        'elsewhere.example',
        'elevate.example.elsewhere.example',
        '127.0.0.1',
        'localhost:4321',
        'elevate.example@elsewhere.example',
      ]) {
        expect(await statusOf(path, host), `${path} of ${host}`).toBe(421);
      }
    }
    for (const host of ['elevate.example', 'ELEVATE.example', 'elevate.example:443']) {
      expect(await statusOf('/about', host), host).toBe(200);
      expect(await statusOf('/search', host), host).toBe(200);
      expect(await statusOf('/api/faqs', host), host).toBe(200);
    }
    for (const host of ['10.0.0.7:4321', 'elsewhere.example', 'elevate.example']) expect(await statusOf('/healthz', host), host).toBe(200);
  });

  test('without PUBLIC_ORIGIN serves loopback, private addresses and private names, and no name of the internet', async () => {
    const { port } = await serveTestApp({ variables: { HOST: 'Club.Elsewhere.Example' } });
    const statusOf = async (host: string) => (await askAs(port, '/api/faqs', host)).statusCode;
    for (const host of ['club.elsewhere.example', 'CLUB.elsewhere.example:4321']) expect(await statusOf(host), host).toBe(200);
    for (const host of [
      'localhost:4321',
      '127.0.0.1',
      '[::1]:4321',
      '192.168.1.20:4321',
      '10.1.2.3',
      'laptop',
      'laptop.local:80',
      'app.test',
    ]) {
      expect(await statusOf(host), host).toBe(200);
    }
    for (const host of ['elsewhere.example', '8.8.8.8', 'localhost.elsewhere.example', '127.0.0.1.elsewhere.example']) {
      expect(await statusOf(host), host).toBe(421);
    }
  });

  test('refuses two Host headers, also for health', async () => {
    const { port } = await serveTestApp();
    for (const path of ['/api/faqs', '/healthz']) {
      const sent = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`;
      expect(await sendRaw(port, sent), path).toMatch(/^HTTP\/1.1 400 /);
    }
  });

  test('sends the policy of a rendered page as a header that forbids frames, and one that allows nothing with a redirect', async () => {
    const { origin } = await serveTestApp({
      renderPage: (request, response) => {
        if (request.url === '/teams') response.writeHead(302, { location: '/login' });
        else response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
        response.end();
      },
    });
    const page = await fetch(`${origin}/search`);
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'; frame-ancestors 'none'");
    const redirect = await fetch(`${origin}/teams`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('content-security-policy')]).toEqual([
      302,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect(redirect.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['https://localhost', 'max-age=31536000; includeSubDomains'],
    ['http://localhost', null],
  ])('at %s sends Strict-Transport-Security as %j with every answer', async (PUBLIC_ORIGIN, value) => {
    const { port } = await serveTestApp({ siteFolder: await siteWithAPage(), variables: { PUBLIC_ORIGIN } });
    for (const path of ['/about', '/about/', '/api/faqs', '/api/nothing', '/healthz', '/no-such-page']) {
      const { headers } = await askAs(port, path, 'localhost');
      expect(headers['strict-transport-security'] ?? null, path).toBe(value);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
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
