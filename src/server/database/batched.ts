import DataLoader from 'dataloader';

/**
 * Batches work: what is requested within one turn of the event loop is done by one call of `many`, which resolves to one result for each,
 * in the same order. If it fails, every request of the batch fails.
 */
export function batched<Asked, Given>(many: (asked: Asked[]) => Promise<Given[]>): (one: Asked) => Promise<Given> {
  const loader = new DataLoader<Asked, Given>((asked) => many([...asked]), {
    cache: false,
    maxBatchSize: 200,
    batchScheduleFn: (callback) => setImmediate(callback),
  });
  return (one) => loader.load(one);
}

/** Batches reading single rows by id into one statement. */
export function readBatched<Row extends { id: string }>(
  readMany: (ids: string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | undefined> {
  const read = batched<string, Row | undefined>(async (ids) => {
    const rows = new Map((await readMany(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  });
  return (id) => read(id.toLowerCase());
}
