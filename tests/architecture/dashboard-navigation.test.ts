import { expect, test } from 'vitest';
import {
  footerLinks,
  headerLinks,
  menuLinks,
  paletteLinks,
  shellLinks,
  upgradeLink,
} from '../../src/layouts/dashboard/dashboard-navigation.ts';
import { filesOf } from './read-code.ts';

const routes = filesOf('src/pages/**/*.astro').map(
  ({ path }) =>
    path
      .replace(/^src\/pages/, '')
      .replace(/\.astro$/, '')
      .replace(/\/index$/, '') || '/',
);
/** A part in brackets stands for anything, as in /assist/[screen]. */
const isBuilt = (href: string) => routes.some((route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`).test(href));
const linked = [...headerLinks, ...menuLinks, ...paletteLinks, ...shellLinks, ...footerLinks, upgradeLink];

test('the signed-in shell links to no page that is not built', () => {
  const plain = (href: string) => href.replace(/\/$/, '') || '/';
  expect([...new Set(linked.map(({ href }) => plain(href)))].filter((href) => !isBuilt(href))).toEqual([]);
});

test('the bar at the bottom of a phone holds no more than five', () => {
  expect(shellLinks.length).toBeLessThanOrEqual(5);
});

test('the palette names each page once', () => {
  expect(new Set(paletteLinks.map(({ href }) => href)).size).toBe(paletteLinks.length);
});
