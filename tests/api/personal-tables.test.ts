import { expect, test } from 'vitest';
import { allModules } from '../../src/server/all-modules.ts';
import { testApp } from '../builders/open-test-app.ts';

// Checks the rule of ARCHITECTURE.md's 'Personal data and platform roles' on the migrated database: a table with personal data is exported and erased
// with the account, or its module gives a reason why not.

type Column = { table: string; column: string; type: string; deletes: string | null; isPerson: boolean };

/** The foreign keys of a column: the table that it references, the column there, and what happens when that row is deleted. */
const foreignKeys = `
  select f.confrelid, target.attname as target, f.confdeltype from pg_constraint f
  cross join lateral unnest(f.conkey, f.confkey) as pair (own, target)
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = pair.own
  join pg_attribute target on target.attrelid = f.confrelid and target.attnum = pair.target
  where f.contype = 'f' and a.attname = c.column_name
    and f.conrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass`;

/**
 * Every column, with what happens to its row when the user is deleted ('c' for deleted, 'n' for set null, null if it does not reference
 * users), and whether it references somebody: an account, a player or a row of a roster.
 */
const readColumns = `
  select c.table_name as table, c.column_name as column, c.data_type as type,
    (select confdeltype::text from (${foreignKeys}) key where confrelid = 'users'::regclass limit 1) as deletes,
    exists (select from (${foreignKeys}) key
      where target = 'id' and confrelid in ('users'::regclass, 'players'::regclass, 'team_members'::regclass)) as "isPerson"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`;

const readTestColumns = async (newTables = 'select'): Promise<Column[]> => {
  const { context: app } = await testApp();
  await app.database.pool.query(newTables);
  return (await app.database.pool.query<Column>(readColumns)).rows;
};

/** Tables whose key is the user's own id. */
const keyedByUser = ['users', 'players'];
const namesPerson = /^(user|player|member|guardian|actor|about)_id$|_(by|member)$/;
const namesAddress = /^(email|email_key|phone)$/;

const isOfPerson = ({ table, column, type, isPerson }: Column): boolean =>
  keyedByUser.includes(table) || isPerson || (type === 'uuid' && namesPerson.test(column)) || namesAddress.test(column);

const personalTables = (columns: readonly Column[]) => [...new Set(columns.filter(isOfPerson).map(({ table }) => table))].sort();

const declared = allModules.flatMap(({ name, personalData }) => (personalData ? [{ name, ...personalData }] : []));
const exported = declared.flatMap(({ exports }) => exports);
const erased = declared.flatMap(({ erases }) => erases);
const kept = declared.flatMap(({ keeps = {} }) => Object.keys(keeps));

test('every table with personal data is exported and erased by a module, or its module gives a reason', async () => {
  const tables = personalTables(await readTestColumns());
  expect(tables.length).toBeGreaterThan(20);
  const missing = tables.filter((table) => !kept.includes(table) && !(exported.includes(table) && erased.includes(table)));
  expect(missing).toEqual([]);
  const forgotten = tables.filter((table) => ![...exported, ...erased, ...kept].includes(table));
  expect(forgotten).toEqual([]);
});

test('a column that references a person is found by its foreign key, whatever its name is', async () => {
  const columns = await readTestColumns(`
    create table by_account (number int, wearer uuid references users (id));
    create table by_roster (team_id uuid, wearer uuid, foreign key (team_id, wearer) references team_members (team_id, id));
    create table of_team (team_id uuid references teams (id), size int)`);
  const found = personalTables(columns);
  expect(['by_account', 'by_roster', 'of_team'].filter((table) => found.includes(table))).toEqual(['by_account', 'by_roster']);
});

test("the modules' lists of tables are correct: each exists, belongs to one module, and reasons are given only where needed", async () => {
  const tables = new Set((await readTestColumns()).map(({ table }) => table));
  expect([...exported, ...erased, ...kept].filter((table) => !tables.has(table))).toEqual([]);
  const needless = kept.filter((table) => exported.includes(table) && erased.includes(table));
  expect(needless).toEqual([]);
  for (const list of [exported, erased, kept]) expect(list.filter((table, at) => list.indexOf(table) !== at)).toEqual([]);
});

test('memberships are erased last, so that every module can look up what depends on them', async () => {
  const { context: app } = await testApp();
  const holders = app.personalData.map(({ erases }) => erases.includes('team_members'));
  expect(holders.indexOf(true)).toBe(holders.length - 1);
});

test('a row that names a user is deleted with them, or loses their id', async () => {
  const holding = (await readTestColumns()).filter(({ deletes }) => deletes !== null && !['c', 'n'].includes(deletes));
  expect(holding.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
