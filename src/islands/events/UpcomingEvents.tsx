import type { EnteredTournament } from '../../contract/tournaments.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { TournamentCard } from './TournamentCard.tsx';
import { useEventCards, type EventCardsProps } from './use-event-cards.tsx';
import { withTournaments } from './with-tournaments.ts';

type Props = EventCardsProps & {
  view: 'list' | 'week' | 'month';
  /** The days of the shown week or month, such as '2026-11-28'. */
  days: readonly string[];
  hasTeam: boolean;
};

/** The reader's events with buttons to answer, as a list or by the days of a week or month. */
export function UpcomingEvents({ view, days, hasTeam, ...shown }: Props) {
  const { events, tournaments, card } = useEventCards(shown, { hasTeam });
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
