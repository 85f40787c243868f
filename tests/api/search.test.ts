import { describe, expect, test } from 'vitest';
import { globalSearch, suggestCities, type SearchAnswer, type SearchResult } from '../../src/contract/search.ts';
import { copyTemplate, openTestApp } from '../builders/open-test-app.ts';

const database = await copyTemplate();
const { ask, send, context: app } = await openTestApp({ database });
const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const bengaluru = { lat: 12.97, lon: 77.59 };

async function search(fields: Record<string, unknown>): Promise<SearchAnswer> {
  // Every test uses another network, so that they do not share rate limits.
  const { status, body } = await ask(globalSearch, fields, { address: `198.51.100.${Math.floor(Math.random() * 250)}` });
  expect(status, JSON.stringify(body)).toBe(200);
  return body['response'] as SearchAnswer;
}

const titles = (answer: SearchAnswer) => answer.results.map((result) => result.title);

describe('search', () => {
  test.each(['Malleshwaram Meteors', 'malleshwaram', 'metoers', 'Meteor', 'MALESHWARAM meteors', 'mallesh'])(
    'finds the Malleshwaram Meteors by %j',
    async (keyword) => {
      expect(titles(await search({ keyword, category: 'teams' }))).toContain('Malleshwaram Meteors');
    },
  );

  test.each([
    ['asha.rao', 'Asha Rao'],
    ["daniel d'souza", "Daniel D'Souza"],
    ['Daniel Dsouza', "Daniel D'Souza"],
    ['lakshmi iyre', 'Lakshmi Iyer'],
    ['rohan deshmuk', 'Rohan Deshmukh'],
  ])('finds a person by %j', async (keyword, name) => {
    expect(titles(await search({ keyword, category: 'players' }))).toContain(name);
  });

  test('ranks the exact name first', async () => {
    expect(titles(await search({ keyword: 'Kochi Smashers' }))[0]).toBe('Kochi Smashers');
    expect(titles(await search({ keyword: 'Sahyadri Monsoon Cup' }))[0]).toBe('Sahyadri Monsoon Cup');
  });

  test('says how a misspelt keyword was understood, and nothing for a correct one', async () => {
    expect((await search({ keyword: 'metoers' })).understoodAs).toMatch(/meteors/i);
    expect((await search({ keyword: 'meteors' })).understoodAs).toBeNull();
  });

  test('counts every category, whichever is shown', async () => {
    const all = await search({ keyword: 'meteors' });
    const teams = await search({ keyword: 'meteors', category: 'teams' });
    expect(teams.counts).toEqual(all.counts);
    expect(teams.counts.teams.value).toBeGreaterThan(0);
    expect(new Set(teams.results.map((result) => result.kind))).toEqual(new Set(['teams']));
    const [everybody, onlyTeams] = [await search({}), await search({ category: 'teams' })];
    expect(onlyTeams.counts).toEqual(everybody.counts);
    expect(everybody.counts.players).toEqual({ value: 1_000, isCapped: true });
  });

  test('narrows by sport, gender and level together', async () => {
    const { results } = await search({ category: 'players', sport: 16, gender: 'women', level: 'beginner' });
    expect(results.length).toBeGreaterThan(0);
    for (const result of results)
      expect(result).toMatchObject({ gender: 'women', level: 'beginner', sports: expect.arrayContaining([16]) as unknown });
  });

  test('shows distances in bands, nearest first, and never an exact place', async () => {
    const { results } = await search({ category: 'players', ...bengaluru, distance: 50, sort: 'nearest' });
    const bands = ['under 5 km', '5–10 km', '10–25 km', '25–50 km', '50–100 km', 'over 100 km'];
    const order = results.map((result) => bands.indexOf(result.distance ?? ''));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order.every((band) => band >= 0 && band <= 3)).toBe(true);
    for (const result of results) expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['lat']));
    expect(JSON.stringify(results)).not.toMatch(/"(lat|lon)"/);
  });

  test('pages through everything once, in order', async () => {
    const seen: SearchResult[] = [];
    let after: string | undefined;
    do {
      const answer: SearchAnswer = await search({ category: 'teams', sport: 8, sort: 'name', ...(after && { after }) });
      seen.push(...answer.results);
      after = answer.next ?? undefined;
    } while (after);
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen.map((result) => result.id)).size).toBe(seen.length);
    const names = seen.map((result) => result.title.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  /** The ids of the first pages of players. */
  async function pagesOf(pages: number, fields: Record<string, unknown>): Promise<string[]> {
    const ids: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < pages && (page === 0 || after); page++) {
      const answer = await search({ category: 'players', ...fields, ...(after && { after }) });
      ids.push(...answer.results.map(({ id }) => id));
      after = answer.next ?? undefined;
    }
    return ids;
  }

  test.each([
    ['best', 'standing, id'],
    ['name', 'sort_title, id'],
    ['newest', 'id desc'],
  ])('pages by %s through more matches than are compared, and leaves nobody out', async (sort, order) => {
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from search_entries where kind = 'players' order by ${order} limit 60`,
    );
    expect(await pagesOf(3, { sort })).toEqual(rows.map(({ id }) => id));
  });

  test('pages by distance through everybody of a city, also where there are more matches than are compared', async () => {
    // A distance leaves few enough matches for all of them to be compared.
    const near = await pagesOf(4, { ...bengaluru, distance: 5, sort: 'nearest' });
    expect(new Set(near).size).toBe(80);
    expect(await pagesOf(4, { ...bengaluru, sort: 'nearest' })).toEqual(near);
  });

  test('never shows a minor', async () => {
    expect(titles(await search({ keyword: 'zaid.khan', category: 'players' }))).not.toContain('Zaid Khan');
    expect((await app.database.pool.query("select 1 from players where unique_name = 'zaid.khan'")).rowCount).toBe(1);
  });

  test("takes the specification's own spelling of a category, and any other case", async () => {
    const [exact, ...others] = await Promise.all(['teams', 'Teams', 'TEAMS'].map((category) => search({ keyword: 'meteors', category })));
    expect(exact?.results.map(({ kind }) => kind)).toContain('teams');
    for (const other of others) expect(titles(other)).toEqual(titles(exact as SearchAnswer));
  });

  test.each([
    ['two characters', '?keyword=ab', 'keyword'],
    ['a list', '?keyword=abc&keyword=def', 'keyword'],
    ['a null byte', '?keyword=abc%00', 'keyword'],
    ['101 characters', `?keyword=${'a'.repeat(101)}`, 'keyword'],
    ['words for a number', '?lat=north', 'lat'],
    ['a latitude of 91', '?lat=91', 'lat'],
    ['an unknown category', '?category=clubs', 'category'],
    ['an unknown sport', '?sport=1', 'sport'],
    ['a mangled cursor', '?after=nonsense', 'after'],
    ['a null byte in a cursor', `?sort=name&after=${cursorOf(['name', 'a\u0000', 0, '00000000-0000-4000-8000-000000000000'])}`, 'after'],
    ['a distance of -1', '?distance=-1', 'distance'],
    ['an unknown order', '?sort=worst', 'sort'],
    ['letters for a latitude', '?lat=abc', 'lat'],
    ['a page number, which no list has', '?page=9999', 'page'],
  ])('names the field for %s', async (_what, query, field) => {
    const answer = await send(`/api/global-search${query}`, {}, { address: '192.0.2.1' });
    const body = (await answer.json()) as { error: string; fields: object };
    expect([answer.status, body.error, Object.keys(body.fields)]).toEqual([400, 'invalidInput', [field]]);
  });

  test.each([
    "'; DROP TABLE players;--",
    '<script>alert(1)</script>',
    '🏏🏏🏏',
    'שלום עולם',
    '%%%___',
    '\\\\\\',
    'a:b&c|d!',
    '()()()',
    'NULL',
    '﷽﷽﷽',
  ])('treats %j like any other text', async (keyword) => {
    expect((await search({ keyword })).results).toBeInstanceOf(Array);
  });

  test('is limited per address and says when to come back', async () => {
    const statuses = new Set<number>();
    let last: Response | undefined;
    for (let index = 0; index < 140; index++) {
      last = await send('/api/global-search?category=tournaments', {}, { address: '192.0.2.77' });
      statuses.add(last.status);
      if (last.status === 429) break;
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the cities of India', () => {
  test.each([
    ['bengal', 'Bengaluru'],
    ['bangal', 'Bengaluru'],
    ['MUMB', 'Mumbai'],
    ['pune', 'Pune'],
    ['lēh', 'Leh'],
  ])('%j offers %s', async (text, city) => {
    const { body } = await ask(suggestCities, { text }, { address: '192.0.2.5' });
    expect((body as unknown as { name: string }[]).map((one) => one.name)).toContain(city);
  });

  test('suggest nothing for a text that starts no city', async () => {
    expect((await ask(suggestCities, { text: 'zzzz' }, { address: '192.0.2.6' })).body).toEqual([]);
  });
});
