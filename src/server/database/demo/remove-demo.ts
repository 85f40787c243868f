import type pg from 'pg';
import { changeWordUses, countWords, type WordUses } from '../../search/index.ts';
import { demoIdEnding } from './demo-id.ts';

/** Removes the rows of an earlier demo and keeps those that users created. The search vocabulary is counted again from what remains. */
export async function removeDemo(client: pg.ClientBase): Promise<void> {
  for (const table of ['users', 'players', 'teams', 'tournaments']) await removeDemoRows(client, table);
  await removeDemoEntries(client);
  await client.query('delete from demo_loads');
  await client.query('truncate search_words');
  const uses: WordUses = new Map();
  const { rows } = await client.query<{ words: string[] }>('select words from search_entries');
  for (const { words } of rows) countWords(uses, words, 1);
  await changeWordUses(client, uses);
}

const removeDemoRows = (client: pg.ClientBase, table: string) =>
  client.query(`delete from ${table} where id::text like $1`, [`%-${demoIdEnding}`]);

/** If only demo entries exist, the table is truncated, which avoids a million dead rows. */
async function removeDemoEntries(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from search_entries where id::text not like $1 limit 1', [`%-${demoIdEnding}`]);
  if (rowCount === 0) await client.query('truncate search_entries, search_places');
  else await removeDemoRows(client, 'search_entries');
}
