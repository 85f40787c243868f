import { expect, test } from 'vitest';
import { allModules } from '../../src/server/all-modules.ts';
import { columnsOf, isOfPerson, type Column } from '../builders/personal-columns.ts';
import { testApp } from '../builders/open-test-app.ts';

// Checks the rule of ARCHITECTURE.md's 'Personal data and platform roles' on the migrated database: a table with personal data is exported and
// erased with the account, or its module gives a reason why not. personal-erasure.test.ts checks that this is really done.

const readTestColumns = async (newTables = 'select'): Promise<Column[]> => {
  const { context: app } = await testApp();
  return columnsOf(app.database.pool, newTables);
};

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
