import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveTestApp } from '../builders/serve-test-app.ts';

const impatient = { headersMs: 150, requestMs: 300, checkEveryMs: 25, keepAliveMs: 100 };

/** Sends bytes, keeps the connection open, and reads until the server closes it. */
async function sendAndWait(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const timedOut = /^HTTP\/1.1 408 [\s\S]*X-Content-Type-Options: nosniff[\s\S]*Connection: close/;

describe('a client that is too slow', () => {
  test.each([
    ['never says a word', ''],
    ['stops half-way through its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'stops half-way through what it sends',
      'POST /auth/waitlist/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
    ],
  ])('gets an answer and is disconnected when it %s', async (_how, bytes) => {
    const { port, origin } = await serveTestApp({ timeouts: impatient });
    expect(await sendAndWait(port, bytes)).toMatch(timedOut);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test('is disconnected when it was answered and sends nothing more', async () => {
    const { port } = await serveTestApp({ timeouts: impatient });
    expect(await sendAndWait(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  test('has ten seconds for its headers, thirty for a request, a minute for the next one and two of silence', async () => {
    const { server } = await serveTestApp();
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      timeout: 120_000,
    });
  });
});
