import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

type Events = {
  /** Messages sent from now on are received. */
  opened(): void;
  received(payload: string): void;
  lost(error: unknown): void;
};

export const channel = 'elevate';
/** Ping interval in milliseconds, which is also the time after which a dead connection is noticed, and the delay before reconnecting. */
const everyMs = 1_000;

/** Listens on a connection of its own until it is stopped; reconnects whenever that is lost. */
export function listen(pool: pg.Pool, events: Events): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const wait = () => delay(everyMs, undefined, { ref: false, signal: stopping.signal });
  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce(pool, events, wait);
      } catch (error) {
        if (!stopping.signal.aborted) events.lost(error);
      }
      await wait().catch(() => {});
    }
  }
  const listening = keepListening();
  return {
    stop: () => {
      stopping.abort();
      return listening;
    },
  };
}

/** Rejects as soon as the connection is lost. */
async function listenOnce(pool: pg.Pool, events: Events, wait: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...pool.options, application_name: 'elevate listening', query_timeout: everyMs });
  const broken = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection was closed')));
  });
  try {
    await Promise.race([broken, listenAndPing(client, events, wait)]);
  } finally {
    broken.catch(() => {});
    void client.end().catch(() => {});
  }
}

/**
 * Sends itself a message every second. If it does not arrive (a dead network, or a proxy that does not support LISTEN), the connection
 * counts as lost.
 */
async function listenAndPing(client: pg.Client, events: Events, wait: () => Promise<void>): Promise<never> {
  const ping = `ping ${randomUUID()}`;
  let isReceived = false;
  client.on('notification', ({ payload = '' }) => {
    if (payload === ping) isReceived = true;
    else events.received(payload);
  });
  await client.connect();
  await client.query(`listen ${channel}`);
  for (let isFirst = true; ; isFirst = false) {
    isReceived = false;
    // PostgreSQL delivers a connection's own notifications before the query completes.
    await client.query('select pg_notify($1, $2)', [channel, ping]);
    if (!isReceived) throw new Error('Messages are sent and not received');
    if (isFirst) events.opened();
    await wait();
  }
}
