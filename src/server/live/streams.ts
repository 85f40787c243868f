import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { closedTopicEvent, endedEvent, liveLimits, quietEvent, resyncEvent, type ResyncData } from '../../contract/live.ts';
import type { Queryable } from '../database/queryable.ts';
import { mayReceive, withContent, type EventWithContent, type LiveContent } from './content.ts';
import type { EventLog, PositionedEvent } from './event-log.ts';
import { readMissed } from './missed-events.ts';
import { createSpread } from './spread.ts';
import { allowedTopics, wantedOf, type Wanted } from './allowed-topics.ts';
import { readUnread } from './gained-access.ts';
import { createTopicAccess, type Released } from './topic-access.ts';
import { message, mostWaitingBytes, ofType, retryMs, wantsTopic, write, type Follower, type OpenStream, type Stream } from './stream.ts';
import { join, keepRecent, leave } from './stream-groups.ts';
import { changesAccessTo, isOnlyActor, myTopic, presentEvent, topicsOf, usersOf, type LiveTopic, type TopicAccess } from './topics.ts';

type Needs = {
  pool: Queryable;
  log: Logger;
  eventLog: EventLog;
  topics: readonly LiveTopic[];
  contents: readonly LiveContent[];
  isOpen(sessionId: string): Promise<boolean>;
};

const checkSessionsMs = 60_000;
/**
 * Number of streams opened at once. When all pages reconnect together, the others wait, so that database connections remain for other
 * requests.
 */
const openingAtOnce = 8;

export type Streams = ReturnType<typeof createStreams>;

/** The open live streams of this process. */
export function createStreams({ pool, log, eventLog, topics, contents, isOpen }: Needs) {
  const streams = new Set<Stream>();
  const followers = new Map<string, Set<Stream>>();
  const ofUser = new Map<string, Set<Stream>>();
  const inLine = pLimit(openingAtOnce);
  const spread = createSpread();
  const recent: EventWithContent[] = [];
  /** Events that were read but not yet sent, while access to them is being checked. */
  let incoming: readonly PositionedEvent[] = [];
  /** Every open stream has received everything up to this position that it may see. */
  let deliveredTo = 0;
  const readTo = () => Math.max(deliveredTo, eventLog.position());

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

  const access = createTopicAccess({ pool, topics, followersOf: (name) => followers.get(name) ?? [], closeTopic });

  /** Whether one of the stream's topics allows it to receive an event. */
  const mayHave = (stream: Stream, positioned: EventWithContent, names: readonly string[]): boolean => {
    const { event } = positioned;
    const isTheirs = stream.topics.has(myTopic) && usersOf(event).includes(stream.userId);
    return (isTheirs || names.some((name) => stream.topics.get(name)?.(event))) && mayReceive(positioned, stream.userId);
  };

  /** The streams that may be affected by an event. */
  function audienceOf(event: PositionedEvent['event']): ReadonlySet<Stream> {
    const groups = [...topicsOf(topics, event).map((name) => followers.get(name)), ...usersOf(event).map((userId) => ofUser.get(userId))];
    return new Set(groups.flatMap((group) => [...(group ?? [])]));
  }

  /** The message for an event: one text for the account that caused it, and one for all others. */
  function textsOf({ position, event, sent }: EventWithContent, pages: number): (userId: string) => string {
    const texts = new Map<boolean, string>();
    const spreadMs = spread(pages);
    return (userId) => {
      const isByReader = isOnlyActor(event, userId);
      const text = texts.get(isByReader) ?? message(position, presentEvent(event, isByReader, spreadMs, sent?.content));
      texts.set(isByReader, text);
      return text;
    };
  }

  function deliver(positioned: EventWithContent): void {
    const { position, event } = positioned;
    const names = topicsOf(topics, event);
    const audience = audienceOf(event);
    const textFor = textsOf(positioned, audience.size);
    for (const stream of audience) {
      if (stream.sentTo >= position) continue;
      if (!mayHave(stream, positioned, names)) {
        access.noteWithheld(stream, event, names);
        continue;
      }
      stream.sentTo = position;
      write(stream, textFor(stream.userId));
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

  /** Asks the page to reload everything, up to this position, together with so many other pages. */
  function skipTo(stream: Stream, position: number, pages = 1): void {
    stream.sentTo = position;
    const data: ResyncData = { spreadMs: spread(pages) };
    write(stream, `id: ${stream.sentTo}\n${ofType(resyncEvent, JSON.stringify(data))}`);
  }

  /** Whether one of these events may have given a stream's user access to a topic that it follows. */
  const hasGained = ({ userId, topics: followed }: Stream, events: readonly PositionedEvent[]): boolean =>
    events.some(({ event }) => usersOf(event).includes(userId) && changesAccessTo(topics, event).some((name) => followed.has(name)));

  /**
   * Sends missed events as one text. Asks the page to reload instead if the user may have gained access meanwhile, because what came before
   * is not theirs to receive. It does so above half the limit of unread bytes too: the stream would be closed, and would miss the same
   * events again.
   */
  function sendMissed(stream: Stream, missed: readonly EventWithContent[]): void {
    if (hasGained(stream, missed) || access.isBeforeAdmission(stream, stream.sentTo)) return skipTo(stream, readTo());
    const own = missed.filter((one) => one.position > stream.sentTo && mayHave(stream, one, topicsOf(topics, one.event)));
    const text = own.map((event) => textsOf(event, audienceOf(event.event).size)(stream.userId)).join('');
    if (text.length > mostWaitingBytes / 2) return skipTo(stream, readTo());
    stream.sentTo = Math.max(stream.sentTo, readTo());
    if (text) write(stream, text);
  }

  /** What was delivered to open streams after a position. */
  const since = (position: number) => recent.filter((event) => event.position > position);

  /** Lets streams receive what their users may see by now. Their pages reload, if the topic is new to them or something was withheld. */
  function admit(released: readonly Released[]): void {
    const admitted = new Set<Stream>();
    for (const one of released) {
      access.release(one, deliveredTo);
      for (const [userId, allowed] of one.access) {
        for (const stream of ofUser.get(userId) ?? []) {
          if (!wantsTopic(stream, one.name)) continue;
          if (!stream.topics.has(one.name) || one.withheldFrom.has(stream)) admitted.add(stream);
          stream.topics.set(one.name, allowed);
          join(followers, one.name, stream);
        }
      }
    }
    for (const stream of admitted) skipTo(stream, Math.max(stream.sentTo, deliveredTo), admitted.size);
  }

  /**
   * Updates access and closes ended sessions before it sends the events, so that nobody receives what was committed after they lost access,
   * and gives new access after it, so that nobody receives what was committed before they had it.
   */
  async function receive(events: readonly PositionedEvent[]): Promise<void> {
    incoming = events;
    const last = events.at(-1)?.position ?? deliveredTo;
    const released = await access.check(
      events.map(({ event }) => event),
      last,
    );
    const ended = new Set(events.flatMap(({ event }) => (event.type === 'session.changed' ? event.userIds : [])));
    await closeEnded([...ended].flatMap((userId) => [...(ofUser.get(userId) ?? [])]));
    const carrying = await withContent(pool, contents, events);
    // No await from here on: a stream that opens meanwhile gets all of these events or none.
    for (const event of carrying) deliver(event);
    keepRecent(recent, carrying);
    deliveredTo = last;
    incoming = [];
    admit(released);
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
      write(stream, `id: ${stream.sentTo}\n${ofType(quietEvent, '')}`);
    }
  }, liveLimits.heartbeatSeconds * 1_000).unref();
  eventLog.onEvents(receive);

  /** Whether the user's session, or access to these topics, may have changed after this position. */
  const isOutdated = (position: number, userId: string, names: ReadonlyMap<string, TopicAccess>) =>
    [...since(position), ...incoming.filter((event) => event.position > position)].some(
      ({ event }) => usersOf(event).includes(userId) || changesAccessTo(topics, event).some((name) => names.has(name)),
    );

  /** Reads which topics a new stream may follow, whether its session is open, and what it missed. */
  async function lookUp({ userId, sessionId }: Follower, wanted: Wanted, after: number) {
    const from = readTo();
    const allowed = await allowedTopics(pool, topics, wanted, userId);
    const unread = await readUnread(pool, topics, userId, from);
    const hasSession = await isOpen(sessionId);
    const concerns = (event: PositionedEvent['event']) =>
      usersOf(event).includes(userId) || topicsOf(topics, event).some((name) => allowed.has(name));
    const teamIds = [...allowed.keys()].filter((name) => name.startsWith('team/')).map((name) => name.slice('team/'.length));
    const missed = await readMissed(pool, recent, { after, readTo: readTo(), userId, teamIds, concerns });
    // Read again also where it was sent before: the user may have lost access to it since.
    return { allowed, unread, hasSession, missed: missed === 'tooMany' ? missed : await withContent(pool, contents, missed) };
  }

  /** Starts a stream with what was looked up, and sends what it missed. */
  function begin(response: ServerResponse, follower: Follower, wanted: Wanted, after: number, found: Awaited<ReturnType<typeof lookUp>>) {
    if (response.destroyed) return;
    const { allowed, unread, hasSession, missed } = found;
    const isUnread = (position: number | undefined) => position === undefined || position > readTo();
    const unreadTopics = unread.flatMap(({ position, event }) => (isUnread(position) ? changesAccessTo(topics, event) : []));
    const awaited = new Set([...unreadTopics, ...access.heldFor(follower.userId)]);
    const followed = new Map([...allowed].filter(([name]) => !awaited.has(name)));
    const stream: Stream = { response, ...follower, wanted, awaited, sentTo: after, topics: followed };
    add(stream);
    if (!hasSession) return end(stream);
    write(stream, `retry: ${retryMs(streams.size)}\nid: ${stream.sentTo}\n\n`);
    for (const topic of wanted.named) if (!allowed.has(topic)) write(stream, ofType(closedTopicEvent, topic));
    if (missed === 'tooMany') skipTo(stream, readTo());
    else sendMissed(stream, [...missed, ...since(missed.at(-1)?.position ?? after)]);
  }

  /**
   * Opens a stream on the topics that the viewer may follow and reports the others as closed. First sends what was missed after the given
   * position. Looks everything up again if access or session changed meanwhile; no await separates that check from the beginning.
   */
  async function open(response: ServerResponse, { follower, topics: names, after = readTo() }: OpenStream): Promise<void> {
    const wanted = wantedOf(topics, names);
    await inLine(async () => {
      for (;;) {
        const asOf = Math.max(readTo(), incoming.at(-1)?.position ?? 0);
        const found = await lookUp(follower, wanted, after);
        if (!isOutdated(asOf, follower.userId, found.allowed)) return begin(response, follower, wanted, after, found);
      }
    });
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
