import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reservePorts } from '../../scripts/reserve-ports.ts';

test('nobody else gets reserved ports, and every one of them is free', async () => {
  const firsts = await Promise.all(Array.from({ length: 200 }, () => reservePorts(7)));
  const all = firsts.flatMap((first) => Array.from({ length: 7 }, (_, index) => first + index));
  expect(new Set(all).size).toBe(all.length);
  for (const port of all.slice(0, 7)) {
    const server = createServer();
    onTestFinished(() => void server.close());
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
});
