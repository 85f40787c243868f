const batchSize = 5_000;

/**
 * Passes the items of all sources to `work` in batches of some thousands; the next batch is prepared while the database works on the
 * current one.
 */
export async function inBatches<T>(sources: readonly Iterable<T>[], work: (batch: T[]) => Promise<void>): Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let batch: T[] = [];
  const handOver = async () => {
    const full = batch;
    batch = [];
    await underWay;
    underWay = work(full);
    // The next await throws a rejection; until then it must not count as unhandled.
    underWay.catch(() => {});
    // Lets the statement be sent before preparing the next batch blocks this thread.
    await new Promise((sent) => setImmediate(sent));
  };
  for (const source of sources) {
    for (const item of source) if (batch.push(item) === batchSize) await handOver();
  }
  if (batch.length > 0) await handOver();
  await underWay;
}
