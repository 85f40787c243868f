import type { DomainEvent } from '../../contract/domain-events.ts';
import type { Queryable } from '../database/queryable.ts';
import { hasUnreadUntil, namedByTopic, readClock } from './gained-access.ts';
import type { Stream } from './stream.ts';
import { topicsOf, type LiveTopic, type TopicAccess } from './topics.ts';

/** Users whom an event named that changed access to a topic. They receive nothing of the topic until all that was published before is read. */
type Held = {
  /** What each of them may see afterwards; who may not follow the topic is missing. */
  readonly access: ReadonlyMap<string, TopicAccess>;
  /** The database's time just after the access was read; undefined until it is asked. */
  readonly asOf: string | undefined;
  /** Streams that did not receive something that their users may see afterwards. */
  readonly withheldFrom: Set<Stream>;
};

/** A topic whose held users receive its events from now on. */
export type Released = Pick<Held, 'access' | 'withheldFrom'> & { readonly name: string };

type Needs = {
  pool: Queryable;
  topics: readonly LiveTopic[];
  /** The streams that follow a topic. */
  followersOf: (name: string) => Iterable<Stream>;
  closeTopic: (stream: Stream, name: string) => void;
};

/** The clocks of the server and the database may differ by so much. */
const clocksDifferMs = 5 * 60_000;
/** Number of users and topics whose admission is remembered, for pages that were disconnected in that moment. */
const mostRemembered = 10_000;
const nothing: TopicAccess = () => false;

/** Who may follow which topic of the open streams, and from when on. */
export function createTopicAccess({ pool, topics, followersOf, closeTopic }: Needs) {
  const kinds = new Map(topics.map((topic) => [topic.kind, topic]));
  const held = new Map<string, Held>();
  const admittedAt = new Map<string, number>();
  const dailyCheck = createDailyCheck(topics);

  const accessOf = async (name: string, userIds: readonly string[]): Promise<ReadonlyMap<string, TopicAccess> | undefined> => {
    const [kind = '', id = ''] = name.split('/');
    return userIds.length === 0 ? undefined : kinds.get(kind)?.accessOf(pool, id, userIds);
  };

  /**
   * Checks again who may follow a topic, and closes it for those who lost access. Users whom the events name may have gained or lost and
   * regained access, so some of these events, or of those that are read later, may be older than their access: they are held.
   */
  async function checkTopic(name: string, named: ReadonlySet<string>): Promise<void> {
    const group = [...followersOf(name)];
    const before = held.get(name);
    const waiting = new Set([...named, ...(before?.access.keys() ?? [])]);
    const access = await accessOf(name, [...new Set([...group.map(({ userId }) => userId), ...waiting])]);
    for (const stream of group) {
      const allowed = access?.get(stream.userId);
      if (!allowed) closeTopic(stream, name);
      else stream.topics.set(name, waiting.has(stream.userId) ? nothing : allowed);
    }
    if (waiting.size === 0) return;
    held.set(name, {
      access: new Map([...(access ?? [])].filter(([userId]) => waiting.has(userId))),
      asOf: named.size > 0 ? undefined : before?.asOf,
      withheldFrom: before?.withheldFrom ?? new Set(),
    });
  }

  /** The held topics of which everything is read that was published before their users' access, if this position is read. */
  async function findReleased(readTo: number): Promise<Released[]> {
    if (held.size === 0) return [];
    const now = await readClock(pool);
    const released: Released[] = [];
    for (const [name, { access, withheldFrom, asOf = now }] of held) {
      held.set(name, { access, withheldFrom, asOf });
      const [, teamId = ''] = name.split('/');
      if (!(await hasUnreadUntil(pool, { teamId, asOf, readTo }))) released.push({ name, access, withheldFrom });
    }
    return released;
  }

  return {
    /**
     * Before these events are sent, the last one at this position: checks the access that they, or the time, may have changed. Resolves to
     * what is to be released once they are sent.
     */
    async check(events: readonly DomainEvent[], readTo: number): Promise<Released[]> {
      const named = namedByTopic(topics, events);
      const mentioned = new Set(events.flatMap((event) => topicsOf(topics, event)));
      const now = new Date();
      for (const name of mentioned) if (!named.has(name) && dailyCheck.isDue(name, now)) named.set(name, new Set());
      for (const [name, userIds] of named) {
        await checkTopic(name, userIds);
        // Only now: after a failure these events are read again, and their topics have to be checked then.
        dailyCheck.note(name, now);
      }
      return findReleased(readTo);
    },

    /** Notes that a stream did not receive an event, if it would have without being held. */
    noteWithheld(stream: Stream, event: DomainEvent, names: readonly string[]): void {
      for (const name of names) {
        const holding = held.get(name);
        if (holding?.access.get(stream.userId)?.(event)) holding.withheldFrom.add(stream);
      }
    },

    /** Ends the holding of a topic, after everything up to this position was sent. */
    release({ name, access }: Released, position: number): void {
      held.delete(name);
      for (const userId of access.keys()) remember(admittedAt, `${name} ${userId}`, position);
    },

    /** The topics of which a user receives nothing yet. */
    heldFor: (userId: string): string[] => [...held].flatMap(([name, { access }]) => (access.has(userId) ? [name] : [])),

    /** Whether a stream resumes after a position at which its user received nothing of one of its topics yet. */
    isBeforeAdmission: ({ topics: followed, userId }: Stream, position: number): boolean =>
      [...followed.keys()].some((name) => position < (admittedAt.get(`${name} ${userId}`) ?? 0)),
  };
}

/** Sets a key as the newest, and forgets the oldest if there are too many. */
function remember(positions: Map<string, number>, key: string, position: number): void {
  positions.delete(key);
  positions.set(key, position);
  const [oldest] = positions.keys();
  if (oldest !== undefined && positions.size > mostRemembered) positions.delete(oldest);
}

/**
 * Which topics have to be checked because access to them may have ended by time since they were last checked. For a while after such a
 * moment every check has to be repeated, in case the database's clock is behind.
 */
function createDailyCheck(topics: readonly LiveTopic[]) {
  const kinds = new Map(topics.map((topic) => [topic.kind, { topic, checked: new Set<string>(), latestEnd: 0 }]));

  /** The kind of a topic; what was checked before the latest moment at which access ended by time is forgotten. */
  const kindAt = (name: string, now: Date) => {
    const [kindName = ''] = name.split('/');
    const kind = kinds.get(kindName);
    if (!kind) return undefined;
    const end = kind.topic.latestEndByTime(now).getTime();
    if (kind.latestEnd !== end) kind.checked.clear();
    kind.latestEnd = end;
    return kind;
  };

  return {
    isDue: (name: string, now: Date): boolean => kindAt(name, now)?.checked.has(name) === false,
    /** Notes that a topic was checked successfully, by a check that began at this time. */
    note(name: string, now: Date): void {
      const kind = kindAt(name, now);
      if (kind && now.getTime() > kind.latestEnd + clocksDifferMs) kind.checked.add(name);
    },
  };
}
