import type pg from 'pg';
import type { Logger } from 'pino';
import { readBatched } from '../database/batched.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { Broadcast } from './broadcast.ts';
import { createEventLog, type OnPositioned } from './event-log.ts';
import { createStreams, type Streams } from './streams.ts';
import type { LiveTopic } from './topics.ts';

type Needs = {
  pool: pg.Pool;
  broadcast: Broadcast;
  log: Logger;
  topics: readonly LiveTopic[];
  /** Queues the jobs of subscribers, in the transaction that gives the events their positions. */
  onPositioned: OnPositioned;
};

/** What happens, on its way to open pages and to subscribers. */
export type Live = {
  /** Everything up to this position was committed before now: a page that reads its data afterwards misses nothing by following from here. */
  position(): number;
  readonly streams: Streams;
  /** Once the queues of all subscribers are there. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const stillOpen = sql<{ id: string }, [ids: readonly string[]]>`select id from sessions where id = any($1::uuid[]) and expires_at > now()`;
// Long enough for a phone that was out of reach for a while, and short enough to stay small.
const forget = sql`delete from domain_events where position is not null and at < now() - interval '2 hours'`;

/** The event log and the streams of this process; nothing is read before `start`. */
export function createLive({ pool, broadcast, log, topics, onPositioned }: Needs): Live {
  const first = ['session.changed' as const, ...topics.flatMap(({ changesAccess }) => changesAccess)];
  const eventLog = createEventLog({ pool, broadcast, log, onPositioned, first });
  const isSessionOpen = readBatched(async (ids) => (await query(pool, stillOpen, [ids])).rows);
  const streams = createStreams({
    pool,
    log,
    eventLog,
    topics,
    isOpen: async (sessionId) => (await isSessionOpen(sessionId)) !== undefined,
  });
  return {
    position: streams.position,
    streams,
    start: eventLog.start,
    async stop() {
      streams.stop();
      await eventLog.stop();
    },
  };
}

const forgetAbout = sql<never, [userId: string]>`delete from domain_events where data -> 'userIds' ? $1`;

/** Deletes the events that name a user, in the transaction that deletes their account: their own pages are closed by the end of the session. */
export const forgetEventsAbout = async (db: Queryable, userId: string): Promise<void> => void (await query(db, forgetAbout, [userId]));

/** Deletes the events that no page resumes from any more. */
export const forgetOldEvents = async (pool: pg.Pool): Promise<void> => void (await query(pool, forget));
