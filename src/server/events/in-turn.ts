const lastOf = new Map<string, Promise<void>>();
const longestMs = 30_000;

/**
 * Runs work on the same event one after the other within this process. The database has the last word; this keeps a crowd on one event
 * from holding every connection while it waits for the same row. Rejects for who stood in line too long to be worth it.
 */
export async function inTurn<T>(eventId: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const own = (lastOf.get(eventId) ?? Promise.resolve()).then(() => {
    if (performance.now() - since > longestMs) throw new Error('Too many answers to one event are in line.');
    return work();
  });
  const settled = own.then(
    () => {},
    () => {},
  );
  lastOf.set(eventId, settled);
  try {
    return await own;
  } finally {
    if (lastOf.get(eventId) === settled) lastOf.delete(eventId);
  }
}
