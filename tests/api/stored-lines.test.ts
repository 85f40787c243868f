import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutTo, oneLine } from '../../src/contract/shapes.ts';
import { testApp } from '../builders/open-test-app.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const migration = new URL('../../src/server/database/migrations/0029_stored_lines.sql', import.meta.url);
const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
const makeFunction = statements[0] ?? '';

/** Control characters, which calls refuse, become spaces in what was stored before. */
// eslint-disable-next-line no-control-regex -- the pattern is about control characters
const expected = (text: string) => oneLine(text.replace(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g, ' '));

const pieces = [
  ...['A', 'b', '1', '#', '*', ' ', '  ', '\n', '\r\n', '\t', '\v', '\u0001', '\u001f', '\u007f', '\u0085', '\u009b', '\u00a0', '\u1680'],
  ...['\u2003', '\u2028', '\u202f', '\u3000', '\ufeff', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2066', '\u00ad', '\u034f'],
  ...['\u061c', '\u115f', '\u17b4', '\u180b', '\u2800', '\u3164', '\uffa0', '\ufff9', '\ufffb', '\ufffc', '\ufe0e', '\ufe0f', '\u20e3'],
  ...['\u00a9', '\u2764', '\u{1f3f4}', '\u{1f468}', '\u{1f3fd}', '\u{1f1ee}', '\u{e0067}', '\u{e0030}', '\u{e007f}', '\u{e0100}'],
  ...['\u9089', '\u{20000}', '\u0915', '\u094d', '\u0937', '\u0301', '\u{1d173}', "o'Neil", '\\', '$$', '\\1', 'é'],
];
const whole = [
  'Old\n\nYour account is locked:\nhttp://evil.example',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} England',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f 1\ufe0f\u20e3 1\ufe0f',
  '\u200d \u200c',
  '\u3164',
  '',
];

test('the rule of the migration equals the rule of the contract', async () => {
  const { pool } = (await testApp()).context.database;
  await pool.query(makeFunction);
  const generated = fc.sample(
    fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 9 }),
    { numRuns: 4_000, seed: 28 },
  );
  const texts = [...pieces, ...whole, ...generated.map((parts) => parts.join(''))].map((text) => text.toWellFormed().replaceAll('\0', ''));
  const { rows } = await pool.query<{ line: string }>(
    'select one_line(words, 1000) as line from unnest($1::text[]) with ordinality as given (words, place) order by place',
    [texts],
  );
  expect(rows.map(({ line }) => line)).toEqual(texts.map(expected));
});

test('what is too long is cut as the contract counts', async () => {
  const { pool } = (await testApp()).context.database;
  await pool.query(makeFunction);
  for (const text of ['a'.repeat(130), `${'a'.repeat(99)} bcd`, '\u{20000}'.repeat(60), `a${'\u{20000}'.repeat(60)}`, 'é'.repeat(101)]) {
    const { rows } = await pool.query<{ line: string }>('select one_line($1, 100) as line', [text]);
    expect(rows[0]?.line).toBe(cutTo(100, text).trim());
  }
});

test('the migration cleans what was stored before, and leaves the rest', async () => {
  const { app, people, addMember, teamId } = await appWithTeam();
  const { pool } = app.context.database;
  const old = await addMember({ firstName: 'Old\n\nYour account is locked:\nhttp://evil.example', lastName: '\u202eA\u200b' });
  const hidden = await addMember({ firstName: '\u3164' });
  const plain = await addMember({ firstName: 'Ila', lastName: '' });
  await pool.query('update teams set name = $2 where id = $1', [teamId, 'Zeilinger\r\nZephyrs']);
  await pool.query(`update users set full_name = '' where id = $1`, [people.stranger.user.id]);
  for (const statement of statements) await pool.query(statement);
  const { rows: members } = await pool.query(
    'select first_name, last_name from team_members where team_id = $1 and id = any($2::uuid[]) order by array_position($2::uuid[], id)',
    [teamId, [old, hidden, plain]],
  );
  expect(members).toEqual([
    { first_name: 'Old Your account is locked: http://evil.example', last_name: 'A' },
    { first_name: 'No name', last_name: 'Zeilinger' },
    { first_name: 'Ila', last_name: '' },
  ]);
  const { rows: teams } = await pool.query('select name from teams where id = $1', [teamId]);
  expect(teams).toEqual([{ name: 'Zeilinger Zephyrs' }]);
  // Who has not introduced themselves yet has no name.
  const { rows: users } = await pool.query('select full_name from users where id = $1', [people.stranger.user.id]);
  expect(users).toEqual([{ full_name: '' }]);
});
