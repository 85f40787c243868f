import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../builders/all-calls.ts';
import { allRoutes, emptyApp } from '../builders/all-routes.ts';
import type { Call } from '../../src/contract/call.ts';
import { allModules } from '../../src/server/all-modules.ts';
import { filesOf } from './read-code.ts';

/** Calls that no API test imports, each with the reason. */
const withoutApiTest: Readonly<Record<string, string>> = {};

/** Fields that are compared or passed to a provider, but not stored. */
const comparedAlone = new Set([
  'readAvailabilityLink.token',
  'answerByLink.token',
  ...['code', 'state', 'iss', 'error'].map((field) => `finishSocialSignIn.${field}`),
]);

/** The names that a test file imports from the contract; an import that is not used fails the lint. */
const importedIn = (text: string): string[] => {
  const named = [...text.matchAll(/^import \{([^}]*)\} from '[^']*\/src\/contract\/[^']*';$/gm)];
  const spaces = [...text.matchAll(/^import \* as (\w+) from '[^']*\/src\/contract\/[^']*';$/gm)];
  return [
    ...named.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')),
    // Of a whole file, what is used of it: `site.getFaqs`.
    ...spaces.flatMap(([, space = '']) => [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)),
  ];
};
const imported = new Set(filesOf('tests/api/**/*.test.ts').flatMap(({ text }) => importedIn(text)));

const fieldsOf = (call: Call): string[] => Object.keys((call.fields as z.ZodMiniObject).shape);
const refusesIn = (call: Call, field: string, value: unknown): boolean => {
  const parsed = z.safeParse(call.fields, { [field]: value });
  return !parsed.success && parsed.error.issues.some((issue) => issue.path[0] === field);
};

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('has one handler', () => {
    expect(allRoutes.filter((route) => route.call === call)).toHaveLength(1);
  });

  test('has an API test', () => {
    expect(imported.has(name) || name in withoutApiTest, `no test in tests/api imports the call ${name}`).toBe(true);
    expect(imported.has(name) && name in withoutApiTest, `${name} has a test now: take it off the list`).toBe(false);
  });

  test('names every part of its path as a field', () => {
    const parts = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(fieldsOf(call)).toEqual(expect.arrayContaining(parts));
  });

  test('refuses nonsense and endless text in each field', () => {
    for (const field of fieldsOf(call)) {
      expect(refusesIn(call, field, [[{ nested: 'nonsense' }]]), `${field}: a list of lists`).toBe(true);
      expect(refusesIn(call, field, 'x'.repeat(100_000)), `${field}: 100,000 characters`).toBe(true);
      // Characters that PostgreSQL cannot store as text or JSON would cause a database error.
      const isKept = !comparedAlone.has(`${name}.${field}`);
      for (const text of isKept ? ['Nub\u0000ia', 'Nub\ud800ia'] : []) {
        expect(refusesIn(call, field, text), `${field}: ${JSON.stringify(text)}`).toBe(true);
      }
    }
  });
});

test('a call that a test mentions in a comment or a text alone has no test', () => {
  const test = ["import { readLog, undoChange as undo } from '../../src/contract/teams.ts';", '// lostItems', "test('listTeams')"].join(
    '\n',
  );
  expect(importedIn(test)).toEqual(['readLog', 'undoChange']);
});

test('no route answers a call that the contract does not list', () => {
  expect(allRoutes.filter((route) => !allCalls.includes(route.call)).map((route) => route.call.name)).toEqual([]);
});

test('no two calls share a name, or a method and path', () => {
  const names = allCalls.map((call) => call.name);
  const places = allCalls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

test('no request could be answered by calls of two modules, so that the order of modules has no meaning', () => {
  const places = allModules.flatMap(({ name, routes: ofModule }) =>
    (ofModule?.(emptyApp) ?? []).map(({ call: { method, path } }) => ({ module: name, method, path, parts: path.split('/') })),
  );
  type Place = (typeof places)[number];
  const overlap = (one: Place, other: Place) =>
    one.method === other.method &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, at) => part === other.parts[at] || part.includes('{') || other.parts[at]?.includes('{'));
  const shared = places.flatMap((one) =>
    places.filter((other) => one.module < other.module && overlap(one, other)).map((other) => `${one.method} ${one.path} ${other.path}`),
  );
  expect(shared).toEqual([]);
});
