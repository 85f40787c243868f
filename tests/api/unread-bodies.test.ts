import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveTestApp } from '../builders/serve-test-app.ts';

/** Starts a chunked upload that never ends, and reads the first line of the answer. */
async function answerToUnfinished(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = ['POST ' + path + ' HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=b', 'Transfer-Encoding: chunked'];
  socket.write(`${head.join('\r\n')}\r\n\r\n10000\r\n${'a'.repeat(0x10000)}\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  return first.toString().split('\r\n')[0] ?? '';
}

describe('an upload in chunks', () => {
  test('to a call for members is refused without a session before it has arrived', async () => {
    const { port } = await serveTestApp();
    expect(await answerToUnfinished(port, '/api/update-profile-image')).toBe('HTTP/1.1 401 Unauthorized');
  });

  test('that comes too often is refused before it has arrived', async () => {
    const { port } = await serveTestApp();
    const path = '/auth/waitlist/join';
    const join = () =>
      fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    await expect.poll(async () => (await join()).status, { interval: 1 }).toBe(429);
    expect(await answerToUnfinished(port, path)).toBe('HTTP/1.1 429 Too Many Requests');
  });
});
