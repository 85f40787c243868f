import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { closedTopicEvent, endedEvent, liveLimits, resyncEvent } from '../../contract/live.ts';
import type { Queryable } from '../database/queryable.ts';
import type { EventLog, PositionedEvent } from './event-log.ts';
import { readMissed } from './missed-events.ts';
import { createSpread } from './spread.ts';
import { allowedTopics, topicsOfUser } from './allowed-topics.ts';
import { join, keepRecent, leave } from './stream-groups.ts';
import { changesAccessTo, myTopic, presentEvent, usersOf, type LiveTopic, type TopicAccess } from './topics.ts';

type Stream = {
  readonly response: ServerResponse;
  readonly userId: string;
  readonly sessionId: string;
  /** Kinds of which the stream follows every topic that its user may. */
  readonly all: readonly LiveTopic[];
  /** Position up to which everything was sent. */
  sentTo: number;
  readonly topics: Map<string, TopicAccess>;
};

/** Who opens a stream: the session ends it. */
export type Follower = { readonly userId: string; readonly sessionId: string };
export type OpenStream = { readonly follower: Follower; readonly topics: readonly string[]; readonly after: number | undefined };

type Needs = {
  pool: Queryable;
  log: Logger;
  eventLog: EventLog;
  topics: readonly LiveTopic[];
  isOpen(sessionId: string): Promise<boolean>;
};

/** More than this not yet taken by a reader, and the connection is closed: the browser comes back and resumes where it was. */
const mostWaitingBytes = 64 * 1024;
const checkSessionsMs = 60_000;
/** So many streams are opened at once; where all pages come back together, the others wait and leave connections to the database to everybody else. */
const openingAtOnce = 8;

/** A server that starts anew is not asked by all pages in the same second. */
const retryMs = (open: number) => Math.round(1_000 + Math.random() * Math.min(10_000, 2 * open));

const message = (position: number, text: string) => `id: ${position}\ndata: ${text}\n\n`;
const ofType = (name: string, text: string) => `event: ${name}\ndata: ${text}\n\n`;

export type Streams = ReturnType<typeof createStreams>;

/** The open live streams of this process. */
export function createStreams({ pool, log, eventLog, topics, isOpen }: Needs) {
  const streams = new Set<Stream>();
  const followers = new Map<string, Set<Stream>>();
  const ofUser = new Map<string, Set<Stream>>();
  const inLine = pLimit(openingAtOnce);
  const spread = createSpread();
  const kinds = new Map(topics.map((topic) => [topic.kind, topic]));
  const recent: PositionedEvent[] = [];
  /** Read, and not yet sent: who may have it is being looked up. */
  let incoming: readonly PositionedEvent[] = [];
  /** Every open stream was sent everything up to here that it may have. */
  let deliveredTo = 0;
  const readTo = () => Math.max(deliveredTo, eventLog.position());

  const topicsOf = (event: PositionedEvent['event']) =>
    topics.flatMap((topic) => {
      const id = topic.idOf(event);
      return id === undefined ? [] : [`${topic.kind}/${id}`];
    });

  function write(stream: Stream, text: string): void {
    // Ended a moment ago, while who may receive this was being looked up.
    if (stream.response.writableEnded) return;
    stream.response.write(text);
    if (stream.response.writableLength > mostWaitingBytes) stream.response.destroy();
  }

  function remove(stream: Stream): void {
    streams.delete(stream);
    for (const topic of stream.topics.keys()) leave(followers, topic, stream);
    leave(ofUser, stream.userId, stream);
  }

  function closeTopic(stream: Stream, topic: string): void {
    stream.topics.delete(topic);
    leave(followers, topic, stream);
    write(stream, ofType(closedTopicEvent, topic));
  }

  /** Whether a stream may have an event, by the first of its topics that allows it. */
  const mayHave = (stream: Stream, event: PositionedEvent['event'], names: readonly string[]): boolean =>
    (stream.topics.has(myTopic) && usersOf(event).includes(stream.userId)) || names.some((name) => stream.topics.get(name)?.(event));

  /** The streams that an event may concern. */
  function audienceOf(event: PositionedEvent['event']): ReadonlySet<Stream> {
    const groups = [...topicsOf(event).map((name) => followers.get(name)), ...usersOf(event).map((userId) => ofUser.get(userId))];
    return new Set(groups.flatMap((group) => [...(group ?? [])]));
  }

  /** The same text for all who receive it. */
  function textOf({ position, event }: PositionedEvent, pages: number): string {
    return message(position, presentEvent(event, spread(pages)));
  }

  function deliver(positioned: PositionedEvent): void {
    const { position, event } = positioned;
    const names = topicsOf(event);
    const audience = audienceOf(event);
    let text: string | undefined;
    for (const stream of audience) {
      if (stream.sentTo >= position || !mayHave(stream, event, names)) continue;
      stream.sentTo = position;
      write(stream, (text ??= textOf(positioned, audience.size)));
    }
  }

  function add(stream: Stream): void {
    stream.response.on('close', () => remove(stream));
    streams.add(stream);
    for (const topic of stream.topics.keys()) if (topic !== myTopic) join(followers, topic, stream);
    join(ofUser, stream.userId, stream);
    // A phone that lost its connection leaves streams behind which nobody reads: the oldest make room.
    const [oldest] = ofUser.get(stream.userId) ?? [];
    if (oldest && countOf(stream.userId) > liveLimits.streamsOfUser) close(oldest);
  }

  const countOf = (userId: string): number => ofUser.get(userId)?.size ?? 0;

  function close(stream: Stream): void {
    remove(stream);
    stream.response.end();
  }

  function skipTo(stream: Stream, position: number): void {
    stream.sentTo = position;
    write(stream, `id: ${position}\n${ofType(resyncEvent, String(position))}`);
  }

  /** Sends what was missed, in one piece. Where that is more than a reader may leave waiting, it would be hung up on, come back and miss the same again. */
  function sendMissed(stream: Stream, missed: readonly PositionedEvent[]): void {
    const own = missed.filter(({ event, position }) => position > stream.sentTo && mayHave(stream, event, topicsOf(event)));
    const text = own.map((event) => textOf(event, audienceOf(event.event).size)).join('');
    if (text.length > mostWaitingBytes / 2) return skipTo(stream, readTo());
    stream.sentTo = Math.max(stream.sentTo, readTo());
    if (text) write(stream, text);
  }

  /** What was delivered to the open streams while a new one was being opened. */
  const since = (position: number) => recent.filter((event) => event.position > position);

  /** Asks anew who may follow a topic, and closes it for those who may no longer. */
  async function checkTopic(name: string): Promise<void> {
    const group = [...(followers.get(name) ?? [])];
    const [kind = '', id = ''] = name.split('/');
    const topic = kinds.get(kind);
    if (group.length === 0 || !topic) return;
    const access = await topic.accessOf(pool, id, [...new Set(group.map(({ userId }) => userId))]);
    for (const stream of group) {
      const allowed = access.get(stream.userId);
      if (allowed) stream.topics.set(name, allowed);
      else closeTopic(stream, name);
    }
  }

  /** Who follows all of a kind follows a new one as soon as they have access to it. */
  async function followNew(events: readonly PositionedEvent[]): Promise<void> {
    const changed = events.filter(({ event }) => changesAccessTo(topics, event).length > 0);
    for (const userId of new Set(changed.flatMap(({ event }) => usersOf(event)))) {
      for (const stream of ofUser.get(userId) ?? []) {
        const names = (await topicsOfUser(pool, stream.all, userId)).filter((name) => !stream.topics.has(name));
        for (const [name, access] of await allowedTopics(pool, kinds, names, userId)) {
          if (!streams.has(stream)) continue;
          stream.topics.set(name, access);
          join(followers, name, stream);
        }
      }
    }
  }

  /** Before any of the events is sent, those who have lost access lose the topic, and ended sessions their streams: they get nothing that was committed after. */
  async function receive(events: readonly PositionedEvent[]): Promise<void> {
    incoming = events;
    const changed = events.flatMap(({ event }) => changesAccessTo(topics, event));
    for (const name of new Set(changed)) await checkTopic(name);
    const ended = new Set(events.flatMap(({ event }) => (event.type === 'session.changed' ? event.userIds : [])));
    await closeEnded([...ended].flatMap((userId) => [...(ofUser.get(userId) ?? [])]));
    await followNew(events);
    // Without a pause from here on, so that a stream which opens meanwhile stands before all of it or behind all of it.
    for (const event of events) deliver(event);
    keepRecent(recent, events);
    deliveredTo = events.at(-1)?.position ?? deliveredTo;
    incoming = [];
  }

  function end(stream: Stream): void {
    write(stream, ofType(endedEvent, ''));
    close(stream);
  }

  async function closeEnded(candidates: readonly Stream[]): Promise<void> {
    await Promise.all(
      candidates.map(async (stream) => {
        if (!(await isOpen(stream.sessionId))) end(stream);
      }),
    );
  }

  /** Where sessions cannot be looked up, the streams in question are closed: the browser comes back, and is asked for its session then. */
  const check = (candidates: readonly Stream[]): Promise<void> =>
    closeEnded(candidates).catch((error: unknown) => {
      log.warn({ err: error }, 'sessions of open streams not checked');
      for (const { response } of candidates) response.destroy();
    });

  const checking = setInterval(() => void check([...streams]), checkSessionsMs).unref();
  const beating = setInterval(() => {
    // With the position, so that who comes back after a quiet time has missed little.
    for (const stream of streams) {
      stream.sentTo = Math.max(stream.sentTo, readTo());
      write(stream, `id: ${stream.sentTo}\n\n`);
    }
  }, liveLimits.heartbeatSeconds * 1_000).unref();
  eventLog.onEvents(receive);

  /** Whether somebody's access to these topics, or their session, may have changed behind this position. */
  const isOutdated = (position: number, userId: string, names: ReadonlyMap<string, TopicAccess>) =>
    [...since(position), ...incoming.filter((event) => event.position > position)].some(
      ({ event }) => usersOf(event).includes(userId) || changesAccessTo(topics, event).some((name) => names.has(name)),
    );

  /** What a new stream may follow, whether its session is open, and what it missed. Looked up once more where that changed meanwhile. */
  async function lookUp({ userId, sessionId }: Follower, wanted: readonly string[], all: readonly LiveTopic[], after: number) {
    for (;;) {
      const asOf = Math.max(readTo(), incoming.at(-1)?.position ?? 0);
      const allowed = await allowedTopics(pool, kinds, [...wanted, ...(await topicsOfUser(pool, all, userId))], userId);
      const hasSession = await isOpen(sessionId);
      const missed = await readMissed(pool, recent, after, readTo());
      if (!isOutdated(asOf, userId, allowed)) return { allowed, hasSession, missed };
    }
  }

  /** Follows the topics that the viewer may follow; the others are named as closed. Sends what was missed after the given position first. */
  async function open(response: ServerResponse, { follower, topics: wanted, after = readTo() }: OpenStream): Promise<void> {
    const all = topics.filter((topic) => topic.all && wanted.includes(topic.all.name));
    const named = wanted.filter((name) => !topics.some((topic) => topic.all?.name === name));
    const { allowed, hasSession, missed } = await inLine(() => lookUp(follower, named, all, after));
    if (response.destroyed) return;
    const stream: Stream = { response, ...follower, all, sentTo: after, topics: allowed };
    add(stream);
    if (!hasSession) return end(stream);
    write(stream, `retry: ${retryMs(streams.size)}\nid: ${stream.sentTo}\n\n`);
    for (const topic of named) if (!allowed.has(topic)) write(stream, ofType(closedTopicEvent, topic));
    if (missed === 'tooMany') skipTo(stream, readTo());
    else sendMissed(stream, [...missed, ...since(missed.at(-1)?.position ?? after)]);
  }

  return {
    open,
    position: readTo,
    countOf,
    count: (): number => streams.size,
    /** Closes the streams of a user whose sessions have ended. */
    checkSessionsOf: (userId: string): Promise<void> => check([...(ofUser.get(userId) ?? [])]),
    stop(): void {
      clearInterval(checking);
      clearInterval(beating);
      for (const stream of streams) stream.response.end();
    },
  };
}
