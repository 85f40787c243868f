import { useState, type ReactNode } from 'react';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { clockAt, longDayAt } from '../../contract/event-words.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import { Trophy } from '../shared/Trophy.tsx';
import { LoadBars } from './LoadBars.tsx';

type Props = {
  events: readonly TeamEvent[];
  tournaments: readonly EnteredTournament[];
  days: readonly string[];
  isMonth: boolean;
  card: (event: TeamEvent) => ReactNode;
  tournamentCard: (tournament: EnteredTournament) => ReactNode;
};

const marks = { yes: 'border-l-good', maybe: 'border-l-muted', no: 'border-l-bad' } as const;
const dayAt = (day: string) => longDayAt(`${day}T12:00:00Z`, 'UTC');

const keyOf = ({ id, team_id: team }: EnteredTournament) => `${id} ${team}`;

/** Whether an event takes place on a day, in its own time zone. */
const isOn = (day: string) => (event: TeamEvent) => event.starts_local.slice(0, 10) <= day && event.ends_local.slice(0, 10) >= day;

/** A week or month: a grid of day buttons on wide screens, a list on phones. The events of the chosen day open below. */
export function CalendarDays({ events, tournaments, days, isMonth, card, tournamentCard }: Props) {
  const [chosen, setChosen] = useState<string>();
  const choose = (id: string) => setChosen(id === chosen ? undefined : id);
  const open = events.find(({ id }) => id === chosen);
  const openTournament = tournaments.find((one) => keyOf(one) === chosen);
  return (
    <div>
      {!isMonth && <LoadBars days={days} events={events} />}
      <ol
        className={`grid gap-px overflow-hidden rounded-card border border-line bg-line ${isMonth ? 'md:grid-cols-7' : 'lg:grid-cols-7'}`}
      >
        {days.map((day) => {
          const own = events.filter(isOn(day));
          const wholeDay = tournaments.filter(({ starts_on: from, ends_on: to }) => from <= day && to >= day);
          return (
            <li
              key={day}
              className={`min-w-0 bg-surface p-2 ${own.length + wholeDay.length === 0 ? (isMonth ? 'max-md:hidden' : 'max-lg:hidden') : ''} ${isMonth ? 'md:min-h-24' : 'lg:min-h-40'}`}
            >
              <p className="mb-1 text-sm text-muted">
                <span className="visually-hidden">{dayAt(day)}</span>
                <span aria-hidden="true">{dayAt(day).slice(0, 3)}</span>{' '}
                <span className="numerals text-base text-ink" aria-hidden="true">
                  {Number(day.slice(8))}
                </span>
              </p>
              <ul className="space-y-1">
                {wholeDay.map((tournament) => (
                  <li key={keyOf(tournament)}>
                    <button
                      type="button"
                      aria-pressed={keyOf(tournament) === chosen}
                      onClick={() => choose(keyOf(tournament))}
                      className="flex min-h-11 w-full items-start gap-1.5 rounded bg-board px-2 py-1.5 text-left text-sm text-chalk aria-pressed:outline-2"
                    >
                      <Trophy className="mt-0.5 size-4" />
                      <span className="min-w-0 wrap-anywhere">
                        <span className="visually-hidden">Tournament, all day: </span>
                        {tournament.name}
                      </span>
                    </button>
                  </li>
                ))}
                {own.map((event) => {
                  const answer = event.mine[0]?.answer;
                  return (
                    <li key={event.id}>
                      <button
                        type="button"
                        aria-pressed={event.id === chosen}
                        onClick={() => choose(event.id)}
                        className={`block min-h-11 w-full rounded border-l-4 bg-sunken px-2 py-1 text-left text-sm aria-pressed:outline-2 ${answer ? marks[answer] : 'border-l-accent'} ${event.cancelled_at ? 'line-through' : ''}`}
                      >
                        <span className="font-semibold tabular-nums">{clockAt(event.starts_at, event.time_zone)}</span> {event.title}
                        <span className="visually-hidden">
                          , {event.cancelled_at ? 'called off' : answer ? `answered ${answer}` : 'not answered'}
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ol>
      {events.length + tournaments.length === 0 && <p className="mt-4 text-muted">Nothing is planned for these days.</p>}
      <div className="mt-5" aria-live="polite">
        {open && card(open)}
        {openTournament && tournamentCard(openTournament)}
      </div>
    </div>
  );
}
