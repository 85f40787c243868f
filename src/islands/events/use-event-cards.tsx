import type { ReactNode } from 'react';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { EventPage, EventQuery } from '../../stores/events.ts';
import { useNow } from '../shared/use-now.ts';
import { EventCard } from './EventCard.tsx';
import { useEvents } from './use-events.ts';

export type EventCardsProps = {
  /** The query of these events, to reload them. */
  query: EventQuery;
  first: EventPage;
  /** The time at which the server rendered this, in milliseconds. */
  now: number;
};
type Look = {
  /** Whether the card names the event's team. */
  hasTeam: boolean;
  /** Whether the page is about this event alone. */
  isAlone?: boolean;
};
type EventCards = {
  events: readonly TeamEvent[];
  tournaments: readonly EnteredTournament[];
  card: (event: TeamEvent) => ReactNode;
};

/** The reader's events, kept up to date, and the card of each with its buttons to answer. */
export function useEventCards({ query, first, now: renderedAt }: EventCardsProps, { hasTeam, isAlone = false }: Look): EventCards {
  const { events, tournaments, answer, waiting, clashes } = useEvents(query, first);
  const now = useNow(renderedAt);
  const card = (event: TeamEvent) => (
    <EventCard
      event={event}
      among={events}
      tournaments={tournaments}
      serverClashes={clashes.get(event.id)}
      hasTeam={hasTeam}
      now={now}
      isWaiting={waiting.has(event.id)}
      isAlone={isAlone}
      onAnswer={(memberId, given, note) => answer(event, { memberId, answer: given, note })}
    />
  );
  return { events, tournaments, card };
}
