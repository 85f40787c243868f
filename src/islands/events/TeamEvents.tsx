import { useState } from 'react';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { addTeamEvent } from '../../contract/events.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import { DataForm } from '../shared/data-form/DataForm.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { adaptEvent, newEventFields } from './event-fields.ts';
import { SeasonPaste } from './SeasonPaste.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

type Props = {
  teamId: string;
  events: readonly TeamEvent[];
  tournaments: readonly EnteredTournament[];
  mayEdit: boolean;
  timeZone: string;
  tomorrow: string;
};
type Open = 'nothing' | 'event' | 'season';

/** What a team has planned, to be answered in place; staff add to it, one by one or a season at once. */
export function TeamEvents({ teamId, events, tournaments, mayEdit, timeZone, tomorrow }: Props) {
  const [open, setOpen] = useState<Open>('nothing');
  const [closed, setClosed] = useState<Open>('nothing');
  const close = () => {
    setClosed(open);
    setOpen('nothing');
  };
  const shown = () => location.assign(`/team-member/${teamId}?view=events`);
  return (
    <div>
      {mayEdit && open === 'nothing' && (
        <div className="mb-6 flex flex-wrap gap-3">
          <button
            type="button"
            ref={closed === 'event' ? focusIt : undefined}
            className="button button-accent max-sm:grow"
            onClick={() => setOpen('event')}
          >
            Add an event
          </button>
          <button
            type="button"
            ref={closed === 'season' ? focusIt : undefined}
            className="button button-plain max-sm:grow"
            onClick={() => setOpen('season')}
          >
            Paste a season
          </button>
        </div>
      )}
      {open === 'event' && (
        <section aria-labelledby="new-event" className="card mb-8 max-w-4xl p-5 sm:p-7">
          <h2 id="new-event" ref={focusIt} tabIndex={-1} className="mb-5 text-2xl outline-none">
            A new event
          </h2>
          <DataForm
            call={addTeamEvent}
            fields={newEventFields}
            values={{
              kind: 'training',
              starts_local: `${tomorrow}T18:00`,
              ends_local: `${tomorrow}T19:30`,
              time_zone: timeZone,
              remind_before: '1440',
              tell: true,
            }}
            fixed={{ id: teamId }}
            adapt={adaptEvent}
            draft="new-event"
            submit="Plan it"
            cancel={{ label: 'Not now', onCancel: close }}
            onSaved={shown}
          />
        </section>
      )}
      {open === 'season' && <SeasonPaste teamId={teamId} timeZone={timeZone} onCancel={close} onDone={shown} />}
      {events.length + tournaments.length > 0 && (
        <UpcomingEvents events={events} tournaments={tournaments} view="list" days={[]} hasTeam={false} />
      )}
    </div>
  );
}
