import { expect, test } from 'vitest';
import { filesOf, type CodeFile } from './read-code.ts';

const asksAccess = /\b(requireAccess|requireInviter|findAccess)\(/;
const opensTransaction = /\binTransaction\(/;

/** A file that asks for access and opens a transaction by itself, instead of through `inTeam`. */
const doesBoth = ({ path, text }: CodeFile): boolean =>
  path !== 'src/server/teams/in-team.ts' && asksAccess.test(text) && opensTransaction.test(text);

test('work in a team goes through inTeam: permission, lock and transaction together', () => {
  const files = filesOf('src/server/**/*.ts');
  expect(files.filter(doesBoth).map(({ path }) => path)).toEqual([]);
  expect(files.filter(({ text }) => /\binTeam\(/.test(text)).length).toBeGreaterThan(15);
});

test('a file that does both by itself would be found', () => {
  const text = 'await requireAccess(pool, teamId, userId, permission);\nawait inTransaction(pool, work);';
  expect(doesBoth({ path: 'src/server/teams/new.ts', text, lines: text.split('\n') })).toBe(true);
});
