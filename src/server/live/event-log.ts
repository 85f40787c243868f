import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DomainEvent } from '../../contract/domain-events.ts';
import { createFaultLog, type FaultLog } from '../database/fault-log.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { Broadcast } from './broadcast.ts';
import { keepRunning } from './keep-running.ts';
import { channel } from './listen.ts';
import { positionTopic, publishedTopic } from './publish.ts';

/** An event with its position in commit order. */
export type PositionedEvent = { readonly position: number; readonly event: DomainEvent };

/** Event types that are numbered before all other waiting events, because they decide who may receive those. */
type First = readonly DomainEvent['type'][];

/** Runs in the transaction that numbers the events; it queues the subscribers' jobs. */
export type OnPositioned = (client: pg.PoolClient, events: readonly PositionedEvent[]) => Promise<void>;

type Needs = {
  pool: pg.Pool;
  broadcast: Broadcast;
  log: Logger;
  onPositioned: OnPositioned;
  first: First;
};

type Row = { position: string; type: DomainEvent['type']; data: object };
type GivenRow = Row & { notified: string | null };

const batch = 1_000;
/** Polling interval while messages of other processes are missed; otherwise it polls `seldom` times less often. */
const everyMs = 1_000;
const seldom = 5;
/** The lock is not available: another process is numbering events, which takes a few milliseconds. */
const busyCode = '55P03';
const busyMs = 5;
const mostBusyMs = 200;
/** Pause between two rounds on a busy server, so that one round numbers the events of several commits. */
const gatherMs = 25;

// One query, so that the lock is taken as soon as the transaction begins; the transaction's start time orders the jobs. The timeout ends
// the transaction of a process that lost its connection while holding the lock, so that others can go on.
const begin = `begin; set local idle_in_transaction_session_timeout = 3000;
  select last from domain_event_position for update nowait`;
const giving = prepared(
  'domain-events-positions',
  sql<GivenRow, [first: First]>`
  with waiting as (select id, row_number() over (order by type = any($1) desc, id) as place from domain_events where position is null
      order by type = any($1) desc, id limit ${batch}),
    moved as (update domain_event_position set last = last + (select count(*) from waiting) where exists (select from waiting) returning last),
    given as (
      update domain_events event set position = moved.last - (select count(*) from waiting) + waiting.place
      from waiting, moved where event.id = waiting.id returning event.position, event.type, event.data)
  select position, type, data, (select pg_notify('${channel}', '${positionTopic} -')::text) as notified from given order by position`,
);
const reading = prepared(
  'domain-events-after',
  sql<Row, [position: number]>`select position, type, data from domain_events where position > $1 order by position limit ${batch}`,
);
const readLast = sql<{ last: string }>`select last from domain_event_position`;

/**
 * A stored event. It is not parsed by its schema (which would take about one millisecond for 1,000 events): only `publish` and
 * `insertEvents`, whose arguments have the type, write events, and one row that did not match would stop all events after it.
 */
export const readStored = ({ position, type, data }: Row): PositionedEvent => ({
  position: Number(position),
  event: { type, ...data } as DomainEvent,
});

export type EventLog = ReturnType<typeof createEventLog>;

/**
 * Numbers published events and reads them in order. A plain sequence would lose events: a transaction with a lower number may commit after
 * a higher one was read. So events are numbered after their commit, by one process at a time
 * (docs/decisions/0013-domain-events-and-one-live-stream.md).
 */
export function createEventLog({ pool, broadcast, log, onPositioned, first }: Needs) {
  let position = 0;
  let isStarted = false;
  let isStopped = false;
  const readers: ((events: readonly PositionedEvent[]) => Promise<void> | void)[] = [];

  async function givePositions(): Promise<void> {
    for (let waitMs = busyMs; !isStopped;) {
      const given = await givePositionsOnce(pool, onPositioned, first);
      if (given !== 'busy' && given < batch) return;
      if (given === 'busy') await delay(waitMs, undefined, { ref: false });
      waitMs = given === 'busy' ? Math.min(mostBusyMs, 2 * waitMs) : busyMs;
    }
  }

  async function readOn(): Promise<void> {
    for (let count = batch; count === batch && !isStopped;) {
      const { rows } = await query(pool, reading, [position]);
      count = rows.length;
      const events = rows.map(readStored);
      if (events.length === 0) return;
      for (const reader of readers) await reader(events);
      position = events.at(-1)?.position ?? position;
    }
  }

  const numbering = createFaultLog(log, 'numbering of domain events');
  const readingOn = createFaultLog(log, 'reading of domain events');
  const failed = (faults: FaultLog) => (error: unknown) =>
    void (isStopped || faults.failed(error) || log.warn({ err: error }, 'domain events could not be read, will be tried again'));
  const give = keepRunning(() => givePositions().then(numbering.succeeded), failed(numbering), gatherMs);
  const read = keepRunning(() => readOn().then(readingOn.succeeded), failed(readingOn));
  const both = () => {
    if (!isStarted) return;
    give.soon();
    read.soon();
  };
  broadcast.subscribe(publishedTopic, { received: () => isStarted && give.soon(), restored: both });
  broadcast.subscribe(positionTopic, { received: () => isStarted && read.soon() });
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % seldom;
    if (turn === 0 || broadcast.connectedSince() === undefined) both();
  }, everyMs).unref();

  return {
    /** The position up to which this process has read. */
    position: () => position,
    /** Registers a reader of new events. It receives them in order, and the next ones once its promise resolves. */
    onEvents: (reader: (events: readonly PositionedEvent[]) => Promise<void> | void) => void readers.push(reader),
    /**
     * Starts after the newest event. Those that wait are numbered before, so that every event that is read from now on is newer than the
     * access with which streams are opened.
     */
    async start(): Promise<void> {
      await givePositions().catch(failed(numbering));
      const { rows } = await query(pool, readLast);
      position = Number(rows[0]?.last ?? 0);
      isStarted = true;
      both();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await Promise.all([give.idle(), read.idle()]);
    },
  };
}

/** Numbers published events that have no position yet. Resolves to their count, or to 'busy' while another process does it. */
async function givePositionsOnce(pool: pg.Pool, onPositioned: OnPositioned, first: First): Promise<number | 'busy'> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(begin);
    const { rows } = await query(client, giving, [first]);
    if (rows.length > 0) await onPositioned(client, rows.map(readStored));
    await client.query('commit');
    return rows.length;
  } catch (error) {
    // After a network failure the connection is closed, which rolls the transaction back; after a database error it is rolled back here.
    failure = error instanceof pg.DatabaseError ? await rollBack(client) : (error as Error);
    if ((error as { code?: string }).code === busyCode) return 'busy';
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Resolves to the error if the rollback failed. */
const rollBack = (client: pg.PoolClient): Promise<Error | undefined> =>
  client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
