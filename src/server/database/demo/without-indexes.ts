import type pg from 'pg';

type Index = { name: string; definition: string };

// Only the indexes of the partitioned table itself; those of its partitions are dropped and created with them. Keys stay, to check what is
// written.
const searchIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = 'search_entries'::regclass and not indisunique`;

/** Runs `work` without the search indexes and creates them again afterwards, which is much faster for a large load. */
export async function withoutIndexes(client: pg.ClientBase, progress: (line: string) => void, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Index>(searchIndexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { name, definition } of rows) {
    progress(`Demo data: making the index ${name}`);
    // pg_get_indexdef writes ON ONLY, which would leave out the partitions.
    await client.query(definition.replace(' ON ONLY ', ' ON '));
  }
}
