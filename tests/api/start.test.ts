import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { copyTemplate } from '../builders/open-test-app.ts';
import { start, started } from '../builders/start-program.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const newFolder = () => temporaryFolder('start');

/** The address of a database as an operator would write it, over the socket of the test's PostgreSQL. */
async function databaseUrl(...from: Parameters<typeof copyTemplate>): Promise<string> {
  const { host, user } = inject('connection');
  return `postgres://${user}@localhost/${await copyTemplate(...from)}?host=${encodeURIComponent(host)}`;
}

// These tests start whole programs, which takes seconds when several run at once.
describe('the start', { timeout: 60_000 }, () => {
  // Each wrong value is tested in tests/pure/environment.test.ts.
  test('stops with one line that names a wrong setting', async () => {
    const { child, output } = start({ TRUSTED_PROXIES: 'nonsense', DATA_DIR: newFolder() });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toMatch(/^TRUSTED_PROXIES must [^\n]+\n$/);
  });

  test('stops in production without PUBLIC_ORIGIN', async () => {
    const { child, output } = start({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', DATA_DIR: newFolder() });
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, output()]).toEqual([1, 'PUBLIC_ORIGIN must be set with NODE_ENV=production, as https://elevate.example\n']);
  });

  test('uses DATABASE_URL and leaves it as it is, answers, and stops cleanly on Ctrl-C', async () => {
    const running = start({ DATABASE_URL: await databaseUrl('template0'), DATA_DIR: newFolder() });
    const address = await started(running);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ alive: true, database: 'up' });
    const answer = await fetch(`${address}/api/global-search?category=teams`);
    expect(await answer.json()).toMatchObject({ response: { counts: { teams: { value: 0 } } } });
    running.child.kill('SIGINT');
    expect(await once(running.child, 'exit')).toEqual([0, null]);
  });

  test('names a port that is in use', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { child, output } = start({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: await databaseUrl(),
      DATA_DIR: newFolder(),
    });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toContain(`PORT ${port} is taken`);
  });
});
