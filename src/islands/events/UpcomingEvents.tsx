import type { TeamEvent } from '../../contract/event-shapes.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { EventCard } from './EventCard.tsx';
import { useAnswers } from './use-answers.ts';

type Props = {
  events: readonly TeamEvent[];
  /** 'one': the page is about it, and its month is no heading. */
  view: 'list' | 'week' | 'month' | 'one';
  /** The days that a week or month shows, as '2026-11-28'. */
  days: readonly string[];
  hasTeam: boolean;
};

const monthOf = ({ starts_at: at, time_zone: timeZone }: TeamEvent) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone }).format(new Date(at));

/** The reader's events, each with its answer in place: in their order, or on the days of a week or month. */
export function UpcomingEvents({ events: first, view, days, hasTeam }: Props) {
  const { events, answer, waiting, clashes } = useAnswers(first);
  const card = (event: TeamEvent) => (
    <EventCard
      event={event}
      among={events}
      told={clashes.get(event.id)}
      hasTeam={hasTeam}
      isWaiting={waiting.has(event.id)}
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
  if (view !== 'list') return <CalendarDays events={events} days={days} isMonth={view === 'month'} card={card} />;
  const months = [...Map.groupBy(events, monthOf)];
  return (
    <div className="space-y-10">
      {months.map(([month, inMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className="mb-3 text-2xl">{month}</h2>
          <ul className="space-y-3">
            {inMonth.map((event) => (
              <li key={event.id}>{card(event)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
