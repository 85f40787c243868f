import { expect, test } from 'vitest';
import { countBrowserTests } from '../../scripts/count-tests.ts';

test.each([
  ['all passed', { expected: 3, unexpected: 0, flaky: 0 }, 0, { passed: 3, failed: 0 }],
  ['one passed only when retried', { expected: 3, unexpected: 0, flaky: 1 }, 0, { passed: 3, failed: 1 }],
  ['one failed and one passed only when retried', { expected: 3, unexpected: 1, flaky: 1 }, 1, { passed: 3, failed: 2 }],
  ['nothing ran', {}, 1, { passed: 0, failed: 1 }],
  ['nothing ran because it was stopped', {}, null, { passed: 0, failed: 1 }],
  ['the runner failed after every test had passed', { expected: 3, unexpected: 0, flaky: 0 }, 1, { passed: 3, failed: 1 }],
])('%s', (_what, stats, status, count) => {
  expect(countBrowserTests(stats, status)).toEqual(count);
});
