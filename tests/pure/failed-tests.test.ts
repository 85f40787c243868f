import { expect, test } from 'vitest';
import { failedByVitest, failedInBrowser } from '../../scripts/failed-tests.ts';

test('names the failed tests of Vitest with the first lines of their errors, without colours and stacks', () => {
  const message = `AssertionError: \u001b[31mexpected 1\u001b[39m\n\nto be 2\n    at test.ts:1:1\n${'line\n'.repeat(20)}`;
  const failed = failedByVitest({
    testResults: [
      {
        name: 'tests/a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ fullName: 'adds', status: 'passed', failureMessages: [] }],
      },
      {
        name: 'tests/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'counts', status: 'passed', failureMessages: [] },
          { fullName: 'a list sorts', status: 'failed', failureMessages: [message] },
          { fullName: 'a list ends', status: 'failed', failureMessages: null },
        ],
      },
    ],
  });
  expect(failed).toEqual([
    ['  tests/b.test.ts a list sorts', '    AssertionError: expected 1', '    to be 2', ...Array<string>(4).fill('    line')].join('\n'),
    '  tests/b.test.ts a list ends',
  ]);
});

test('names a file whose tests could not be run', () => {
  const file = { name: 'tests/c.test.ts', status: 'failed', message: 'the database did not start' };
  const skipped = { fullName: 'reads', status: 'skipped', failureMessages: [] };
  expect(failedByVitest({ testResults: [{ ...file, assertionResults: [skipped] }] })).toEqual([
    '  tests/c.test.ts\n    the database did not start',
  ]);
});

test('names the browser tests that failed and those that passed only when retried, however deep they stand', () => {
  const spec = (title: string, status: string, errors: readonly (string | undefined)[]) => ({
    title,
    file: 'a.e2e.ts',
    tests: [{ status, projectName: 'phone', results: errors.map((message) => (message ? { error: { message } } : {})) }],
  });
  const suites = [
    {
      specs: [spec('opens', 'expected', [undefined]), spec('closes', 'unexpected', ['not closed'])],
      suites: [{ specs: [spec('moves', 'flaky', ['not moved', undefined]), spec('waits', 'skipped', [])] }],
    },
  ];
  expect(failedInBrowser({ suites })).toEqual([
    '  a.e2e.ts [phone] closes (unexpected)\n    not closed',
    '  a.e2e.ts [phone] moves (flaky)\n    not moved',
  ]);
});

test('a run without a report has no failed tests to name', () => {
  expect([failedByVitest({}), failedInBrowser({})]).toEqual([[], []]);
});
