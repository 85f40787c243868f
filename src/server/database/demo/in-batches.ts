const batchSize = 5_000;

/** Hands the items of all sources to `work`, some thousands at a time; the next ones are made while the database is busy with these. */
export async function inBatches<T>(sources: readonly Iterable<T>[], work: (batch: T[]) => Promise<void>): Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let batch: T[] = [];
  const handOver = async () => {
    const full = batch;
    batch = [];
    await underWay;
    underWay = work(full);
    // A rejection is thrown by the next await; until then it is not an unhandled one.
    underWay.catch(() => {});
    // Lets the statement leave before making the next batch keeps this thread busy.
    await new Promise((sent) => setImmediate(sent));
  };
  for (const source of sources) {
    for (const item of source) if (batch.push(item) === batchSize) await handOver();
  }
  if (batch.length > 0) await handOver();
  await underWay;
}
