import type { DomainEvent } from '../../contract/domain-events.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { changesAccessTo, usersOf, type LiveTopic } from './topics.ts';

type Row = { position: string | null; type: DomainEvent['type']; data: object };
type UnreadEvent = { readonly position: number | undefined; readonly event: DomainEvent };

const selectUnread = prepared(
  'unread-access',
  sql<Row, [readTo: number, types: readonly string[], userId: string]>`
  select position, type, data from domain_events
  where (position is null or position > $1) and type = any($2::text[])
    and data ? 'userIds' and data -> 'userIds' ? $3`,
);

/**
 * Committed events that may have given a user access to topics, and that this process has not read up to `readTo`. Such a topic is followed
 * once its event is read: what was published before the user had access may come before it.
 */
export async function readUnread(db: Queryable, topics: readonly LiveTopic[], userId: string, readTo: number): Promise<UnreadEvent[]> {
  const types = topics.flatMap(({ changesAccess }) => changesAccess);
  const { rows } = await query(db, selectUnread, [readTo, types, userId]);
  return rows.map(({ position, type, data }) => ({
    position: position === null ? undefined : Number(position),
    event: { type, ...data } as DomainEvent,
  }));
}

const clock = sql<{ now: string }>`select clock_timestamp()::text as now`;

/** The database's time, as precise as it stores times. */
export async function readClock(db: Queryable): Promise<string> {
  const { rows } = await query(db, clock);
  return rows[0]?.now ?? '';
}

const selectUnreadUntil = prepared(
  'unread-until',
  sql<{ isThere: boolean }, [teamId: string, asOf: string, readTo: number]>`
  select exists (select from domain_events where team_id = $1 and position is null and at <= $2::timestamptz)
    or exists (select from domain_events where team_id = $1 and position > $3 and at <= $2::timestamptz) as "isThere"`,
);

type Until = { readonly teamId: string; readonly asOf: string; readonly readTo: number };

/**
 * Whether events of a team wait behind this position that were published before that time: a backlog gets its positions in parts, and
 * changes of access come first. The time of an event is when its transaction began, so what was committed before is found in any case.
 */
export async function hasUnreadUntil(db: Queryable, { teamId, asOf, readTo }: Until): Promise<boolean> {
  const { rows } = await query(db, selectUnreadUntil, [teamId, asOf, readTo]);
  return rows[0]?.isThere === true;
}

/** For each topic to which these events may have changed somebody's access, the users whom the events name. They may have gained it. */
export function namedByTopic(topics: readonly LiveTopic[], events: readonly DomainEvent[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const event of events) {
    for (const topic of changesAccessTo(topics, event)) named.set(topic, new Set([...(named.get(topic) ?? []), ...usersOf(event)]));
  }
  return named;
}
