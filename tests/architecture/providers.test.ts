import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, placesOf } from './read-code.ts';

/** Local providers whose name says what they are, instead of `<kind>-local.ts`. */
const twins: Readonly<Record<string, string>> = {
  mail: 'mail-outbox.ts',
  'ip-location': 'ip-location-dbip.ts',
};

/** Kinds whose local provider is a part of the product and therefore in its module. */
const twinsElsewhere: Readonly<Record<string, string>> = {
  'assistant-model': 'src/server/assistant/plans/write-plan.ts',
};

const files = filesOf('src/server/providers/*/*.ts');
const kinds = [...new Set(files.map(({ path }) => basename(dirname(path))))];

describe.each(kinds)('the provider kind %s', (kind) => {
  const own = files.filter(({ path }) => basename(dirname(path)) === kind);
  const named = (name: string) => own.filter(({ path }) => basename(path) === name);
  const twin = twins[kind] ?? `${kind}-local.ts`;

  test('has the same interface for every provider', () => {
    expect(named(`${kind}.ts`)).toHaveLength(1);
  });

  test('has a local default that needs no key and no network', () => {
    const elsewhere = twinsElsewhere[kind];
    const found = elsewhere ? filesOf(elsewhere) : named(twin);
    expect(found, elsewhere ?? `src/server/providers/${kind}/${twin}`).toHaveLength(1);
    expect(placesOf(/\bfetch\(|node:(https?|net|tls|dgram)\b|_KEY\b|_SECRET\b|_TOKEN\b/, found)).toEqual([]);
  });

  test("has no mock in a vendor's file", () => {
    expect(placesOf(/\b(mock|fake|stub)\b/i, own)).toEqual([]);
  });
});

test('every local default on the list belongs to a kind', () => {
  expect([...Object.keys(twins), ...Object.keys(twinsElsewhere)].filter((kind) => !kinds.includes(kind))).toEqual([]);
});
