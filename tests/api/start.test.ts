import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { copyTemplate } from '../builders/open-test-house.ts';

function start(variables: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, ['src/server/main.ts'], { env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', ...variables } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => said };
}

async function started({ child, said }: ReturnType<typeof start>): Promise<string> {
  while (!/Elevate is at (\S+)/.test(said())) {
    if (child.exitCode !== null) throw new Error(said());
    await once(child.stderr as NodeJS.ReadableStream, 'data');
  }
  return /Elevate is at (\S+)/.exec(said())?.[1] ?? '';
}

const newFolder = () => mkdtemp(join(tmpdir(), 'elevate-start-'));

/** The address of a database as an operator would write it, over the socket of the test's PostgreSQL. */
async function databaseUrl(): Promise<string> {
  const { host, user } = inject('connection');
  return `postgres://${user}@localhost/${await copyTemplate()}?host=${encodeURIComponent(host)}`;
}

describe('the start', () => {
  test.each([
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://here'],
    ['TRUSTED_PROXIES', 'nonsense'],
    ['CONTENT_API_URL', 'content'],
  ])('ends with one line that names %s=%s', async (name, value) => {
    const { child, said } = start({ [name]: value, DATA_DIR: await newFolder() });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(said()).toMatch(new RegExp(`^${name} must [^\\n]+\\n$`));
  });

  test('honours DATABASE_URL, answers, and stops cleanly on Ctrl-C', async () => {
    const running = start({ DATABASE_URL: await databaseUrl(), DATA_DIR: await newFolder() });
    const address = await started(running);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ alive: true, database: 'up' });
    running.child.kill('SIGINT');
    const [code] = (await once(running.child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  test('says that a port is taken, by its name', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { child, said } = start({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: await databaseUrl(),
      DATA_DIR: await newFolder(),
    });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(said()).toContain(`PORT ${port} is taken`);
  });
});
