import type pg from 'pg';
import type { Category } from '../../contract/search.ts';
import type { SearchEntry } from './search-entry.ts';
import { changeWordUses, countWords, type WordUses } from './word-uses.ts';
import { writeEntries } from './write-entries.ts';

/** Makes entries findable, or findable as they are now. Runs inside the caller's transaction, so search never tells of what was rolled back. */
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

/** Makes what has these ids unfindable. Runs inside the caller's transaction. */
export async function removeEntries(client: pg.ClientBase, kind: Category, ids: readonly string[]): Promise<void> {
  const uses: WordUses = new Map();
  await takeOutWords(client, kind, ids, uses);
  await client.query('delete from search_entries where kind = $1 and id = any($2::uuid[])', [kind, ids]);
  await changeWordUses(client, uses);
}

async function takeOutWords(client: pg.ClientBase, kind: Category, ids: readonly string[], uses: WordUses): Promise<void> {
  const { rows } = await client.query<{ words: string[] }>(
    'select words from search_entries where kind = $1 and id = any($2::uuid[]) order by id for update',
    [kind, ids],
  );
  for (const { words } of rows) countWords(uses, words, -1);
}
