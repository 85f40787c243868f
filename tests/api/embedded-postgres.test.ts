import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
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

const newFolder = () => join(temporaryFolder('pg'), 'postgres');

describe('the embedded PostgreSQL', () => {
  test('keeps its data between starts', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await ask(first, 'create table kept as select 1 as one');
    await first.stop();
    expect(await ask(await start(folder), 'select one from kept')).toEqual([{ one: 1 }]);
  });

  test('is joined, not started twice, by a second process on the same folder', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const second = await start(folder);
    expect([first.isOurs, second.isOurs]).toEqual([true, false]);
    await second.stop();
    expect(await ask(first, 'select 1 as up')).toEqual([{ up: 1 }]);
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
