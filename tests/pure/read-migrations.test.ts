import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMigrations } from '../../src/server/database/read-migrations.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const ours = 'src/server/database/migrations';

function folderWith(...names: readonly string[]): string {
  const folder = temporaryFolder('migrations');
  for (const name of names) writeFileSync(join(folder, name), `select '${name}'`);
  return folder;
}

test('migrations have the hash and time under which existing databases stored them', () => {
  const stored = { 0: '0000_public_site', 9: '0009_teams_rest', 24: '0024_several_guardians' };
  const migrations = readMigrations(ours);
  for (const [number, name] of Object.entries(stored)) {
    const hash = createHash('sha256')
      .update(readFileSync(`${ours}/${name}.sql`))
      .digest('hex');
    expect(migrations[Number(number)]).toMatchObject({ hash, folderMillis: 1_793_000_000_000 + Number(number) * 1000, bps: true });
  }
});

test('a migration is split at its breakpoints, and files run in the order of their numbers', () => {
  const folder = folderWith('0001_second.sql', '0000_first.sql');
  writeFileSync(join(folder, '0002_third.sql'), 'select 1;\n--> statement-breakpoint\nselect 2;');
  expect(readMigrations(folder).map(({ sql }) => sql)).toEqual([
    ["select '0000_first.sql'"],
    ["select '0001_second.sql'"],
    ['select 1;\n', '\nselect 2;'],
  ]);
});

test.each([
  [['0000_a.sql', '0001_b.sql', '0001_c.sql'], /same number: 0001_b\.sql and 0001_c\.sql/],
  [['0000_a.sql', '0002_c.sql'], /0001 is missing .* 0002_c\.sql/],
  [['0001_a.sql'], /0000 is missing/],
  [['0000_a.sql', '0001-b.sql'], /0001-b\.sql is not named like a migration/],
  [['0000_a.sql', 'notes.txt'], /notes\.txt is not named like a migration/],
])('%j is refused with the name of the file', (names, message) => {
  expect(() => readMigrations(folderWith(...names))).toThrow(message);
});
