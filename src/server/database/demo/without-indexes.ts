import type pg from 'pg';

type Index = { name: string; definition: string };

// Only the indexes of the partitioned table itself: its partitions' go and come with them. Keys stay, they guard what is written.
const searchIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = 'search_entries'::regclass and not indisunique`;

/** Does `work` with search's indexes away, and makes them anew: much faster than keeping them up row by row for a large load. */
export async function withoutIndexes(client: pg.ClientBase, progress: (line: string) => void, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Index>(searchIndexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { name, definition } of rows) {
    progress(`Demo data: making the index ${name}`);
    // A definition read back says ON ONLY, which would leave the partitions without it.
    await client.query(definition.replace(' ON ONLY ', ' ON '));
  }
}
