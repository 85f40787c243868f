import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { duplexPair } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressPage } from '../../src/server/http/compress-page.ts';

/** Serves what `answer` writes through compressPage, and resolves to what a browser with these headers gets. */
async function serve(answer: RequestListener, headers: OutgoingHttpHeaders, method = 'GET') {
  const server = createServer((asked, response) => {
    compressPage(asked, response);
    answer(asked, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const asking = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method, headers });
  asking.end();
  const [received] = (await once(asking, 'response')) as [IncomingMessage];
  return received;
}
const bodyOf = async (received: IncomingMessage) => Buffer.concat(await received.toArray());

const page = '<!doctype html><p>Zoë</p>'.repeat(20);
const html = { 'content-type': 'text/html; charset=utf-8' };
/** Answers with a small page. */
const send =
  (status: number, headers: OutgoingHttpHeaders = html) =>
  (_asked: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(page), 'x-request-id': 'abc' });
    response.write(page.slice(0, 30));
    response.end(page.slice(30));
  };
const both = { 'accept-encoding': 'gzip, deflate, br' };

test.each([
  ['br', both, brotliDecompressSync],
  ['gzip', { 'accept-encoding': 'gzip' }, gunzipSync],
  ['gzip', { 'accept-encoding': 'gzip, br;q=0' }, gunzipSync],
  ['br', { ...both, 'sec-fetch-site': 'same-site' }, brotliDecompressSync],
])('a page is sent by %s to a browser with %j', async (encoding, headers, decompress) => {
  const received = await serve(send(200), headers);
  expect(received.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', 'x-request-id': 'abc', ...html });
  expect(received.headers['content-length']).toBeUndefined();
  expect(decompress(await bodyOf(received)).toString()).toBe(page);
});

test.each([
  ['a browser that takes none', send(200), {}, 'GET'],
  ['a request from another site, which could learn from the size', send(200), { ...both, 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['the answer to a form', send(200), both, 'POST'],
  ['an error', send(404), both, 'GET'],
  ['a redirect', send(302), both, 'GET'],
  ['what is no page', send(200, { 'content-type': 'application/json' }), both, 'GET'],
])('not compressed is %s', async (_which, answer, headers, method) => {
  const received = await serve(answer, headers, method);
  expect(received.headers['content-encoding']).toBeUndefined();
  expect(received.headers['content-length']).toBe(String(Buffer.byteLength(page)));
  expect((await bodyOf(received)).toString()).toBe(page);
});

test('a long page arrives whole at a browser that reads slowly', async () => {
  // Connected without the network's buffers, which would take in the whole page.
  const [browserSide, serverSide] = duplexPair({ highWaterMark: 1_000 });
  const long = randomBytes(60_000).toString('base64');
  const server = createServer((asked, response) => {
    compressPage(asked, response);
    response.writeHead(200, html);
    for (let at = 0; at < long.length; at += 10_000) response.write(long.slice(at, at + 10_000));
    response.end();
  });
  server.emit('connection', serverSide);
  onTestFinished(() => void browserSide.destroy());
  const asking = request({ createConnection: () => browserSide, headers: both });
  asking.end();
  const [received] = (await once(asking, 'response')) as [IncomingMessage];
  expect(brotliDecompressSync(await bodyOf(received)).toString()).toBe(long);
});
