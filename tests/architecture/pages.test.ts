import { expect, test } from 'vitest';
import { allScreens } from '../../src/layouts/all-screens.ts';
import { managedPages, signedInPages, visitedPages } from '../e2e/pages.ts';
import { filesOf } from './read-code.ts';

/** Pages that no browser test visits, each with the reason. */
const unvisited: Readonly<Record<string, string>> = {};

const visited = [...visitedPages, ...signedInPages];

const routeOf = (path: string) =>
  path
    .replace(/^src\/pages/, '')
    .replace(/\.astro$/, '')
    .replace(/\/index$/, '') || '/';
const pages = filesOf('src/pages/**/*.astro').map(({ path }) => routeOf(path));

test('a browser visits every page', () => {
  expect(pages.filter((page) => !visited.includes(page) && !(page in unvisited))).toEqual([]);
});

test('every page that the browser tests visit exists', () => {
  expect([...visited, ...Object.keys(unvisited)].filter((page) => !pages.includes(page))).toEqual([]);
});

test('a browser visits every view of a team, and each view that it visits exists', () => {
  const views = allScreens.flatMap(({ teamViews = [] }) => teamViews).map(({ view }) => view);
  const seen = managedPages.flatMap((page) => /^\/team-member\/\{team\}\?view=(\w+)$/.exec(page)?.[1] ?? []);
  expect(
    views.filter((view) => !seen.includes(view)),
    'views that are missing in managedPages of tests/e2e/pages.ts',
  ).toEqual([]);
  expect(seen.filter((view) => !views.includes(view))).toEqual([]);
});
