import type { DomainEvent, DomainEventType } from '../../contract/domain-events.ts';
import type { Queryable } from '../database/queryable.ts';

/** What one user may see of a topic. */
export type TopicAccess = (event: DomainEvent) => boolean;

/** A kind of topic that open pages may follow, as `team/{id}`. A module declares it. */
export type LiveTopic = {
  readonly kind: string;
  /** The id in the name of the topic that an event belongs to; undefined where it belongs to none of this kind. */
  readonly idOf: (event: DomainEvent) => string | undefined;
  /** What each of these users may see of it. Who is not in the answer may not follow it. */
  readonly accessOf: (db: Queryable, id: string, userIds: readonly string[]) => Promise<ReadonlyMap<string, TopicAccess>>;
  /** A name that stands for every topic of this kind that a user may follow, as `teams`, and the ids of those. */
  readonly all?: { readonly name: string; readonly idsOf: (db: Queryable, userId: string) => Promise<readonly string[]> };
  /** Events after which everybody's access to the topic is asked for anew, before these events are sent. */
  readonly changesAccess: readonly DomainEventType[];
};

/** The topic of each user, that nobody else may follow. */
export const myTopic = 'me';

/** The users that an event is about. */
export const usersOf = (event: DomainEvent): readonly string[] => ('userIds' in event ? event.userIds : []);

/** The topics to which this event may have changed somebody's access, as `team/{id}`. */
export const changesAccessTo = (topics: readonly LiveTopic[], event: DomainEvent): readonly string[] =>
  topics.filter(({ changesAccess }) => changesAccess.includes(event.type)).map((topic) => `${topic.kind}/${topic.idOf(event)}`);

/** An event as a browser receives it: without the users that it is about, whom not everybody may know. */
export const presentEvent = (event: DomainEvent, spreadMs: number): string => JSON.stringify({ ...event, userIds: undefined, spreadMs });
