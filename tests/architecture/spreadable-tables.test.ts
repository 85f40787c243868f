import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { statementProblems, tableProblems } from '../../scripts/sql/spread/spread-problems.ts';
import type { Family, SchemaTable } from '../../scripts/sql/spread/spread-tables.ts';
import { brokenRules, spreadOf } from '../../scripts/sql/spread/statement-rules.ts';

// `npm run check` applies these rules to the migrated schema and to every statement of the server. Here each rule is shown to find what it
// should.

const teamColumn = { name: 'team', column: 'team_id' } satisfies Family;
const families = new Map<string, Family>([
  ['teams', { name: 'team', column: 'id' }],
  ['events', teamColumn],
  ['answers', teamColumn],
  ['chats', { name: 'person', column: 'user_id' }],
]);

const table = (name: string, columns: readonly string[], rest: Partial<SchemaTable> = {}): SchemaTable => ({
  name,
  columns,
  required: columns,
  isView: false,
  keys: [],
  foreignKeys: [],
  ...rest,
});

const tables = [
  table('teams', ['id', 'name']),
  table('events', ['team_id', 'id', 'starts_at', 'deleted_at']),
  table('answers', ['team_id', 'event_id', 'member_id', 'at']),
  table('chats', ['user_id', 'id']),
  table('users', ['id', 'email']),
];

const rulesBrokenBy = (text: string) => [...new Set(brokenRules(text, spreadOf(tables, families)).map(({ rule }) => rule))];

beforeAll(() => loadModule());

describe('a statement on tables that can be spread', () => {
  test.each([
    ['select name from teams where id = $1'],
    ['select from events e join answers a on a.team_id = $1 and a.event_id = e.id where e.team_id = $1'],
    ['select from events where (team_id, id) = ($1, $2) for update'],
    ['select e.id, (select count(*) from answers a where a.team_id = $1 and a.event_id = e.id) from events e where $1::uuid = e.team_id'],
    ['with gone as (delete from answers where team_id = $1 returning event_id) select from gone'],
    ['select email from users where email = $1 for update'],
    [
      'insert into events (team_id, id, starts_at) values ($1, $2, now()) on conflict (team_id, id) do update set starts_at = excluded.starts_at',
    ],
    ['insert into answers (team_id, member_id) select $1, unnest($2::uuid[])'],
  ])('is fine: %s', (text) => {
    expect(rulesBrokenBy(text)).toEqual([]);
  });

  test.each([
    ['select from events where id = $1'],
    ['select from events where team_id = any($1::uuid[])'],
    ['select from events where team_id = $1 or id = $2'],
    ['select from events e join answers a on a.team_id = e.team_id where e.team_id = $1'],
    ['select from events e left join answers a using (team_id) where e.team_id = $1'],
    ['select from events e where e.team_id = $1 and exists (select from answers a where a.team_id = e.team_id and a.event_id = e.id)'],
    ['with all_events as (select * from events) select from all_events where team_id = $1'],
    ['select from events where team_id = $1 union all select from events where id = $2'],
    ['update events set starts_at = $2 where id = $1'],
    ['delete from answers a using events e where e.team_id = $1 and a.event_id = e.id'],
    ['insert into answers (team_id, event_id) select e.team_id, e.id from events e where e.team_id = $1'],
    ['insert into answers (event_id) values ($1)'],
    ['select from chats where id = $1'],
  ])('names the leading id of each of them as a value: %s', (text) => {
    expect(rulesBrokenBy(text)).toEqual(['crosses']);
  });

  test.each([
    ['select from events where team_id = any($1::uuid[]) for update'],
    ['select from events e join answers a on a.team_id = e.team_id where e.team_id = $1 for share of a'],
  ])('locks rows of one leading id: %s', (text) => {
    expect(rulesBrokenBy(text)).toContain('lock');
  });

  test('does not look into them for each element of an array', () => {
    const text = `select from unnest($2::uuid[]) as asked (id)
      cross join lateral (select count(*) from answers a where a.team_id = $1 and a.event_id = asked.id) counted`;
    expect(rulesBrokenBy(text)).toEqual(['lateral']);
  });

  test.each([
    ['select case when starts_at < now() then 1 end from events where team_id = $1'],
    ['select coalesce(starts_at, current_timestamp) from events where team_id = $1'],
    ["select from events where team_id = $1 and case when $2 then starts_at > clock_timestamp() - interval '1 hour' end"],
    ['insert into events (team_id, id) values ($1, $2) on conflict (team_id, id) do update set starts_at = now()'],
  ])('is given the moment where each server would read its own clock: %s', (text) => {
    expect(rulesBrokenBy(text)).toEqual(['moment']);
  });
});

describe('the lists of exceptions', () => {
  const none = { sharedTables: { users: 'small' }, roots: new Map([...families].slice(0, 1)), keys: {}, foreignKeys: {} };
  const statements = { crosses: {}, lock: {}, lateral: {}, moment: {} };

  test('name each key without the leading id, each foreign key that leaves its family and each table that has none', () => {
    const bad = [
      ...tables.slice(0, 3),
      table('chats', ['user_id', 'id', 'event_id', 'team_id'], {
        required: ['user_id', 'id'],
        keys: [
          { name: 'chats_pkey', columns: ['user_id', 'id'] },
          { name: 'chats_id_key', columns: ['id'] },
        ],
        foreignKeys: [
          { name: 'chats_user', columns: ['user_id'], to: 'users', toColumns: ['id'] },
          { name: 'chats_event', columns: ['team_id', 'event_id'], to: 'events', toColumns: ['team_id', 'id'] },
        ],
      }),
      table('answers_again', ['team_id', 'event_id'], {
        foreignKeys: [
          { name: 'again_event', columns: ['team_id', 'event_id'], to: 'events', toColumns: ['team_id', 'id'] },
          { name: 'again_crossed', columns: ['event_id', 'team_id'], to: 'events', toColumns: ['team_id', 'id'] },
        ],
      }),
      table('users', ['id', 'email']),
      table('words', ['word']),
    ];
    expect(tableProblems(bad, { ...none, statements })).toEqual([
      'words  has no leading team or person and is not declared as shared',
      'chats_id_key  is unique without "user_id"',
      'chats_event  refers from "chats" to "events" of another family',
      'again_crossed  refers from "answers_again" to "events" of another family',
    ]);
  });

  test('only become shorter: what needs no exception any more fails', () => {
    const stale = { ...none, sharedTables: { users: 'small', gone: 'was here' }, keys: { old_key: 'a reason' }, statements };
    expect(tableProblems(tables, stale)).toEqual([
      'gone  is declared as shared and is no table',
      'old_key  stands on a list of exceptions and needs none',
    ]);
    const made = [{ file: 'a.ts', line: 1, text: 'select from events where id = $1' }];
    const listed = (count: number) => ({ ...none, statements: { ...statements, crosses: { 'a reason': { 'a.ts': count } } } });
    expect(statementProblems(made, tables, listed(1))).toEqual([]);
    expect(statementProblems(made, tables, listed(2)).join()).toContain(`1 statements break the rule 'crosses', 2 are listed`);
    const [place, ...count] = statementProblems(made, tables, listed(0));
    expect(place).toBe('a.ts:1  events "events" has no team_id = $n of its own');
    expect(count.join()).toContain(`a.ts  1 statements break the rule 'crosses', 0 are listed in scripts/sql/spread/exceptions.ts`);
  });

  test('name the kinds of statement that a new module may add', () => {
    const made = [{ file: 'a.ts', line: 1, text: 'select from events where id = $1' }];
    const message = statementProblems(made, tables).join();
    expect(message).toContain('Give each table of a team its own team_id = $n');
    expect(message).toContain("'what one person sees, has to do or planned in all their teams, found by their user id'");
    expect(message).toContain("'what is kept of one person, read for the export of their data or erased with their account'");
  });
});
