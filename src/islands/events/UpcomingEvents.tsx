import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { EventPage, EventQuery } from '../../stores/events.ts';
import { useNow } from '../shared/use-now.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { EventCard } from './EventCard.tsx';
import { TournamentCard } from './TournamentCard.tsx';
import { useEvents } from './use-events.ts';
import { withTournaments } from './with-tournaments.ts';

type Props = {
  /** The query of these events, to reload them. */
  query: EventQuery;
  first: EventPage;
  /** 'one': the page is about a single event, so no month heading is shown. */
  view: 'list' | 'week' | 'month' | 'one';
  /** The days of the shown week or month, such as '2026-11-28'. */
  days: readonly string[];
  hasTeam: boolean;
  /** The time at which the server rendered this, in milliseconds. */
  now: number;
};

/** The reader's events with buttons to answer, as a list or by the days of a week or month. */
export function UpcomingEvents({ query, first, view, days, hasTeam, now: renderedAt }: Props) {
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
      isAlone={view === 'one'}
      onAnswer={(memberId, given, note) => answer(event, { memberId, answer: given, note })}
    />
  );
  if (view === 'one')
    return (
      <>
        {events.map((event) => (
          <div key={event.id}>{card(event)}</div>
        ))}
      </>
    );
  const tournamentCard = (tournament: EnteredTournament) => <TournamentCard tournament={tournament} hasTeam={hasTeam} />;
  if (view !== 'list') {
    return <CalendarDays {...{ events, tournaments, days, card, tournamentCard }} isMonth={view === 'month'} />;
  }
  const months = [...Map.groupBy(withTournaments(events, tournaments), ({ month }) => month)];
  return (
    <div className="space-y-10">
      {months.map(([month, inMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className="mb-3 text-2xl">{month}</h2>
          <ul className="space-y-3">
            {inMonth.map((entry) => (
              <li key={entry.key}>{'event' in entry ? card(entry.event) : tournamentCard(entry.tournament)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
