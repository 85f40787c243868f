import type pg from 'pg';
import { changeWordUses, countWords, type WordUses } from '../../search/index.ts';
import { demoIdEnding } from './demo-id.ts';

/** Takes out the rows of an earlier demo and leaves what people made. The vocabulary is counted anew from what remains. */
export async function removeDemo(client: pg.ClientBase): Promise<void> {
  for (const table of ['search_entries', 'players', 'teams', 'tournaments']) {
    await client.query(`delete from ${table} where id::text like $1`, [`%-${demoIdEnding}`]);
  }
  await client.query('delete from demo_loads');
  await client.query('truncate search_words');
  const uses: WordUses = new Map();
  const { rows } = await client.query<{ words: string[] }>('select words from search_entries');
  for (const { words } of rows) countWords(uses, words, 1);
  await changeWordUses(client, uses);
}
