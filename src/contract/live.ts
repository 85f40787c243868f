import * as z from 'zod/mini';
import type { DomainEvent } from './domain-events.ts';

/**
 * The live stream (server-sent events): `GET /api/live?topics=me,teams&after={position}`. Needs a session. Each message has the position
 * of an event as its id, in the order in which events were committed; `Last-Event-ID`, or `after`, resumes behind it.
 */
export const livePath = '/api/live';

/** `me`, `teams` for all that the reader has access to, or `team/` and a team's id. */
export const liveTopicSchema = z.string().check(z.regex(/^(me|teams|team\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/));

export const liveLimits = {
  /** Topics of one stream. */
  topics: 60,
  /** Open streams of one person: a browser shares one between its tabs. */
  streamsOfUser: 30,
  heartbeatSeconds: 25,
} as const;

/** Sent in place of what is no longer kept, or where more was missed than is worth sending: everything shown is to be fetched again. */
export const resyncEvent = 'resync';
/** Sent when the session of the stream has ended; nothing follows, and coming back is refused. */
export const endedEvent = 'ended';
/** Sent when a topic may not be followed, or no longer; its data is the topic. */
export const closedTopicEvent = 'closed';

/** A domain event as a browser receives it: the users that it is about are left out. */
export type LiveEvent = DomainEvent extends infer Event ? (Event extends DomainEvent ? Omit<Event, 'userIds'> : never) : never;
