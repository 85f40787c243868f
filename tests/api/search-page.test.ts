import pg from 'pg';
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { builtPages, serveTestApp } from '../builders/serve-test-app.ts';

let pages: Awaited<ReturnType<typeof builtPages>>;
beforeAll(async () => {
  pages = await builtPages();
});

const address = '/search?keyword=meteors&category=teams&location=Pune';
const alertIn = (html: string) => /<div role="alert"[^]*?<\/div>/.exec(html)?.[0] ?? '';
const valueOf = (name: string, html: string) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*\\bvalue="([^"]*)"`).exec(html)?.[1];

/** Expects that the page of a refused search still contains the query and a link to repeat it. */
function expectAnotherTry(html: string) {
  expect(valueOf('keyword', html)).toBe('meteors');
  expect(valueOf('location', html)).toBe('Pune');
  expect(/href="([^"]*)"[^>]*>\s*Try again/.exec(alertIn(html))?.[1]?.replaceAll('&amp;', '&')).toBe(address);
}

describe('the search page', () => {
  test('says when there were too many requests and when to come back, and keeps what was typed', async () => {
    const { origin } = await serveTestApp(pages);
    // Requests to the API and to pages of the same visitor are counted together.
    const asked = Array.from({ length: 120 }, () => fetch(`${origin}/api/global-search?category=tournaments`));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    const answer = await fetch(origin + address);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const html = await answer.text();
    expect(alertIn(html)).toContain('That was a lot at once. Please try again in a moment.');
    expectAnotherTry(html);
  });

  test('says that search takes too long when the database times out', async () => {
    const { origin, database } = await serveTestApp(pages);
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    const client = new pg.Client({ ...inject('connection'), database: rows[0]?.name });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin; lock table search_entries in access exclusive mode');
    const answering = fetch(origin + address);
    // What PostgreSQL does by itself after ten seconds.
    const givesUp =
      'select pg_cancel_backend(pid) as done from pg_stat_activity where wait_event_type = $1 and datname = current_database()';
    await vi.waitUntil(async () => (await client.query(givesUp, ['Lock'])).rowCount === 1);
    const answer = await answering;
    await client.query('rollback');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const html = await answer.text();
    expect(alertIn(html)).toContain('Search takes too long right now. Please try again in a moment.');
    expectAnotherTry(html);
    expect((await fetch(origin + address)).status).toBe(200);
  });

  test('shows an internal error without details, which is logged under the id of the answer', async () => {
    const { origin, database, lines } = await serveTestApp(pages);
    await database.pool.query('alter table search_entries rename to away');
    const answer = await fetch(origin + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, expect.stringContaining('text/html')]);
    const html = await answer.text();
    expect(alertIn(html)).toContain('Something went wrong!');
    expectAnotherTry(html);
    expect(html).not.toMatch(/search_entries|42P01|relation|\bat .*\.(ts|mjs):\d/);
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; requestId: string; err?: { message: string } });
    const bug = logged.find(({ msg }) => msg === 'unexpected');
    expect([bug?.requestId, bug?.err?.message]).toEqual([answer.headers.get('x-request-id'), expect.stringContaining('search_entries')]);
    await database.pool.query('alter table away rename to search_entries');
    expect((await fetch(origin + address)).status).toBe(200);
  });
});
