import { expect, test } from 'vitest';
import { categories } from '../../src/contract/search.ts';
import { allModules } from '../../src/server/all-modules.ts';
import { filesOf, placesOf } from './read-code.ts';

const finding = allModules.flatMap(({ name, finds }) => (finds ? [{ name, finds }] : []));

test('every category of search is filled by one module', () => {
  expect(finding.map(({ finds }) => finds).sort()).toEqual([...categories].sort());
});

test('a module makes entries of its own category only, and search makes none', () => {
  for (const category of categories) {
    const owner = finding.find(({ finds }) => finds === category)?.name;
    const makers = placesOf(new RegExp(`^ +kind: '${category}',$`), filesOf('src/server/**/*.ts'));
    expect(makers.length, category).toBeGreaterThan(0);
    expect(makers.filter((place) => !place.startsWith(`src/server/${owner}/`))).toEqual([]);
  }
});
