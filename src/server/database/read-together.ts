import DataLoader from 'dataloader';

/** Turns a reading of many rows into a reading of one: what is asked for within one turn of the event loop goes in one statement. */
export function readTogether<Row extends { id: string }>(
  readMany: (ids: string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | undefined> {
  const loader = new DataLoader<string, Row | undefined>(
    async (ids) => {
      const rows = new Map((await readMany([...ids])).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id));
    },
    { cache: false, maxBatchSize: 200, batchScheduleFn: (callback) => setImmediate(callback) },
  );
  return (id) => loader.load(id.toLowerCase());
}
