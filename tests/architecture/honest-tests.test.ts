import { expect, test } from 'vitest';
import { filesOf, placesOf } from './read-code.ts';

/** Lines that are allowed, as `file  line`, each with the reason. */
const allowed: Readonly<Record<string, string>> = {};

const self = 'tests/architecture/honest-tests.test.ts';
const files = filesOf('tests/**/*.ts').filter(({ path }) => path !== self);
const unlisted = (pattern: RegExp) => placesOf(pattern, files).filter((place) => !(place.replace(/:\d+/, '') in allowed));

test('no test is left out or run alone', () => {
  expect(unlisted(/\b(test|it|describe)\.(only|skip|todo|fixme|fails|skipIf|runIf)\b/)).toEqual([]);
});

test('no test waits for time to pass', () => {
  expect(unlisted(/\bsetTimeout\(|\bwaitForTimeout\(|node:timers\/promises|\bsleep\(/)).toEqual([]);
});

test('no test compares markup with a snapshot', () => {
  expect(unlisted(/toMatch(Inline)?Snapshot|toMatchFileSnapshot|toHaveScreenshot|toMatchAriaSnapshot/)).toEqual([]);
});

test('every test file tests something', () => {
  const empty = files.filter(({ path, text }) => /\.(test|e2e)\.ts$/.test(path) && !/\bexpect\b/.test(text));
  expect(empty.map(({ path }) => path)).toEqual([]);
});
