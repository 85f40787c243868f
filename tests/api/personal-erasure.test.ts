import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { allModules } from '../../src/server/all-modules.ts';
import type { Queryable } from '../../src/server/database/queryable.ts';
import { testApp } from '../builders/open-test-app.ts';
import { columnsOf, isOfPerson, type Column } from '../builders/personal-columns.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

// Checks that what the modules say in `personalData` is really done: by the foreign keys of the tables, and by the statements that `collect`
// and `erase` run.

const declared = allModules.flatMap(({ name, personalData }) => (personalData ? [{ name, ...personalData }] : []));

type Declared = { readonly erases: readonly string[]; readonly forgets?: Readonly<Record<string, string>> };

/** Whether one of these statements deletes or changes rows of the table, by a statement that names the column if one is given. */
const isWritten = (texts: readonly string[], table: string, column = '') =>
  texts.some((text) => new RegExp(`\\b(delete from|update) "?${table}\\b`, 'i').test(text) && text.includes(column));

/** The personal columns of a module's erased tables that keep something of a person whose account was deleted, if `texts` is all that erases. */
function remaining(columns: readonly Column[], { erases, forgets = {} }: Declared, allErased: readonly string[], texts: readonly string[]) {
  const isErasedBy = ({ to, onDelete }: Column['references'][number]) =>
    onDelete === 'cascade' && (to === 'users' || allErased.includes(to));
  const goesWithAccount = (table: string) =>
    table === 'users' || columns.some((one) => one.table === table && one.isRequired && one.isPerson && one.references.some(isErasedBy));
  const isGone = ({ table, column, references }: Column) => {
    if (references.some(isErasedBy)) return true;
    if (`${table}.${column}` in forgets) return true;
    if (references.some(({ onDelete }) => onDelete === 'set null')) return isWritten(texts, table, column);
    return goesWithAccount(table) || isWritten(texts, table);
  };
  const personal = columns.filter((column) => erases.includes(column.table) && isOfPerson(column));
  return personal.filter((column) => !isGone(column)).map(({ table, column }) => `${table}.${column}`);
}

/** The texts that a client is sent while the work is done. */
async function textsOf(client: Pick<pg.ClientBase, 'query'>, work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(client, 'query');
  await work();
  const texts = sent.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? ''),
  );
  sent.mockRestore();
  return texts;
}

test('everything that names a person in an erased table goes with the account, or its module says that the row stays without them', async () => {
  const { app, people } = await appWithTeam();
  const columns = await columnsOf(app.context.database.pool);
  const { id: userId } = people.player.user;
  const allErased = declared.flatMap(({ erases }) => erases);
  const left: string[] = [];
  const client = await app.context.database.pool.connect();
  await client.query('begin');
  try {
    for (const module of declared) {
      const person = { userId, addresses: ['player@elevate.example'] };
      const texts = await textsOf(client, async () => module.erase?.(app.context, client, person));
      left.push(...remaining(columns, module, allErased, texts));
    }
    expect(left).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a table that only loses the id of the person is no erased one, unless its module says so', async () => {
  const { context: app } = await testApp();
  const columns = await columnsOf(
    app.database.pool,
    `create table lost_items (team_id uuid references teams on delete cascade, found_by uuid references users on delete set null, phone text)`,
  );
  const erases = ['lost_items'];
  expect(remaining(columns, { erases }, erases, []).sort()).toEqual(['lost_items.found_by', 'lost_items.phone']);
  expect(remaining(columns, { erases, forgets: { 'lost_items.found_by': 'a reason' } }, erases, [])).toEqual(['lost_items.phone']);
  expect(remaining(columns, { erases }, erases, ['delete from lost_items where found_by = $1'])).toEqual([]);
});

test('a column that a module forgets belongs to an erased table of it, and names nobody after the account is deleted', async () => {
  const { context: app } = await testApp();
  const columns = await columnsOf(app.database.pool);
  for (const { name, erases, forgets = {} } of declared) {
    const emptied = columns
      .filter((column) => erases.includes(column.table) && isOfPerson(column) && column.type === 'uuid')
      .filter(({ references }) => references.every(({ onDelete }) => onDelete === 'set null'))
      .map(({ table, column }) => `${table}.${column}`);
    expect(
      Object.keys(forgets).filter((column) => !emptied.includes(column)),
      name,
    ).toEqual([]);
  }
});

test('deleting an account is never refused because of a row that names it', async () => {
  const { context: app } = await testApp();
  const columns = await columnsOf(app.database.pool);
  const holding = columns.filter(({ references }) => references.some(({ to, onDelete }) => to === 'users' && onDelete === 'refused'));
  expect(holding.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

const readViews = `
  select view_name as view, array_agg(distinct table_name::text) as tables from information_schema.view_table_usage
  where table_schema = 'public' group by view_name`;

/** A function that finds the tables that a text names, also through views. */
async function tableFinder(pool: Queryable): Promise<(text: string, table: string) => boolean> {
  const { rows } = await pool.query<{ view: string; tables: string[] }>(readViews);
  const viewsOver = (table: string): string[] =>
    rows.filter(({ tables }) => tables.includes(table)).flatMap(({ view }) => [view, ...viewsOver(view)]);
  return (text, table) => [table, ...viewsOver(table)].some((name) => new RegExp(`\\b${name}\\b`).test(text));
}

test('each table that a module lists as exported is read for the export', async () => {
  const { context: app } = await testApp();
  const { pool } = app.database;
  const isNamed = await tableFinder(pool);
  const person = { userId: crypto.randomUUID(), addresses: ['somebody@elevate.example'] };
  for (const { name, exports, collect } of declared) {
    const texts = await textsOf(pool, () => collect(pool, person));
    const unread = exports.filter((table) => !texts.some((text) => isNamed(text, table)));
    expect(unread, name).toEqual([]);
  }
});
