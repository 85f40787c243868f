import type pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { logout } from '../../src/contract/identity.ts';
import { poolOf } from '../../src/server/database/connect.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { startBroadcast } from '../../src/server/live/broadcast.ts';
import { publish } from '../../src/server/live/publish.ts';
import { createLog } from '../../src/server/http/log.ts';
import { databaseProxy } from '../builders/database-proxy.ts';
import { openPage } from '../builders/live-page.ts';
import { testApp } from '../builders/open-test-app.ts';
import { start, started } from '../builders/start-program.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const SECRET_KEY = 'a'.repeat(43);
const people = ['coach', 'player', 'follower'] as const;
const newIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** A team on a database that no process is open on yet, and a pool to publish with. */
async function teamOnDatabase() {
  const { app, people: signedIn, teamId } = await appWithTeam({ SECRET_KEY });
  const { database } = app;
  await app.close();
  const { pool, close } = poolOf({ ...inject('connection'), database }, database);
  onTestFinished(close);
  const { host, user } = inject('connection');
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { database, url, pool, teamId, signedIn };
}

/** The program, as one of several on a database. */
async function openProgram(url: string) {
  const program = start({ DATABASE_URL: url, SECRET_KEY, DATA_DIR: temporaryFolder('process') });
  return { ...program, address: await started(program) };
}

/** Publishes an event about each of these ids, a few transactions at a time. */
async function publishAll(pool: pg.Pool, teamId: string, eventIds: readonly string[]): Promise<void> {
  for (let from = 0; from < eventIds.length; from += 5) {
    const some = eventIds.slice(from, from + 5);
    await Promise.all(
      some.map((eventId) => inTransaction(pool, (client) => publish(client, { type: 'answer.given', teamId, eventIds: [eventId] }))),
    );
  }
}

const lastPosition = async (pool: pg.Pool) =>
  Number((await pool.query<{ last: string }>('select last from domain_event_position')).rows[0]?.last);

/** What was published, in the order of commits; undefined where something waits for its position. */
const inOrder = async (pool: pg.Pool) =>
  (
    await pool.query<{ id: string }>(
      "select data -> 'eventIds' ->> 0 as id from domain_events where type = 'answer.given' and position is not null order by position",
    )
  ).rows.map(({ id }) => id);

type Page = ReturnType<typeof openPage>;

/** Waits until every page has as many events as were published, and compares them one by one: none twice, none missed, none in another order. */
async function expectAllOnce(pool: pg.Pool, pages: readonly Page[], published: readonly string[]): Promise<void> {
  await expect
    .poll(() => Math.min(...pages.map((page) => page.eventIds().length)), { timeout: 40_000 })
    .toBeGreaterThanOrEqual(published.length);
  const order = await inOrder(pool);
  expect([...order].sort()).toEqual([...published].sort());
  for (const page of pages) expect(page.eventIds()).toEqual(order);
  expect(pages.map((page) => page.isResynced())).toEqual(pages.map(() => false));
}

// Whole programs are started here.
describe('of two processes on one database', { timeout: 90_000 }, () => {
  test('one is killed between commits: every page has every event once, in the order of commits', async () => {
    const { url, pool, teamId, signedIn } = await teamOnDatabase();
    const [one, other] = await Promise.all([openProgram(url), openProgram(url)]);
    const after = await lastPosition(pool);
    const pages = people.flatMap((person) =>
      [
        [one.address, other.address],
        [other.address, one.address],
      ].map((addresses) => openPage(addresses, [`team/${teamId}`], signedIn[person].headers, after)),
    );
    await expect.poll(() => pages.every((page) => page.timesOpened() === 1), { timeout: 10_000 }).toBe(true);
    const [begun = '', ...ids] = newIds(101);
    await inTransaction(pool, async (client) => {
      await publish(client, { type: 'answer.given', teamId, eventIds: [begun] });
      const publishing = publishAll(pool, teamId, ids);
      await expect.poll(() => pages[0]?.eventIds().length).toBeGreaterThan(20);
      one.child.kill('SIGKILL');
      await publishing;
    });
    await expectAllOnce(pool, pages, [begun, ...ids]);
    expect(pages.filter((page) => page.timesOpened() === 2)).toHaveLength(3);
  });

  test('one is cut off from messages of the other without any connection being closed: its pages miss nothing, and a session that ended gets nothing more', async () => {
    const { database, url, pool, teamId, signedIn } = await teamOnDatabase();
    const proxy = await databaseProxy(database, (startup) => startup.includes('elevate listening'));
    const [one, other] = await Promise.all([openProgram(url), openProgram(proxy.url)]);
    const after = await lastPosition(pool);
    const [coach, player] = (['coach', 'player'] as const).map((person) =>
      openPage([other.address], [`team/${teamId}`], signedIn[person].headers, after),
    ) as [Page, Page];
    const before = newIds(10);
    await publishAll(pool, teamId, before);
    await expectAllOnce(pool, [coach, player], before);
    proxy.cut();
    await fetch(one.address + logout.path, { method: logout.method, headers: signedIn.player.headers });
    const during = newIds(20);
    await publishAll(pool, teamId, during);
    await player.ended();
    await expectAllOnce(pool, [coach], [...before, ...during]);
    expect(player.eventIds()).toHaveLength(before.length);
    proxy.heal();
    const healed = newIds(10);
    await publishAll(pool, teamId, healed);
    await expectAllOnce(pool, [coach], [...before, ...during, ...healed]);
  });

  test('one is cut off from the database: once it is back, its open pages receive what they missed', async () => {
    const { database, url, pool, teamId, signedIn } = await teamOnDatabase();
    const proxy = await databaseProxy(database);
    const [, other] = await Promise.all([openProgram(url), openProgram(proxy.url)]);
    const after = await lastPosition(pool);
    const pages = people.map((person) => openPage([other.address], [`team/${teamId}`], signedIn[person].headers, after));
    const before = newIds(10);
    await publishAll(pool, teamId, before);
    await expectAllOnce(pool, pages, before);
    proxy.cut();
    const during = newIds(20);
    await publishAll(pool, teamId, during);
    // The process that was cut off may hold the lock on the position until the database ends its idle transaction.
    await expect.poll(() => inOrder(pool), { timeout: 30_000 }).toHaveLength(30);
    expect(pages.map((page) => page.eventIds().length)).toEqual(pages.map(() => 10));
    proxy.heal();
    await expectAllOnce(pool, pages, [...before, ...during]);
  });
});

test('a connection that fell silent without being closed counts as lost, and the next one is used', async () => {
  const { database } = await testApp();
  const proxy = await databaseProxy(database);
  const { pool, close } = poolOf({ host: '127.0.0.1', port: proxy.port, user: inject('connection').user, database }, database);
  onTestFinished(close);
  const broadcast = startBroadcast({ pool, log: createLog('silent') });
  onTestFinished(() => broadcast.stop());
  await expect.poll(() => broadcast.connectedSince()).toBeDefined();
  proxy.cut();
  await expect.poll(() => broadcast.connectedSince(), { timeout: 10_000 }).toBeUndefined();
  proxy.heal();
  await expect.poll(() => broadcast.connectedSince(), { timeout: 15_000 }).toBeDefined();
});
