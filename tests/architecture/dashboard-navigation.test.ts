import { expect, test } from 'vitest';
import {
  footerLinks,
  headerLinks,
  menuLinks,
  paletteLinks,
  shellLinks,
  upgradeLinks,
} from '../../src/layouts/dashboard/dashboard-navigation.ts';
import { allScreens } from '../../src/layouts/all-screens.ts';
import { filesOf } from './read-code.ts';

const routes = filesOf('src/pages/**/*.astro').map(
  ({ path }) =>
    path
      .replace(/^src\/pages/, '')
      .replace(/\.astro$/, '')
      .replace(/\/index$/, '') || '/',
);
/** A part in brackets matches anything, as in /assist/[screen]. */
const isBuilt = (href: string) => routes.some((route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(href));
const linked = [...headerLinks, ...menuLinks, ...paletteLinks, ...shellLinks, ...footerLinks, ...upgradeLinks];

test('signed-in pages link to no missing page', () => {
  const plain = (href: string) => href.replace(/\/$/, '') || '/';
  expect([...new Set(linked.map(({ href }) => plain(href)))].filter((href) => !isBuilt(href))).toEqual([]);
});

test('the bottom bar of a phone has at most five entries', () => {
  expect(shellLinks.length).toBeLessThanOrEqual(5);
});

test.each([
  ['header', headerLinks],
  ['main', shellLinks],
  ['menu', menuLinks],
  ['upgrade', upgradeLinks],
  ['footer', footerLinks],
] as const)('%s is in the order of its positions', (place, links) => {
  const positions = links.map(({ places }) => places[place] ?? 0);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('the palette names each page once', () => {
  expect(new Set(paletteLinks.map(({ href }) => href)).size).toBe(paletteLinks.length);
});

test('every screens.ts is on the list', () => {
  const list = filesOf('src/layouts/screens.ts')[0]?.text ?? '';
  const modules = filesOf('src/layouts/*/screens.ts').map(({ path }) => path.replace('src/layouts/', './'));
  expect(modules.filter((path) => !list.includes(`'${path}'`))).toEqual([]);
});

/** Names that occur twice. */
const doubles = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('no two entries have the same position in one place', () => {
  const entries = allScreens.flatMap(({ navigation = [] }) => navigation);
  const cards = allScreens.flatMap(({ dayCards = [] }) => dayCards);
  const views = allScreens.flatMap(({ teamViews = [] }) => teamViews);
  expect(doubles(entries.flatMap(({ places }) => Object.entries(places).map(([place, position]) => `${place} ${position}`)))).toEqual([]);
  expect(doubles(cards.map(({ column, position }) => `${column} ${position}`))).toEqual([]);
  expect(doubles(views.map(({ position }) => String(position)))).toEqual([]);
  expect(doubles(views.map(({ view }) => view))).toEqual([]);
});

/** A component imported in another way would be downloaded on every signed-in page, or would lose its classes. */
test('a screens.ts imports each component by a line that page-styles.mjs finds', () => {
  const loads = filesOf('src/layouts/*/screens.ts').flatMap(({ path, lines }) =>
    lines.filter((line) => line.includes('.astro')).map((line) => ({ path, line: line.trim() })),
  );
  expect(loads.length).toBeGreaterThan(0);
  expect(loads.filter(({ line }) => !/\b(card|component): \(\) => import\('\.[^']+\.astro'\)/.test(line))).toEqual([]);
});

/** Astro adds scoped styles to every page from which the component can be reached, so views and cards import a style sheet instead. */
const withScopedStyle: Readonly<Record<string, string>> = {
  'src/layouts/parts/PageStyles.astro': 'writes the style sheet of each page',
  'src/layouts/teams/TeamBand.astro': 'imported by the page of a team alone',
};

test('no component in src/layouts has a scoped style, or it is on the list with a reason', () => {
  const scoped = filesOf('src/layouts/**/*.astro').filter(({ text }) => text.includes('<style'));
  expect(scoped.map(({ path }) => path)).toEqual(Object.keys(withScopedStyle));
});
