import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptOutput } from '../../src/layouts/script-chunks.mjs';

/** The position after the bracket that closes the one at `start`. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '(') depth++;
    if (pattern[at] === ')' && --depth === 0) return at + 1;
  }
  throw new Error(`A bracket is not closed: ${pattern}`);
}

/** The parts between the `|` that are in no brackets. */
function alternativesOf(pattern: string): string[] {
  let depth = 0;
  const cuts = [...pattern].flatMap((sign, at) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === '|' && depth === 0 ? [at] : [];
  });
  return [-1, ...cuts].map((cut, at) => pattern.slice(cut + 1, cuts[at]));
}

/** A pattern of names in brackets as patterns of one name each, those that it excludes among them: `a/(?:b|c)` is `a/b` and `a/c`. */
function namesIn(pattern: string): string[] {
  return alternativesOf(pattern).flatMap((one) => {
    const start = one.indexOf('(?');
    if (start < 0) return [one];
    const end = endOfGroup(one, start);
    const [before, inner, after] = [one.slice(0, start), one.slice(start + 3, end - 1), one.slice(end)];
    const parts = alternativesOf(inner);
    if (one[start + 2] === '!') return [...parts.flatMap((part) => namesIn(before + part)), ...namesIn(before + after)];
    return parts.flatMap((part) => namesIn(before + part + after));
  });
}

const files = globSync('src/**/*.{ts,tsx}').map((path) => `/${path}`);
const hasFile = (name: string) => files.some((path) => new RegExp(name).test(path));
const isThere = (name: string) => (name.includes('node_modules') ? existsSync(name.replaceAll('\\', '').slice(1)) : hasFile(name));

test('patterns are taken apart into names', () => {
  expect(namesIn('/(?:a/(?:b|c/(?:d|e))\\.ts|f/(?!g|h))')).toEqual(['/a/b\\.ts', '/a/c/d\\.ts', '/a/c/e\\.ts', '/f/g', '/f/h', '/f/']);
});

test('everything that is named as part of a script of pages exists, so that a renamed file does not become a file of its own', () => {
  const names = scriptOutput.codeSplitting.groups.flatMap((group) => namesIn(group.test.source));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
