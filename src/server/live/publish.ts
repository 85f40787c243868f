import {
  domainEvents,
  idListsIn,
  mostIdsInEvent,
  type DomainEvent,
  type DomainEventData,
  type DomainEventType,
} from '../../contract/domain-events.ts';
import { newId } from '../database/new-id.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import { channel } from './listen.ts';

/** The event log's own broadcast topics: an event was published; events were numbered. */
export const publishedTopic = 'published';
export const positionTopic = 'position';

/** Notifies every process of published events, for a statement with an `insertEvents`. As a scalar subquery it runs once. */
export const notifyPublished = `select pg_notify('${channel}', '${publishedTopic} -')::text`;

type Inserted<Type extends DomainEventType> = {
  /** The SQL expressions of the event's id, and of each field of its data. */
  id: string;
  data: Readonly<Record<keyof DomainEventData<Type> | 'actorIds', string>>;
  /** What the events are made of: one for each row of this `from …`, or for each group of a `… group by`. */
  from: string;
};

/**
 * The part of a larger statement that publishes events of a type, where `publish` would cost a round trip of its own. The statement also has
 * to select `notifyPublished`.
 */
export function insertEvents<Type extends DomainEventType>(type: Type, { id, data, from }: Inserted<Type>): string {
  const fields = Object.entries<string>(data).map(([name, value]) => `'${name}', ${value}`);
  return `insert into domain_events (id, type, data) select ${id}, '${type}', jsonb_build_object(${fields.join(', ')}) ${from}`;
}

const insert = prepared(
  'domain-events-publish',
  sql<{ notified: string | null }, [events: string]>`
  with stored as (
    insert into domain_events (id, type, data) select id, type, data from jsonb_to_recordset($1) as event (id uuid, type text, data jsonb))
  select (${notifyPublished}) as notified`,
);

/**
 * Publishes domain events in the caller's transaction: they are stored with it or not at all. Subscribers run and open pages receive them
 * after the commit, in commit order. An event with more ids than `mostIdsInEvent` is stored without ids, and then stands for any object of
 * its team.
 */
export async function publish(db: Queryable, ...events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, ...data }) => ({ id: newId(), type, data: bounded(data, idListsIn(domainEvents[type].data)) }));
  await query(db, insert, [JSON.stringify(rows)]);
}

/** The data of an event, with each of these lists emptied that is longer than `mostIdsInEvent`. */
const bounded = (data: object, lists: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const isTooMany = lists.includes(name) && Array.isArray(value) && value.length > mostIdsInEvent;
      return [name, isTooMany ? [] : value];
    }),
  );
