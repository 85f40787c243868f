import { expect, test } from 'vitest';
import { filesOf } from './read-code.ts';

const decisions = filesOf('docs/decisions/*.md');
const numberOf = (path: string) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1];

test('each decision has a number of its own, in its name and its heading', () => {
  expect(decisions.length).toBeGreaterThan(0);
  const numbers = decisions.map(({ path }) => numberOf(path));
  expect(numbers).toEqual(decisions.map((_decision, index) => String(index + 1).padStart(4, '0')));
  for (const { path, lines } of decisions) expect(lines[0]).toMatch(new RegExp(`^# ${numberOf(path)} \\S`));
});

test('every decision that another text names exists', () => {
  const named = filesOf('*.md', 'docs/**/*.md').flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? ((?:\d{4}(?:, | and )?)+)/g)].flatMap(([, numbers = '']) =>
      (numbers.match(/\d{4}/g) ?? []).map((number) => ({ path, number })),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ number }) => !decisions.some(({ path }) => numberOf(path) === number))).toEqual([]);
});
