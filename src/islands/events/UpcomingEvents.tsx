import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { EventPage, EventQuery } from '../../stores/events.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { EventCard } from './EventCard.tsx';
import { TournamentCard } from './TournamentCard.tsx';
import { useEvents } from './use-events.ts';
import { withTournaments } from './with-tournaments.ts';

type Props = {
  /** Which events these are, so that they can be read again. */
  query: EventQuery;
  first: EventPage;
  /** 'one': the page is about it, and its month is no heading. */
  view: 'list' | 'week' | 'month' | 'one';
  /** The days that a week or month shows, as '2026-11-28'. */
  days: readonly string[];
  hasTeam: boolean;
};

/** The reader's events, each with its answer in place: in their order, or on the days of a week or month. */
export function UpcomingEvents({ query, first, view, days, hasTeam }: Props) {
  const { events, tournaments, answer, waiting, clashes } = useEvents(query, first);
  const card = (event: TeamEvent) => (
    <EventCard
      event={event}
      among={events}
      tournaments={tournaments}
      told={clashes.get(event.id)}
      hasTeam={hasTeam}
      isWaiting={waiting.has(event.id)}
      isAlone={view === 'one'}
      onAnswer={(memberId, given, note) => void answer(event, { memberId, answer: given, note })}
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
