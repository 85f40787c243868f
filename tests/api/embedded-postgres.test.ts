import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { joinOrStart } from '../../src/server/database/join-or-start.ts';
import { UnusableEnvironment } from '../../src/server/settings/environment.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder });
  onTestFinished(server.stop);
  return server;
}

async function ask(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection('postgres'));
  await client.connect();
  client.on('error', () => {});
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** As root the data may be in another place than requested, so the server is asked. */
async function dataFolder(server: EmbeddedPostgres): Promise<string> {
  const [row] = (await ask(server, 'show data_directory')) as { data_directory: string }[];
  return row?.data_directory ?? '';
}

const serverPid = async (server: EmbeddedPostgres) =>
  Number(readFileSync(join(await dataFolder(server), 'postmaster.pid'), 'utf8').split('\n')[0]);

const newFolder = () => join(temporaryFolder('pg'), 'postgres');

describe('the embedded PostgreSQL', () => {
  test('keeps its data between starts', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await ask(first, 'create table kept as select 1 as one');
    await first.stop();
    expect(await ask(await start(folder), 'select one from kept')).toEqual([{ one: 1 }]);
  });

  test('is joined, not started twice, by a second process on the same folder, and goes on until both have stopped', async () => {
    const folder = newFolder();
    const [first, second] = [await start(folder), await start(folder)];
    expect([first.isOurs, second.isOurs]).toEqual([true, false]);
    await first.stop();
    expect(await ask(second, 'select 1 as up')).toEqual([{ up: 1 }]);
    await second.stop();
    await expect(ask(second, 'select 1 as up')).rejects.toThrow();
  });

  test('is started once by two programs that begin at the same time on an empty folder', async () => {
    const folder = newFolder();
    const both = await Promise.all([start(folder), start(folder)]);
    expect(both.filter(({ isOurs }) => isOurs)).toHaveLength(1);
    expect(await Promise.all(both.map((server) => ask(server, 'select 1 as up')))).toEqual([[{ up: 1 }], [{ up: 1 }]]);
  });

  test('is started again when it is killed, for all programs that use it', async () => {
    const folder = newFolder();
    const both = [await start(folder), await start(folder)];
    const killed = await serverPid(both[0]!);
    process.kill(killed, 'SIGKILL');
    // Both programs may be up again before anybody looks, so this waits for the new server.
    await expect
      .poll(async () => both.every((server) => server.isUp()) && (await serverPid(both[0]!)), { timeout: 15_000 })
      .toSatisfy((pid) => typeof pid === 'number' && pid !== killed);
    await both[0]!.stop();
    expect(await ask(both[1]!, 'select 1 as up')).toEqual([{ up: 1 }]);
  });

  test.each([
    ['made', () => {}],
    ['started', (data: string) => writeFileSync(join(data, 'PG_VERSION'), '18')],
  ])('says in one line that it cannot be %s if its programs are missing', async (_what, prepare) => {
    const data = temporaryFolder('pg');
    prepare(data);
    const place = { programs: join(data, 'nowhere'), data, socket: data, identity: undefined };
    const wanted = { isDurable: false, progress: undefined, signal: new AbortController().signal, failingMs: 0, readyMs: 1_000 };
    const failure = await joinOrStart(place, wanted).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableEnvironment);
    expect((failure as Error).message).toMatch(/^The embedded PostgreSQL cannot be run \([^\n]*nowhere[^\n]*ENOENT[^\n]*$/);
  });

  test('says in one line that it cannot be started again', async () => {
    const folder = newFolder();
    const lost = vi.fn();
    const server = await startEmbeddedPostgres({ folder, onLost: lost, failingMs: 500 });
    onTestFinished(server.stop);
    const [data, pid] = [await dataFolder(server), await serverPid(server)];
    renameSync(join(data, 'global'), join(data, 'global-lost'));
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => lost.mock.calls, { timeout: 15_000 }).toHaveLength(1);
    expect(lost).toHaveBeenCalledWith(
      expect.stringMatching(/^The database in \S+ has ended and cannot be started again: [^\n]*global\/pg_control[^\n]*$/),
    );
  });

  test('starts although a crash left a lock, even if another program has that process id now', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const data = await dataFolder(first);
    const lock = readFileSync(join(data, 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(data, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    expect(await ask(await start(folder), 'select 1 as up')).toEqual([{ up: 1 }]);
  });

  test('loses no acknowledged row when it is killed while writing', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await ask(first, 'create table written (n int)');
    const client = new pg.Client(first.connection('postgres'));
    client.on('error', () => {});
    await client.connect();
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into written values ($1)', [acknowledged]);
        acknowledged += 1;
      }
    })().catch(() => {});
    await vi.waitUntil(() => acknowledged > 50);
    const pid = readFileSync(join(await dataFolder(first), 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    killTree(Number(pid));
    await writing;
    await client.end().catch(() => {});
    const [row] = (await ask(await start(folder), 'select count(*)::int as n from written')) as { n: number }[];
    expect(row?.n).toBeGreaterThanOrEqual(acknowledged);
  });
});

/** Kills the server and its workers at once, like a power cut. */
function killTree(pid: number): void {
  const children = existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((name) => parentOf(name) === pid)
        .map(Number)
    : execFileSync('pgrep', ['-P', String(pid)])
        .toString()
        .trim()
        .split('\n')
        .map(Number);
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      /* It ended by itself meanwhile. */
    }
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
