import type { Availability, TeamEvent } from '../../contract/event-shapes.ts';
import {
  cityOfZone,
  clockAt,
  dayParts,
  hoursOf,
  kindBeside,
  longDayAt,
  ruleInWords,
  shortMoment,
  zonedMoment,
} from '../../contract/event-words.ts';
import { refusalTexts } from '../../contract/messages.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { TakenAnswer } from '../../stores/answers.ts';
import { AvailabilityBar } from './AvailabilityBar.tsx';
import { clashesOf } from './clashes.ts';
import { MyAnswerRow } from './MyAnswerRow.tsx';
import { YourTime } from './YourTime.tsx';

type Props = {
  event: TeamEvent;
  /** The reader's other events, to name clashes. */
  among: readonly TeamEvent[];
  /** The tournaments of the reader's teams. */
  tournaments?: readonly EnteredTournament[];
  /** The clashes that the server reported when the answer was given. */
  serverClashes?: TakenAnswer['clashes'] | undefined;
  hasTeam: boolean;
  /** The time, from `useNow`. */
  now: number;
  isWaiting: boolean;
  /** The page is about this one event. */
  isAlone?: boolean;
  onAnswer: (memberId: string, answer: Availability, note: string) => Promise<boolean>;
};

/** An event of the reader: when and where, who comes, and buttons to answer. */
export function EventCard({ event, among, tournaments, serverClashes, hasTeam, now, isWaiting, isAlone = false, onAnswer }: Props) {
  const { weekday, day, month } = dayParts(event.starts_at, event.time_zone);
  const isOff = event.cancelled_at !== null;
  const onDay = (at: string) =>
    longDayAt(at, event.time_zone) === longDayAt(event.starts_at, event.time_zone)
      ? clockAt(at, event.time_zone)
      : shortMoment(at, event.time_zone);
  const facts = [
    { name: 'Meet', value: event.meet_at && onDay(event.meet_at), deadline: undefined },
    { name: 'Answer by', value: event.answer_by && zonedMoment(event.answer_by, event.time_zone), deadline: event.answer_by },
    { name: 'Repeats', value: isAlone && event.rule && ruleInWords(event.rule, event.time_zone), deadline: undefined },
  ].filter(({ value }) => value && !isOff);
  const clashes = isOff ? [] : clashesOf(event, among, serverClashes, tournaments);
  return (
    <article className="card flex flex-wrap gap-x-4 gap-y-3 p-4 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-5 sm:gap-y-4 sm:p-5 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,22rem)]">
      <p
        className="flex min-h-18 min-w-18 flex-col self-start sm:row-span-2 items-center justify-center rounded-card bg-board text-chalk sm:size-24"
        aria-hidden="true"
      >
        <span className="text-sm text-chalk-muted">{weekday}</span>
        <span className="numerals text-3xl leading-none sm:text-4xl">{day}</span>
        <span className="text-sm text-chalk-muted">{month}</span>
      </p>
      <div className="beside-or-below">
        {/* On its own page the title is the page's. */}
        {!isAlone && (
          <h3 className={`text-xl ${isOff ? 'line-through decoration-2' : ''}`}>
            <a className="heading-link" href={`/team/player-availability/${event.team_id}/${event.id}`}>
              {event.title}
            </a>
          </h3>
        )}
        <p className="mt-0.5 font-semibold tabular-nums">
          <span className="visually-hidden">
            {weekday} {day} {month},{' '}
          </span>
          {hoursOf(event)} <span className="font-normal text-muted">{cityOfZone(event.time_zone)} time</span>
          <YourTime at={event.starts_at} zone={event.time_zone} />
        </p>
        <p className="mt-0.5 text-muted">{[kindBeside(event), hasTeam && event.team_name, event.place].filter(Boolean).join(', ')}</p>
        {facts.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-x-5 text-[0.9375rem] tabular-nums">
            {facts.map(({ name, value, deadline }) => (
              <li key={name}>
                <span className="text-muted">{name}</span> {value}
                {deadline && <YourTime at={deadline} zone={event.time_zone} until />}
              </li>
            ))}
          </ul>
        )}
        {isOff && (
          <p className="mt-2 font-semibold text-bad">
            {refusalTexts.eventCancelled} {event.cancel_reason}
          </p>
        )}
        {clashes.length > 0 && <p className="mt-2 text-[0.9375rem] font-semibold">Same time as {clashes.join(', ')}.</p>}
        {!isOff && isAlone && (
          <a
            className="link inline-flex min-h-11 items-center text-[0.9375rem] text-muted"
            href={`/api/calendar/event/${event.team_id}/${event.id}.ics`}
            download
            aria-label={`${event.title}: add to my calendar`}
          >
            Add to my calendar
          </a>
        )}
      </div>
      {!isOff && (
        <div className="max-sm:w-full sm:col-start-2 sm:max-w-md">
          <AvailabilityBar counts={event.counts} capacity={event.capacity} />
        </div>
      )}
      <div className="space-y-3 max-sm:w-full sm:col-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-1">
        {event.mine.map((mine) => (
          <MyAnswerRow
            key={mine.member_id}
            event={event}
            mine={mine}
            now={now}
            isWaiting={isWaiting}
            onAnswer={(answer, note) => onAnswer(mine.member_id, answer, note)}
          />
        ))}
      </div>
    </article>
  );
}
