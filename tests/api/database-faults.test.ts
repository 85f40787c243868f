import { writeResponse } from 'astro/app/node';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { getMyDetails, logout } from '../../src/contract/identity.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { joinWaitlist } from '../../src/contract/waitlist.ts';
import { createApi } from '../../src/server/api.ts';
import type { RenderPage } from '../../src/server/http/request-handler.ts';
import { collectLog } from '../builders/collect-log.ts';
import { databaseProxy } from '../builders/database-proxy.ts';
import { administer, copyTemplate, testApp } from '../builders/open-test-app.ts';
import { serveTestApp } from '../builders/serve-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';

const visitor = { name: 'Meera', email: 'meera@example.com', source: '' };
const unavailable = { status: 503, body: { error: 'databaseUnavailable', message: expect.stringContaining('try again') as string } };

/** A copy of the template, and a way to it that can break. */
async function breakableDatabase() {
  const database = await copyTemplate();
  const proxy = await databaseProxy(database);
  return { database, proxy, connection: { host: '127.0.0.1', port: proxy.port, user: inject('connection').user } };
}

describe('while the database is away', () => {
  test('calls answer 503 and when to try again, and work once it is back', async () => {
    const { database, proxy, connection } = await breakableDatabase();
    const app = await testApp({ database, connection });
    proxy.down();
    const answers = [await app.ask(globalSearch, { category: 'teams' }), await app.ask(joinWaitlist, visitor)];
    for (const answer of answers) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.headers.get('retry-after')).toBe('3');
    }
    expect(await (await app.send('/healthz')).json()).toMatchObject({ database: 'down' });
    proxy.heal();
    await expect.poll(async () => (await app.ask(joinWaitlist, visitor)).status).toBe(200);
    expect(app.context.database.isReachable()).toBe(true);
  });

  test('a person can sign out: the session is refused once the database is back', async () => {
    const { database, proxy, connection } = await breakableDatabase();
    const app = await testApp({ database, connection });
    const { headers } = await signInAs(app, 'asha@elevate.example');
    proxy.down();
    const left = await app.ask(logout, {}, { headers });
    expect([left.status, left.headers.getSetCookie().length]).toEqual([200, 2]);
    proxy.heal();
    await expect.poll(async () => (await app.ask(joinWaitlist, visitor)).status).toBe(200);
    expect((await app.ask(getMyDetails, {}, { headers })).status).toBe(401);
  });

  test('what runs in the background is logged once when it is interrupted, and once when it works again', async () => {
    const { database, proxy, connection } = await breakableDatabase();
    const { log, lines } = collectLog();
    const app = await testApp({ database, connection, log });
    const begun = ['numbering of domain events', 'reading of domain events', 'scheduled jobs'];
    const wordsOf = (text: string) =>
      lines.map((line) => JSON.parse(line) as { msg: string; work?: string }).flatMap(({ msg, work = '' }) => (msg === text ? [work] : []));
    proxy.down();
    await expect.poll(() => wordsOf('interrupted, will be tried again').toSorted(), { timeout: 10_000 }).toEqual(begun);
    app.context.jobs.deliverSoon();
    proxy.heal();
    await expect.poll(() => wordsOf('works again').toSorted(), { timeout: 10_000 }).toEqual(begun);
    await expect.poll(() => wordsOf('messages of other processes are received again')).toHaveLength(1);
    // One for each of the three, and one for messages, at the begin and at the end.
    expect(lines).toHaveLength(8);
  });

  test('a page says so instead of beginning and breaking off', async () => {
    const { database, proxy, connection } = await breakableDatabase();
    let rendered = 0;
    const { origin } = await serveTestApp({
      ...{ database, connection },
      renderPage: (_request, response) => {
        rendered++;
        response.end('a page');
      },
    });
    const page = () => fetch(`${origin}/dashboard/someone`, { headers: { accept: 'text/html' } });
    expect(await (await page()).text()).toBe('a page');
    proxy.down();
    // The first call that needs the database finds it away.
    expect((await fetch(`${origin}/api/global-search?category=teams`)).status).toBe(503);
    const instead = await page();
    expect([instead.status, instead.headers.get('retry-after'), rendered]).toEqual([503, '3', 1]);
    expect(instead.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await instead.text()).toMatch(/<meta http-equiv="refresh" content="\d+" \/>[^]*<h1>Back in a moment<\/h1>/);
    proxy.heal();
    await expect.poll(async () => (await page()).status).toBe(200);
  });
});

test('a page whose database goes away while it is rendered says so, instead of breaking off', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const { database, proxy, connection } = await breakableDatabase();
  const renderPage: RenderPage = (_request, response, _next, locals) => {
    const { call } = locals as { call: (call: typeof globalSearch, fields: object) => Promise<unknown> };
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<html><head></head><body>half')),
      async pull() {
        proxy.down();
        await call(globalSearch, { category: 'teams' });
      },
    });
    return writeResponse(new Response(body, { headers: { 'content-type': 'text/html' } }), response);
  };
  const { origin } = await serveTestApp({ database, connection, renderPage });
  const page = await fetch(`${origin}/teams`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3']);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(await page.text()).toContain('<h1>Back in a moment</h1>');
});

test('a page that shows a failed call by itself can be replaced by the one for a database that is away, and not for other failures', async () => {
  const { database, proxy, connection } = await breakableDatabase();
  const { context } = await testApp({ database, connection });
  const caller = { requestId: 'test', address: '203.0.113.7', setCookies: [], header: () => undefined };
  const locals = createApi(context).localsFor(caller);
  await expect(locals.call(globalSearch, { category: 'teams', distance: -1 })).rejects.toThrow();
  expect(locals.unavailablePage()).toBeUndefined();
  const others = createApi(context).localsFor(caller);
  proxy.down();
  await expect(others.call(globalSearch, { category: 'teams' })).rejects.toThrow();
  expect(others.unavailablePage()?.status).toBe(503);
});

test('a statement whose connection the database ends answers 503', async () => {
  const app = await testApp();
  const blocker = await app.context.database.pool.connect();
  await blocker.query('begin; lock table waitlist_entries in access exclusive mode');
  const asked = app.ask(joinWaitlist, visitor);
  const waiting = `from pg_stat_activity where datname = '${app.database}' and wait_event_type = 'Lock'`;
  // On another connection: within one transaction, PostgreSQL answers with the activity that it first saw.
  await expect.poll(async () => (await app.context.database.pool.query(`select ${waiting}`)).rowCount, { timeout: 8_000 }).toBe(1);
  await administer([`select pg_terminate_backend(pid) ${waiting}`]);
  expect(await asked).toMatchObject(unavailable);
  await blocker.query('rollback');
  blocker.release();
  expect((await app.ask(joinWaitlist, visitor)).status).toBe(200);
});
