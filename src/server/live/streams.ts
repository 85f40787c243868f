import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { closedTopicEvent, endedEvent, liveLimits, resyncEvent } from '../../contract/live.ts';
import type { Queryable } from '../database/queryable.ts';
import type { EventLog, PositionedEvent } from './event-log.ts';
import { readMissed } from './missed-events.ts';
import { myTopic, presentEvent, usersOf, type LiveTopic, type TopicAccess } from './topics.ts';

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
  /** The sessions among these that are still open. */
  openSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
};

/** More than this not yet taken by a reader, and the connection is closed: the browser comes back and resumes where it was. */
const mostWaitingBytes = 64 * 1024;
const checkSessionsMs = 60_000;

const message = (position: number, text: string) => `id: ${position}\ndata: ${text}\n\n`;
const ofType = (name: string, text: string) => `event: ${name}\ndata: ${text}\n\n`;

export type Streams = ReturnType<typeof createStreams>;

/** The open live streams of this process. */
export function createStreams({ pool, log, eventLog, topics, openSessions }: Needs) {
  const streams = new Set<Stream>();
  const followers = new Map<string, Set<Stream>>();
  const ofUser = new Map<string, Set<Stream>>();
  const kinds = new Map(topics.map((topic) => [topic.kind, topic]));
  const recent: PositionedEvent[] = [];
  /** Every open stream was sent everything up to here that it may have. */
  let deliveredTo = 0;
  const readTo = () => Math.max(deliveredTo, eventLog.position());

  const topicsOf = (event: PositionedEvent['event']) =>
    topics.flatMap((topic) => {
      const id = topic.idOf(event);
      return id === undefined ? [] : [`${topic.kind}/${id}`];
    });

  function write(stream: Stream, text: string): void {
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

  function deliver({ position, event }: PositionedEvent): void {
    const names = topicsOf(event);
    let text: string | undefined;
    const candidates = [...names.map((name) => followers.get(name)), ...usersOf(event).map((userId) => ofUser.get(userId))];
    for (const stream of new Set(candidates.flatMap((group) => [...(group ?? [])]))) {
      if (stream.sentTo >= position || !mayHave(stream, event, names)) continue;
      stream.sentTo = position;
      write(stream, (text ??= message(position, presentEvent(event))));
    }
  }

  function add(stream: Stream): void {
    stream.response.on('close', () => remove(stream));
    streams.add(stream);
    for (const topic of stream.topics.keys()) if (topic !== myTopic) join(followers, topic, stream);
    join(ofUser, stream.userId, stream);
  }

  function skipTo(stream: Stream, position: number): void {
    stream.sentTo = position;
    write(stream, `id: ${position}\n${ofType(resyncEvent, String(position))}`);
  }

  function sendMissed(stream: Stream, { position, event }: PositionedEvent): void {
    if (position <= stream.sentTo) return;
    if (mayHave(stream, event, topicsOf(event))) write(stream, message(position, presentEvent(event)));
    stream.sentTo = position;
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
    const changed = events.filter(({ event }) => topics.some(({ changesAccess }) => changesAccess.includes(event.type)));
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

  /** Before any of the events is sent, those who have lost access lose the topic: they get nothing that was committed after. */
  async function receive(events: readonly PositionedEvent[]): Promise<void> {
    const changed = events.flatMap(({ event }) =>
      topics.filter(({ changesAccess }) => changesAccess.includes(event.type)).map((topic) => `${topic.kind}/${topic.idOf(event)}`),
    );
    for (const name of new Set(changed)) await checkTopic(name);
    await followNew(events);
    // Without a pause from here on, so that a stream which opens meanwhile stands before all of it or behind all of it.
    for (const event of events) deliver(event);
    keepRecent(recent, events);
    deliveredTo = events.at(-1)?.position ?? deliveredTo;
  }

  function end(stream: Stream): void {
    remove(stream);
    write(stream, ofType(endedEvent, ''));
    stream.response.end();
  }

  async function closeEnded(candidates: readonly Stream[]): Promise<void> {
    if (candidates.length === 0) return;
    const open = await openSessions([...new Set(candidates.map(({ sessionId }) => sessionId))]);
    for (const stream of candidates) if (!open.has(stream.sessionId)) end(stream);
  }

  /** Where sessions cannot be looked up, the streams in question are closed: the browser comes back, and is asked for its session then. */
  const check = (candidates: readonly Stream[]): Promise<void> =>
    closeEnded(candidates).catch((error: unknown) => {
      log.warn({ err: error }, 'sessions of open streams not checked');
      for (const { response } of candidates) response.destroy();
    });

  const checking = setInterval(() => void check([...streams]), checkSessionsMs).unref();
  const beating = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n');
  }, liveLimits.heartbeatSeconds * 1_000).unref();
  eventLog.onEvents(receive);

  /** Follows the topics that the viewer may follow; the others are named as closed. Sends what was missed after the given position first. */
  async function open(response: ServerResponse, { follower, topics: wanted, after }: OpenStream): Promise<void> {
    const startedAt = readTo();
    const all = topics.filter((topic) => topic.all && wanted.includes(topic.all.name));
    const named = wanted.filter((name) => !topics.some((topic) => topic.all?.name === name));
    const allowed = await allowedTopics(pool, kinds, [...named, ...(await topicsOfUser(pool, all, follower.userId))], follower.userId);
    const missed = after === undefined ? [] : await readMissed(pool, recent, after, readTo());
    if (response.destroyed) return;
    const stream: Stream = {
      response,
      ...follower,
      all,
      sentTo: after === undefined ? readTo() : Math.min(after, readTo()),
      topics: allowed,
    };
    add(stream);
    write(stream, `retry: 1000\nid: ${stream.sentTo}\n\n`);
    for (const topic of named) if (!allowed.has(topic)) write(stream, ofType(closedTopicEvent, topic));
    if (missed === 'tooMany') skipTo(stream, readTo());
    else for (const event of [...missed, ...since(missed.at(-1)?.position ?? after ?? Infinity)]) sendMissed(stream, event);
    // Access and session were looked up before the stream was among the open ones; what changed since then is looked at again.
    if (readTo() !== startedAt) for (const topic of allowed.keys()) await checkTopic(topic);
    await closeEnded([stream]);
  }

  return {
    open,
    position: readTo,
    countOf: (userId: string): number => ofUser.get(userId)?.size ?? 0,
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

async function allowedTopics(
  pool: Queryable,
  kinds: ReadonlyMap<string, LiveTopic>,
  wanted: readonly string[],
  userId: string,
): Promise<Map<string, TopicAccess>> {
  const allowed = new Map<string, TopicAccess>();
  for (const name of new Set(wanted)) {
    if (name === myTopic) allowed.set(name, () => false);
    const [kind = '', id = ''] = name.split('/');
    const access = (await kinds.get(kind)?.accessOf(pool, id, [userId]))?.get(userId);
    if (access) allowed.set(name, access);
  }
  return allowed;
}

/** The topics of these kinds that a user has access to. */
async function topicsOfUser(pool: Queryable, kinds: readonly LiveTopic[], userId: string): Promise<string[]> {
  const found = await Promise.all(kinds.map(async ({ kind, all }) => (await all?.idsOf(pool, userId))?.map((id) => `${kind}/${id}`) ?? []));
  return found.flat();
}

/** So many events are kept in memory for those who were away for a moment. */
const mostRecent = 5_000;

function keepRecent(recent: PositionedEvent[], events: readonly PositionedEvent[]): void {
  recent.push(...events);
  if (recent.length > 2 * mostRecent) recent.splice(0, recent.length - mostRecent);
}

function join<Key>(groups: Map<Key, Set<Stream>>, key: Key, stream: Stream): void {
  const group = groups.get(key);
  if (group) group.add(stream);
  else groups.set(key, new Set([stream]));
}

function leave<Key>(groups: Map<Key, Set<Stream>>, key: Key, stream: Stream): void {
  const group = groups.get(key);
  group?.delete(stream);
  if (group?.size === 0) groups.delete(key);
}
