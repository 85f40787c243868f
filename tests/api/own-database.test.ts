import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseOnce, openDatabase } from '../../src/server/database/connect.ts';
import { administer } from '../builders/open-test-app.ts';
import { start, started } from '../builders/start-program.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const newFolder = () => temporaryFolder('own-database');

/** An empty database owned by a user without further rights, as a careful operator creates it. */
async function ordinaryDatabase(): Promise<{ owner: string; url: string }> {
  const owner = `owner_${process.pid}_${Date.now()}`;
  const { host } = inject('connection');
  const client = new pg.Client({ ...inject('connection'), database: 'postgres' });
  await client.connect();
  await client.query(`create role ${owner} login`);
  await client.query(`create database ${owner} owner ${owner}`);
  onTestFinished(async () => {
    await client.query(`drop database ${owner} with (force)`);
    await client.query(`drop role ${owner}`);
    await client.end();
  });
  return { owner, url: `postgres://${owner}@localhost/${owner}?host=${encodeURIComponent(host)}` };
}

describe("the operator's own database", { timeout: 60_000 }, () => {
  test('needs no superuser: the owner of an empty one can start and fill it with the demo community, and search near a city works', async () => {
    const { url } = await ordinaryDatabase();
    const address = await started(start({ DATABASE_URL: url, DATA_DIR: newFolder(), DEMO_DATA: '1' }));
    const answer = await fetch(`${address}/api/global-search?location=Pune&distance=25&category=teams`);
    const { response } = (await answer.json()) as { response: { results: { distance: string }[] } };
    expect(response.results.length).toBeGreaterThan(0);
    const all = await fetch(`${address}/api/global-search?category=teams`);
    expect(await all.json()).toMatchObject({ response: { counts: { teams: { value: 400 } } } });
  });

  test('at which nothing listens stops the start with one line that names DATABASE_URL', async () => {
    const { child, output } = start({ DATABASE_URL: 'postgres://owner@127.0.0.1:1/elevate', DATA_DIR: newFolder() });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toMatch(/^Opening the database\nDATABASE_URL names a database that cannot be reached: [^\n]+\n$/);
  });

  test('is named in one line, too, where its host stands for several addresses and nothing listens at any', async () => {
    const opening = openDatabase({ DATABASE_URL: 'postgres://owner@localhost:1/elevate', DATA_DIR: newFolder() });
    await expect(opening).rejects.toThrow(/^DATABASE_URL names a database that cannot be reached: [^\n]+$/);
  });

  test("without write permission stops the start with the database's error", async () => {
    const { owner, url } = await ordinaryDatabase();
    const client = new pg.Client({ ...inject('connection'), database: 'postgres' });
    await client.connect();
    await client.query(`alter database ${owner} owner to current_user`);
    await client.end();
    const { child, output } = start({ DATABASE_URL: url, DATA_DIR: newFolder() });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('permission denied');
  });
});

test('a database that several programs create at the same time exists once, and all of them go on', async () => {
  const name = `created_${process.pid}`;
  const connection = { ...inject('connection'), database: 'postgres' };
  onTestFinished(() => administer([`drop database ${name}`]));
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => createDatabaseOnce(connection, name)));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'));
});
