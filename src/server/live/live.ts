import type pg from 'pg';
import type { Logger } from 'pino';
import { readBatched } from '../database/batched.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { Broadcast } from './broadcast.ts';
import type { LiveContent } from './content.ts';
import { createEventLog, type OnPositioned } from './event-log.ts';
import { createStreams, type Streams } from './streams.ts';
import type { LiveTopic } from './topics.ts';

type Needs = {
  pool: pg.Pool;
  broadcast: Broadcast;
  log: Logger;
  topics: readonly LiveTopic[];
  contents: readonly LiveContent[];
  /** Queues the subscribers' jobs, in the transaction that numbers the events. */
  onPositioned: OnPositioned;
};

/** Delivers domain events to open pages and subscribers. */
export type Live = {
  /** Everything up to this position is committed: a page that reads its data afterwards and follows from here misses nothing. */
  position(): number;
  readonly streams: Streams;
  /** Starts reading events; call it once the queues of all subscribers exist. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const stillOpen = sql<{ id: string }, [ids: readonly string[]]>`select id from sessions where id = any($1::uuid[]) and expires_at > now()`;
// Two hours are enough for a phone that was offline for a while, and keep the table small.
const forget = sql`delete from domain_events where position is not null and at < now() - interval '2 hours'`;

/** The event log and the live streams of this process; nothing is read before `start`. */
export function createLive({ pool, broadcast, log, topics, contents, onPositioned }: Needs): Live {
  const first = ['session.changed' as const, ...topics.flatMap(({ changesAccess }) => changesAccess)];
  const eventLog = createEventLog({ pool, broadcast, log, onPositioned, first });
  const isSessionOpen = readBatched(async (ids) => (await query(pool, stillOpen, [ids])).rows);
  const streams = createStreams({
    pool,
    log,
    eventLog,
    topics,
    contents,
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

// Each part of the condition is read from an index of its own, which contains only events that name somebody.
const forgetAbout = sql<never, [userId: string]>`
  update domain_events set data = data
    || case when data ? 'userIds' then jsonb_build_object('userIds', (data -> 'userIds') - $1) else '{}'::jsonb end
    || case when data ? 'actorIds' then jsonb_build_object('actorIds', (data -> 'actorIds') - $1) else '{}'::jsonb end
  where (data ? 'userIds' and data -> 'userIds' ? $1) or (data ? 'actorIds' and data -> 'actorIds' ? $1)`;

/**
 * Removes a user's id from events that name them or that they caused, in the transaction that deletes their account. The events are kept,
 * because others need them; the user's own pages close when the session ends.
 */
export const forgetEventsAbout = async (db: Queryable, userId: string): Promise<void> => void (await query(db, forgetAbout, [userId]));

/** Deletes events that are too old for any page to resume from. */
export const forgetOldEvents = async (pool: pg.Pool): Promise<void> => void (await query(pool, forget));
