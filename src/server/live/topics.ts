import type { DomainEvent, DomainEventType } from '../../contract/domain-events.ts';
import type { Queryable } from '../database/queryable.ts';

/** Whether one user may see an event of a topic. */
export type TopicAccess = (event: DomainEvent) => boolean;

/** A kind of topic that open pages may follow, as `team/{id}`. Declared by a module. */
export type LiveTopic = {
  readonly kind: string;
  /** The id of the topic that an event belongs to; undefined if it belongs to none of this kind. */
  readonly idOf: (event: DomainEvent) => string | undefined;
  /** What each of these users may see of one topic. A user who is missing from the result may not follow it. */
  readonly accessOf: (db: Queryable, id: string, userIds: readonly string[]) => Promise<ReadonlyMap<string, TopicAccess>>;
  /**
   * What one user may see of these topics, or of all of this kind: by the topic's id, with one statement. A topic that is missing from the
   * result may not be followed.
   */
  readonly accessOfUser: (db: Queryable, userId: string, ids: readonly string[] | 'all') => Promise<ReadonlyMap<string, TopicAccess>>;
  /** A name that stands for every topic of this kind that a user may follow, as `teams`. */
  readonly allName?: string;
  /** Events after which everybody's access to the topic is checked again, before these events are sent. */
  readonly changesAccess: readonly DomainEventType[];
  /** The latest moment up to now at which access may have ended without an event: it is checked again before the next events are sent. */
  readonly latestEndByTime: (now: Date) => Date;
};

/** Each user's own topic, which nobody else may follow. */
export const myTopic = 'me';

/** The users that an event is about. */
export const usersOf = (event: DomainEvent): readonly string[] => ('userIds' in event ? event.userIds : []);

/** The topics, as `team/{id}`, that an event belongs to. */
export const topicsOf = (topics: readonly LiveTopic[], event: DomainEvent): readonly string[] =>
  topics.flatMap((topic) => {
    const id = topic.idOf(event);
    return id === undefined ? [] : [`${topic.kind}/${id}`];
  });

/** The topics, as `team/{id}`, to which this event may have changed somebody's access. */
export const changesAccessTo = (topics: readonly LiveTopic[], event: DomainEvent): readonly string[] =>
  topics.filter(({ changesAccess }) => changesAccess.includes(event.type)).map((topic) => `${topic.kind}/${topic.idOf(event)}`);

/** An event as a browser receives it, without the ids of users: not everybody may know whom it is about, or who caused it. */
export const presentEvent = ({ actorIds = [], ...event }: DomainEvent, isByReader: boolean, spreadMs: number, content?: object): string =>
  JSON.stringify({
    ...event,
    userIds: undefined,
    by: actorIds.length === 0 ? undefined : isByReader ? 'you' : 'another',
    spreadMs,
    content,
  });

/** Whether this user caused the event, and nobody else. */
export const isOnlyActor = ({ actorIds = [] }: DomainEvent, userId: string): boolean => actorIds.length === 1 && actorIds[0] === userId;
