import pg from 'pg';
import { asUnavailable } from './database-fault.ts';

/** A query that has no answer after this time fails. Longer than the database itself takes before it gives up. */
const longestMs = 12_000;
const everyMs = 1_000;

/** Connections with a query under way, and when it was sent. */
const waiting = new Map<pg.Client, number>();
let timer: NodeJS.Timeout | undefined;

function endSilent(): void {
  const latest = Date.now() - longestMs;
  for (const [client, sentAt] of waiting) {
    if (sentAt > latest) continue;
    waiting.delete(client);
    // The client has no public way to be cut off; without a stream it fails its queries, and the pool opens another one.
    client.connection.stream.destroy(new Error('The database does not answer.'));
  }
  if (waiting.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
}

const rejectUnavailable = (error: unknown): never => {
  throw asUnavailable(error);
};

/**
 * A connection that fails its query when no answer comes, as when the network in between is gone, and whose promises reject with
 * `DatabaseUnavailable` when the connection is lost. One timer looks after all connections,
 * because a timer for each query, as `query_timeout` has it, keeps the rows of finished queries in memory and makes garbage collection slow.
 */
export class WatchedClient extends pg.Client {
  /** Unset for work that may take longer. */
  isWatched = true;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('drain', () => waiting.delete(this));
    this.on('end', () => waiting.delete(this));
    // As a property, because a method would have to repeat all signatures.
    this.query = ((...values: unknown[]): unknown => {
      if (this.isWatched) {
        waiting.set(this, Date.now());
        timer ??= setInterval(endSilent, everyMs).unref();
      }
      const asked: unknown = Reflect.apply(pg.Client.prototype.query, this, values);
      return asked instanceof Promise ? asked.catch(rejectUnavailable) : asked;
    }) as typeof this.query;
  }
}

/** Runs work on a connection of its own that has no time limits, as migrations need, and closes it afterwards. */
export async function withoutTimeLimits<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  if (client instanceof WatchedClient) client.isWatched = false;
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    client.release(true);
  }
}
