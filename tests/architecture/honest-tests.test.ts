import { expect, test } from 'vitest';
import { filesOf, placesOf } from './read-code.ts';
import { silentTests } from './silent-tests.ts';

/** Lines that are allowed, as `file  line`, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'tests/pure/heard-in-time.test.ts  await new Promise((resolve) => setTimeout(resolve, afterMs));':
    'the clock of that test is faked, so nothing waits',
};

const self = 'tests/architecture/honest-tests.test.ts';
const files = filesOf('tests/**/*.{ts,tsx}').filter(({ path }) => path !== self);
const unlisted = (pattern: RegExp) => placesOf(pattern, files).filter((place) => !(place.replace(/:\d+/, '') in allowed));

test('no test is left out or run alone', () => {
  // Also after `test.concurrent` or `test.each`, on the context of a running test, and as an option.
  expect(unlisted(/\.(only|skip|todo|fixme|skipIf|runIf)\b|\b(test|it)\.fails\b/)).toEqual([]);
  expect(unlisted(/\b(only|skip|todo|fails): true\b|\bx(test|it|describe)\(/)).toEqual([]);
});

test('no test waits for time to pass', () => {
  expect(unlisted(/\bset(Timeout|Interval)\(|\bAtomics\.wait|\bwaitForTimeout\(|node:timers\/promises|\bsleep\(/)).toEqual([]);
});

test('no test waits for the database to let time pass', () => {
  // Only a query that is given up or cut off may sleep, far longer than a test may take.
  expect(unlisted(/\bpg_sleep\((?!30\))/)).toEqual([]);
});

test('no test compares the time that something takes with a limit', () => {
  // It depends on the machine and on what else runs there; `npm run bench` measures such times.
  expect(unlisted(/\bperformance\.now\(|\bhrtime\b|\bexpect\(.*(Date\.now\(\) - | - Date\.now\(\))/)).toEqual([]);
});

test('no test compares markup with a snapshot', () => {
  expect(unlisted(/toMatch(Inline)?Snapshot|toMatchFileSnapshot|toHaveScreenshot|toMatchAriaSnapshot/)).toEqual([]);
});

test('every test asserts something', () => {
  const ofTests = filesOf('tests/**/*.{test,e2e}.{ts,tsx}');
  expect(ofTests.length).toBeGreaterThan(200);
  expect(ofTests.flatMap(silentTests)).toEqual([]);
});

test.each([
  ['a test without an assertion', "import { expect } from 'vitest'; test('a', async () => { await work(); });"],
  ['a test in a group or with cases', "describe('b', () => { test.each([1])('%s', (one) => { work(one); }); });"],
  ['a function of the file that asserts nothing', "const check = () => work(); test('c', () => { check(); });"],
  ['an assertion without a matcher', "test('d', () => { expect(work()); });"],
  ['a matcher that is not called', "test('e', () => { expect(work()).toBeTruthy; });"],
])('%s is noticed', (_what, text) => {
  expect(silentTests({ path: 'sample.ts', text })).toHaveLength(1);
});

test.each([
  "test('a', () => { expect(work()).not.toBe(1); });",
  "test('b', async () => { await expect.poll(work).toBe(1); });",
  "function check() { expect(work()).toBe(1); } const both = () => check(); test('c', () => { both(); });",
  "test('d', () => { fc.assert(fc.property(fc.nat(), (one) => one >= 0)); });",
])('an assertion is seen in %s', (text) => {
  expect(silentTests({ path: 'sample.ts', text })).toEqual([]);
});
