import type { DomainEvent, DomainEventType } from '../../contract/domain-events.ts';
import type { LiveData } from '../../contract/live.ts';
import type { Queryable } from '../database/queryable.ts';
import type { PositionedEvent } from './event-log.ts';

/** What goes to open pages together with an event, so that they need not ask for it. */
export type SentContent = {
  readonly content: NonNullable<LiveData['content']>;
  /** The only users who may receive it; undefined if everybody may who receives the event. */
  readonly readers?: ReadonlySet<string>;
};

/** Content that a module sends with some types of its events: read when the events are delivered, once for all who receive them. */
export type LiveContent = {
  readonly types: readonly DomainEventType[];
  /** The content of each of these events, in their order; undefined where there is none any more. */
  readonly read: (db: Queryable, events: readonly DomainEvent[]) => Promise<readonly (SentContent | undefined)[]>;
};

/** An event with what is sent with it; `isGone`: it had content, which is no longer there, so nobody receives it. */
export type EventWithContent = PositionedEvent & { readonly sent?: SentContent | undefined; readonly isGone?: boolean };

/** Reads the content of these events, each kind with one call. */
export async function withContent(
  db: Queryable,
  contents: readonly LiveContent[],
  events: readonly PositionedEvent[],
): Promise<readonly EventWithContent[]> {
  const found = new Map<PositionedEvent, EventWithContent>();
  for (const { types, read } of contents) {
    const own = events.filter(({ event }) => types.includes(event.type));
    if (own.length === 0) continue;
    const sent = await read(
      db,
      own.map(({ event }) => event),
    );
    for (const [at, event] of own.entries()) found.set(event, { ...event, sent: sent[at], isGone: sent[at] === undefined });
  }
  return events.map((event) => found.get(event) ?? event);
}

/** Whether a user may receive what is sent with an event. */
export const mayReceive = ({ sent, isGone }: EventWithContent, userId: string): boolean =>
  isGone !== true && (sent?.readers === undefined || sent.readers.has(userId));
