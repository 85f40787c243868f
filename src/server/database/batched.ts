import DataLoader from 'dataloader';

/**
 * Turns work on many into work on one: what is asked for within one turn of the event loop is done by one statement. `many` resolves to
 * one outcome for each, in the same order; where it fails, all that were asked together fail.
 */
export function batched<Asked, Given>(many: (asked: Asked[]) => Promise<Given[]>): (one: Asked) => Promise<Given> {
  const loader = new DataLoader<Asked, Given>((asked) => many([...asked]), {
    cache: false,
    maxBatchSize: 200,
    batchScheduleFn: (callback) => setImmediate(callback),
  });
  return (one) => loader.load(one);
}

/** Turns a reading of many rows into a reading of one, by its id. */
export function readBatched<Row extends { id: string }>(
  readMany: (ids: string[]) => Promise<Row[]>,
): (id: string) => Promise<Row | undefined> {
  const read = batched<string, Row | undefined>(async (ids) => {
    const rows = new Map((await readMany(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  });
  return (id) => read(id.toLowerCase());
}
