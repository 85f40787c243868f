import { expect, test } from 'vitest';
import { testApp } from '../builders/open-test-app.ts';
import { linesOn, linksOn, pagesOf } from '../builders/page-lines.ts';
import { makeTournament } from '../builders/tournament.ts';

const results = 'section[aria-labelledby=results-title]';

async function searchPages() {
  const app = await testApp();
  await makeTournament(app, { from: '2031-03-03', to: '2031-03-05' });
  const read = await pagesOf(app);
  return async (query: string) => {
    const { html, status } = await read(`/search?${query}`);
    return { status, html, lines: linesOn(html, results), links: linksOn(html, results) };
  };
}

const foot = 'City places from GeoNames. Distances are bands from a city, never from a home.';
const geoNames = 'GeoNames: https://www.geonames.org';

test('a search without results offers what may find something, the most helpful first', async () => {
  const search = await searchPages();
  const { lines, links } = await search('keyword=Quokka+Cup&category=teams&location=Pune&sport=8&gender=women&sort=nearest');
  const nothing = 'Nothing is called “Quokka Cup” here. A shorter word, or another spelling, may find it.';
  expect(lines).toEqual([
    ...['Results', 'Remove Soccer / Football', 'Remove Women', 'Remove Pune', 'Clear all'],
    ...['Nobody on this pitch', nothing, 'Clear the filters', 'Search beyond Pune', 'See everyone', foot],
  ]);
  const typed = '/search?keyword=Quokka+Cup&category=teams';
  expect(links).toEqual([
    `Remove Soccer / Football: ${typed}&location=Pune&gender=women&sort=nearest`,
    `Remove Women: ${typed}&location=Pune&sport=8&sort=nearest`,
    `Remove Pune: ${typed}&sport=8&gender=women`,
    `Clear all: ${typed}`,
    `Clear the filters: ${typed}&location=Pune&sort=nearest`,
    `Search beyond Pune: ${typed}&sport=8&gender=women`,
    ...['See everyone: /search', geoNames],
  ]);
  const elsewhere = await search('keyword=Quokka+Cup&category=players');
  expect(elsewhere.links).toEqual([
    'Tournaments: 1: /search?keyword=Quokka+Cup&category=tournaments',
    ...['See everyone: /search', geoNames],
  ]);
  const near = await search('keyword=qqzzxxkk&location=Near+me&lat=18.5&lon=73.8');
  expect(near.links.slice(1)).toEqual(['Search everywhere: /search?keyword=qqzzxxkk', 'See everyone: /search', geoNames]);
});

test('a result says what it is, with a profile to open unless it is a tournament, and pages lead on and back', async () => {
  const search = await searchPages();
  const { lines, links, html } = await search('keyword=Quokka+Cup&sport=8');
  expect(lines).toEqual([
    ...['Results', 'Remove Soccer / Football', 'Mar', '3–5', 'Tournament, 3–5 Mar 2031', 'Quokka Cup', 'Football for sixteen teams.'],
    ...['Soccer / Football', 'Intermediate', 'Mixed', 'Pune', foot],
  ]);
  expect(links).toEqual(['Remove Soccer / Football: /search?keyword=Quokka+Cup', geoNames]);
  // What is folded on a phone says how many filters are in use; the order is none of them.
  expect(html).toMatch(/Filter and sort<span[^>]*>1</);
  const typed = 'category=players&gender=women&sort=name';
  const first = await search(typed);
  const [player = ''] = first.links.slice(1);
  expect(player).toMatch(/^\w.*: \/search\?category=players&gender=women&sort=name&player=[\w-]+#profile$/);
  expect(first.lines[2]).not.toContain('Player, ');
  expect(first.html).toMatch(/Filter and sort<span[^>]*>1</);
  const next = first.links.find((link) => link.startsWith('Next: '))?.replace(/^.*\?/, '') ?? '';
  expect(first.links.some((link) => link.startsWith('Back to the first page'))).toBe(false);
  const second = await search(next);
  expect(second.links).toContain(`Back to the first page: /search?${typed}`);
  expect(second.links).not.toContain(player);
});
