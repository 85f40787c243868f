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
  test.each([
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://here'],
    ['TRUSTED_PROXIES', 'nonsense'],
    ['CONTENT_API_URL', 'content'],
  ])('stops with one line that names %s=%s', async (name, value) => {
    const { child, output } = start({ [name]: value, DATA_DIR: newFolder() });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toMatch(new RegExp(`^${name} must [^\\n]+\\n$`));
  });

  test('stops in production without PUBLIC_ORIGIN', async () => {
    const { child, output } = start({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', DATA_DIR: newFolder() });
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, output()]).toEqual([1, 'PUBLIC_ORIGIN must be set with NODE_ENV=production, as https://elevate.example\n']);
  });

  test('uses DATABASE_URL, answers, and stops cleanly on Ctrl-C', async () => {
    const running = start({ DATABASE_URL: await databaseUrl(), DATA_DIR: newFolder() });
    const address = await started(running);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ alive: true, database: 'up' });
    running.child.kill('SIGINT');
    const [code] = (await once(running.child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  test.each([
    ['leaves a database of one’s own as it is', {}, 0],
    ['fills it with the demo community when DEMO_DATA=1 says so', { DEMO_DATA: '1' }, 400],
  ])('%s', async (_what, variables, teams) => {
    const running = start({ DATABASE_URL: await databaseUrl('template0'), DATA_DIR: newFolder(), ...variables });
    const answer = await fetch(`${await started(running)}/api/global-search?category=teams`);
    const { response } = (await answer.json()) as { response: { counts: { teams: { value: number } } } };
    expect(response.counts.teams.value).toBe(teams);
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
