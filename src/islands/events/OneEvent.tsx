import type { TeamEvent } from '../../contract/event-shapes.ts';
import { useEventCards } from './use-event-cards.tsx';

/** The card of an event on its own page, with buttons to answer. `now` is the time at which the server rendered it, in milliseconds. */
export function OneEvent({ event, now }: { event: TeamEvent; now: number }) {
  const query = { of: 'event', team: event.team_id, event: event.id } as const;
  const { events, card } = useEventCards(
    { query, first: { events: [event], tournaments: [], next: null }, now },
    { hasTeam: false, isAlone: true },
  );
  return events.map((one) => <div key={one.id}>{card(one)}</div>);
}
