import * as z from 'zod/mini';
import type { DomainEvent } from './domain-events.ts';
import type { ChatMessage } from './team-chat.ts';

/**
 * The live stream (server-sent events): `GET /api/live?topics=me,teams&after={position}`. Requires a session. The id of each message is
 * the position of an event, in the order of commits; `Last-Event-ID`, or `after`, resumes after that position.
 */
export const livePath = '/api/live';

/**
 * `me`, `teams` for all teams that the reader has access to, or a kind of topic and an id, as `team/{id}`. Modules declare the kinds; a topic
 * of an unknown kind is reported as closed.
 */
export const liveTopicSchema = z
  .string()
  .check(z.regex(/^(me|teams|[a-z]+\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/));

export const liveLimits = {
  /** The maximum of topics in one stream. */
  topics: 60,
  /** The maximum of open streams per user; a browser shares one between its tabs. Beyond it, the oldest is closed. */
  streamsOfUser: 30,
  /** The maximum of streams that a user may open in this time; more is refused with 429. */
  opensOfUser: { points: 120, windowSeconds: 60 },
  heartbeatSeconds: 25,
} as const;

/**
 * Sent if missed events are no longer kept or are too many, or if the reader has just gained access to a topic: everything shown must be
 * reloaded. Its data is a `ResyncData`.
 */
export const resyncEvent = 'resync';
export type ResyncData = { readonly spreadMs: number };
/** Sent in quiet times; its id is the position up to which nothing was missed. */
export const quietEvent = 'quiet';
/** Sent when the session of the stream has ended; reconnecting is refused. */
export const endedEvent = 'ended';
/** Sent when a topic may not be followed (any more); its data is the topic. */
export const closedTopicEvent = 'closed';

/** A domain event as browsers receive it, without the ids of users. */
export type LiveEvent = DomainEvent extends infer Event ? (Event extends DomainEvent ? Omit<Event, 'userIds' | 'actorIds'> : never) : never;

/**
 * The data of a message. `by`: who caused it, the reader alone or (also) another person; absent if it happened by itself. Open pages spread
 * their reloads over `spreadMs`: each waits for a random part of it, and reloads at most once in this time.
 */
export type LiveData = LiveEvent & {
  readonly by?: 'you' | 'another';
  readonly spreadMs: number;
  /** What the event is about, as it was when it was sent, for the types whose module sends it. */
  readonly content?: { readonly message: ChatMessage };
};
