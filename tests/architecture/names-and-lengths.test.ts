import { expect, test } from 'vitest';
import { ourCode, stale } from './read-code.ts';

/** Files over 300 lines that are one idea nevertheless, each with the reason. */
const long: Readonly<Record<string, string>> = {
  'tests/architecture/field-bounds.ts': 'one table, a line for each bound of a field',
};

const emptyNames = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'lib', 'types', 'manager']);
const mostLines = 300;

test('a file or folder has a name that says what is in it', () => {
  const nameless = ourCode().filter(({ path }) => path.split('/').some((part) => emptyNames.has(part.split('.')[0]?.toLowerCase() ?? '')));
  expect(nameless.map(({ path }) => path)).toEqual([]);
});

test('a file is short, or is on the list with a reason', () => {
  const tooLong = ourCode().filter(({ lines }) => lines.length - 1 > mostLines);
  expect(tooLong.filter(({ path }) => !(path in long)).map(({ path, lines }) => `${path}: ${lines.length - 1} lines`)).toEqual([]);
  expect(
    stale(
      long,
      tooLong.map(({ path }) => path),
    ),
  ).toEqual([]);
});
