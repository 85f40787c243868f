import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { closedTopicEvent, endedEvent, liveLimits, resyncEvent } from '../../contract/live.ts';
import type { Queryable } from '../database/queryable.ts';
import type { EventLog, PositionedEvent } from './event-log.ts';
import { readMissed } from './missed-events.ts';
import { createSpread } from './spread.ts';
import { allowedTopics, wantedOf, type Wanted } from './allowed-topics.ts';
import { join, keepRecent, leave } from './stream-groups.ts';
import { changesAccessTo, myTopic, presentEvent, usersOf, type LiveTopic, type TopicAccess } from './topics.ts';

type Stream = {
  readonly response: ServerResponse;
  readonly userId: string;
  readonly sessionId: string;
  readonly wanted: Wanted;
  /** Everything up to this position was sent. */
  sentTo: number;
  readonly topics: Map<string, TopicAccess>;
};

/** Who opens a stream; the stream closes when the session ends. */
export type Follower = { readonly userId: string; readonly sessionId: string };
export type OpenStream = { readonly follower: Follower; readonly topics: readonly string[]; readonly after: number | undefined };

type Needs = {
  pool: Queryable;
  log: Logger;
  eventLog: EventLog;
  topics: readonly LiveTopic[];
  isOpen(sessionId: string): Promise<boolean>;
};

/** A stream with more unread bytes than this is closed; the browser reconnects and resumes. */
const mostWaitingBytes = 64 * 1024;
const checkSessionsMs = 60_000;
/**
 * Number of streams opened at once. When all pages reconnect together, the others wait, so that database connections remain for other
 * requests.
 */
const openingAtOnce = 8;

/** Random delay, so that not all pages reconnect in the same second after a restart. */
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
  /** Events that were read but not yet sent, while access to them is being checked. */
  let incoming: readonly PositionedEvent[] = [];
  /** Every open stream has received everything up to this position that it may see. */
  let deliveredTo = 0;
  const readTo = () => Math.max(deliveredTo, eventLog.position());

  const topicsOf = (event: PositionedEvent['event']) =>
    topics.flatMap((topic) => {
      const id = topic.idOf(event);
      return id === undefined ? [] : [`${topic.kind}/${id}`];
    });

  function write(stream: Stream, text: string): void {
    // The stream may have closed while access was being checked.
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

  /** Whether one of the stream's topics allows it to receive an event. */
  const mayHave = (stream: Stream, event: PositionedEvent['event'], names: readonly string[]): boolean =>
    (stream.topics.has(myTopic) && usersOf(event).includes(stream.userId)) || names.some((name) => stream.topics.get(name)?.(event));

  /** The streams that may be affected by an event. */
  function audienceOf(event: PositionedEvent['event']): ReadonlySet<Stream> {
    const groups = [...topicsOf(event).map((name) => followers.get(name)), ...usersOf(event).map((userId) => ofUser.get(userId))];
    return new Set(groups.flatMap((group) => [...(group ?? [])]));
  }

  /** The message for an event, the same for all receivers. */
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
    // Lost phone connections leave dead streams behind, so the oldest is closed if a user has too many.
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

  /**
   * Sends missed events as one text. Above half the limit of unread bytes it asks the page to reload instead: the stream would be closed,
   * and would miss the same events again.
   */
  function sendMissed(stream: Stream, missed: readonly PositionedEvent[]): void {
    const own = missed.filter(({ event, position }) => position > stream.sentTo && mayHave(stream, event, topicsOf(event)));
    const text = own.map((event) => textOf(event, audienceOf(event.event).size)).join('');
    if (text.length > mostWaitingBytes / 2) return skipTo(stream, readTo());
    stream.sentTo = Math.max(stream.sentTo, readTo());
    if (text) write(stream, text);
  }

  /** What was delivered to open streams after a position. */
  const since = (position: number) => recent.filter((event) => event.position > position);

  /** Checks again who may follow a topic, and closes it for those who lost access. */
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

  /** Streams that follow all topics of a kind also follow one that their user has just gained access to. */
  async function followNew(events: readonly PositionedEvent[]): Promise<void> {
    const changed = events.filter(({ event }) => changesAccessTo(topics, event).length > 0);
    for (const userId of new Set(changed.flatMap(({ event }) => usersOf(event)))) {
      for (const stream of ofUser.get(userId) ?? []) {
        const { all } = stream.wanted;
        for (const [name, access] of await allowedTopics(pool, topics, { named: [], all }, userId)) {
          if (!streams.has(stream) || stream.topics.has(name)) continue;
          stream.topics.set(name, access);
          join(followers, name, stream);
        }
      }
    }
  }

  /**
   * Updates access and closes ended sessions before it sends the events, so that nobody receives what was committed after they lost access.
   */
  async function receive(events: readonly PositionedEvent[]): Promise<void> {
    incoming = events;
    const changed = events.flatMap(({ event }) => changesAccessTo(topics, event));
    for (const name of new Set(changed)) await checkTopic(name);
    const ended = new Set(events.flatMap(({ event }) => (event.type === 'session.changed' ? event.userIds : [])));
    await closeEnded([...ended].flatMap((userId) => [...(ofUser.get(userId) ?? [])]));
    await followNew(events);
    // No await from here on: a stream that opens meanwhile gets all of these events or none.
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

  /** If sessions cannot be checked, these streams are closed; browsers reconnect and their sessions are checked then. */
  const check = (candidates: readonly Stream[]): Promise<void> =>
    closeEnded(candidates).catch((error: unknown) => {
      log.warn({ err: error }, 'sessions of open streams not checked');
      for (const { response } of candidates) response.destroy();
    });

  const checking = setInterval(() => void check([...streams]), checkSessionsMs).unref();
  const beating = setInterval(() => {
    // The heartbeat carries the position, so that a page that reconnects after a quiet time has missed little.
    for (const stream of streams) {
      stream.sentTo = Math.max(stream.sentTo, readTo());
      write(stream, `id: ${stream.sentTo}\n\n`);
    }
  }, liveLimits.heartbeatSeconds * 1_000).unref();
  eventLog.onEvents(receive);

  /** Whether the user's session, or access to these topics, may have changed after this position. */
  const isOutdated = (position: number, userId: string, names: ReadonlyMap<string, TopicAccess>) =>
    [...since(position), ...incoming.filter((event) => event.position > position)].some(
      ({ event }) => usersOf(event).includes(userId) || changesAccessTo(topics, event).some((name) => names.has(name)),
    );

  /** Reads which topics a new stream may follow, whether its session is open, and what it missed. Repeats if access changed meanwhile. */
  async function lookUp({ userId, sessionId }: Follower, wanted: Wanted, after: number) {
    for (;;) {
      const asOf = Math.max(readTo(), incoming.at(-1)?.position ?? 0);
      const allowed = await allowedTopics(pool, topics, wanted, userId);
      const hasSession = await isOpen(sessionId);
      const missed = await readMissed(pool, recent, after, readTo());
      if (!isOutdated(asOf, userId, allowed)) return { allowed, hasSession, missed };
    }
  }

  /**
   * Opens a stream on the topics that the viewer may follow and reports the others as closed. First sends what was missed after the given
   * position.
   */
  async function open(response: ServerResponse, { follower, topics: names, after = readTo() }: OpenStream): Promise<void> {
    const wanted = wantedOf(topics, names);
    const { allowed, hasSession, missed } = await inLine(() => lookUp(follower, wanted, after));
    if (response.destroyed) return;
    const stream: Stream = { response, ...follower, wanted, sentTo: after, topics: allowed };
    add(stream);
    if (!hasSession) return end(stream);
    write(stream, `retry: ${retryMs(streams.size)}\nid: ${stream.sentTo}\n\n`);
    for (const topic of wanted.named) if (!allowed.has(topic)) write(stream, ofType(closedTopicEvent, topic));
    if (missed === 'tooMany') skipTo(stream, readTo());
    else sendMissed(stream, [...missed, ...since(missed.at(-1)?.position ?? after)]);
  }

  return {
    open,
    position: readTo,
    countOf,
    count: (): number => streams.size,
    /** Closes the streams of a user's ended sessions. */
    checkSessionsOf: (userId: string): Promise<void> => check([...(ofUser.get(userId) ?? [])]),
    stop(): void {
      clearInterval(checking);
      clearInterval(beating);
      for (const stream of streams) stream.response.end();
    },
  };
}
