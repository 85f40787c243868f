import { describe, expect, test } from 'vitest';
import { globalSearch, suggestCities, type City, type SearchAnswer } from '../../src/contract/search.ts';
import { builtPages, serveTestApp } from '../builders/serve-test-app.ts';
import { openTestApp } from '../builders/open-test-app.ts';

const { ask } = await openTestApp();
const withinTwentyFive = ['under 5 km', '5–10 km', '10–25 km'];

async function search(fields: Record<string, unknown>): Promise<SearchAnswer> {
  const { status, body } = await ask(globalSearch, fields);
  expect(status, JSON.stringify(body)).toBe(200);
  return body['response'] as SearchAnswer;
}

describe('a search around a typed city', () => {
  test('finds the same as around its coordinates, nearest first, and nothing beyond the distance', async () => {
    const { body } = await ask(suggestCities, { text: 'Pune' });
    const [{ lat, lon }] = body as unknown as [City];
    const typed = await search({ category: 'players', location: 'Pune', distance: 25 });
    expect(typed).toEqual(await search({ category: 'players', lat, lon, distance: 25 }));
    const order = typed.results.map(({ distance }) => withinTwentyFive.indexOf(distance ?? ''));
    expect(order.length).toBeGreaterThan(0);
    expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('is narrower for a shorter distance, and counts only what is within it', async () => {
    const counted = async (distance?: number) => (await search({ location: 'Pune', ...(distance && { distance }) })).counts.teams.value;
    const [five, twentyFive, hundred, everywhere] = [await counted(5), await counted(25), await counted(100), await counted()];
    expect([five, twentyFive, hundred, everywhere]).toEqual([five, twentyFive, hundred, everywhere].sort((a, b) => a - b));
    expect(five).toBeGreaterThan(0);
    expect(twentyFive).toBeLessThan(everywhere);
  });

  test('with an unknown city is refused instead of ignoring the distance', async () => {
    const { status, body } = await ask(globalSearch, { location: 'Atlantis', distance: 25 });
    expect([status, body['fields']]).toEqual([400, { location: expect.stringContaining('No city') as string }]);
    expect((await search({ location: 'Atlantis' })).results.length).toBeGreaterThan(0);
  });

  test('is a page without coordinates in its address, with a band on every result and the distance selected', async () => {
    const { origin } = await serveTestApp(await builtPages());
    const answer = await fetch(`${origin}/search?category=players&location=Pune&distance=25`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const lines = html.split('<h3').length - 1;
    const bands = html.match(/>(under 5 km|5–10 km|10–25 km|25–50 km|50–100 km|over 100 km)</g) ?? [];
    expect(lines).toBe(20);
    expect(bands.length).toBe(lines);
    expect(bands.every((band) => withinTwentyFive.includes(band.slice(1, -1)))).toBe(true);
    expect(html).toMatch(/<option value="25" selected/);
    expect(html).toContain('Within 25 km');
  });

  test('with an unknown city is a page that names the location and keeps it', async () => {
    const { origin } = await serveTestApp(await builtPages());
    const answer = await fetch(`${origin}/search?location=Atlantis&distance=25`);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(/<div role="alert"[^]*?<\/div>/.exec(html)?.[0]).toMatch(/Location:[^]*No city of India is called that/);
    expect(html).toMatch(/<input(?=[^>]*name="location")[^>]*value="Atlantis"/);
  });
});
