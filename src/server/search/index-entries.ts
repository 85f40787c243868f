import type pg from 'pg';
import type { Category } from '../../contract/search.ts';
import type { SearchEntry } from './search-entry.ts';
import { changeWordUses, countWords, type WordUses } from './word-uses.ts';
import { writeEntries } from './write-entries.ts';
import { query, sql } from '../database/sql.ts';

/** Adds or updates search entries. Runs inside the caller's transaction, so search never shows what was rolled back. */
export async function indexEntries(client: pg.ClientBase, entries: readonly SearchEntry[]): Promise<void> {
  const uses: WordUses = new Map();
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind))
    await takeOutWords(
      client,
      kind,
      ofKind.map(({ id }) => id),
      uses,
    );
  for (const { words } of entries) countWords(uses, words, 1);
  await writeEntries(client, entries);
  await changeWordUses(client, uses);
}

const deleteSearchEntry = sql<
  never,
  [kind: string, ids: readonly string[]]
>`delete from search_entries where kind = $1 and id = any($2::uuid[])`;

/** Removes the entries with these ids. Runs inside the caller's transaction. */
export async function removeEntries(client: pg.ClientBase, kind: Category, ids: readonly string[]): Promise<void> {
  const uses: WordUses = new Map();
  await takeOutWords(client, kind, ids, uses);
  await query(client, deleteSearchEntry, [kind, ids]);
  await changeWordUses(client, uses);
}

const lockSearchEntry = sql<
  { words: string[] },
  [kind: string, ids: readonly string[]]
>`select words from search_entries where kind = $1 and id = any($2::uuid[]) order by id for update`;

async function takeOutWords(client: pg.ClientBase, kind: Category, ids: readonly string[], uses: WordUses): Promise<void> {
  const { rows } = await query(client, lockSearchEntry, [kind, ids]);
  for (const { words } of rows) countWords(uses, words, -1);
}
