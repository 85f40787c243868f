import { useState } from 'react';
import { cityOfZone, dayParts, hoursOf } from '../../contract/event-words.ts';
import { refusalTexts } from '../../contract/messages.ts';
import type { EventPage } from '../../stores/events.ts';
import { useNow } from '../shared/use-now.ts';
import { clashesOf } from './clashes.ts';
import { MyAnswerRow } from './MyAnswerRow.tsx';
import { isToAnswer } from './to-answer.ts';
import { useEvents } from './use-events.ts';

/** The next events without an answer, at most `most`, with buttons to answer. Answered ones stay until the page is opened again. */
export function NextEvents({ first, most, now: renderedAt }: { first: EventPage; most: number; now: number }) {
  const { events: all, tournaments, answer, waiting, clashes } = useEvents({ of: 'me' }, first);
  const now = useNow(renderedAt);
  const [atFirst] = useState(() => new Set(first.events.map(({ id }) => id)));
  const events = all.filter((event) => atFirst.has(event.id) || isToAnswer(event)).slice(0, most);
  return (
    <ul className="@container -my-1 divide-y divide-line">
      {events.map((event) => {
        const { weekday, day, month } = dayParts(event.starts_at, event.time_zone);
        const clashNames = clashesOf(event, events, clashes.get(event.id), tournaments);
        return (
          <li
            key={event.id}
            id={`to-answer-${event.id}`}
            className="grid gap-x-6 gap-y-3 py-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
          >
            <div>
              <h3 className="text-lg">
                <a className="heading-link" href={`/team/player-availability/${event.team_id}/${event.id}`}>
                  {event.title}
                </a>
              </h3>
              <p className="tabular-nums">
                <strong>
                  {weekday} {day} {month}
                </strong>
                , {hoursOf(event)} <span className="text-muted">{cityOfZone(event.time_zone)} time</span>
              </p>
              <p className="text-[0.9375rem] text-muted">{[event.team_name, event.place].filter(Boolean).join(', ')}</p>
              {event.cancelled_at && <p className="mt-1 font-semibold text-bad">{refusalTexts.eventCancelled}</p>}
              {clashNames.length > 0 && <p className="mt-1 text-[0.9375rem] font-semibold">Same time as {clashNames.join(', ')}.</p>}
            </div>
            <div className="max-w-sm space-y-3">
              {event.mine
                .filter((mine) => mine.is_asked)
                .map((mine) => (
                  <MyAnswerRow
                    key={mine.member_id}
                    event={event}
                    mine={mine}
                    now={now}
                    isWaiting={waiting.has(event.id)}
                    onAnswer={(given, note) => answer(event, { memberId: mine.member_id, answer: given, note })}
                  />
                ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
