import { useState } from 'react';
import { addTeamEvent } from '../../contract/events.ts';
import { eventPages, refreshEvents, type EventPage } from '../../stores/events.ts';
import { LaterForm } from '../shared/data-form/LaterForm.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { useEntity } from '../shared/use-entity.ts';
import { adaptEvent, newEventFields } from './event-fields.ts';
import { SeasonPaste } from './SeasonPaste.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { leaveFor } from '../shared/leave-for.ts';

type Props = {
  teamId: string;
  /** The cursor where this page of events starts; '' for the first page. */
  after: string;
  first: EventPage;
  mayEdit: boolean;
  timeZone: string;
  tomorrow: string;
  /** The time at which the server rendered this, in milliseconds. */
  now: number;
};
type Open = 'nothing' | 'event' | 'season';

/** The events of a team with buttons to answer. Staff can add events, singly or as a pasted season. */
export function TeamEvents({ teamId, after, first, mayEdit, timeZone, tomorrow, now }: Props) {
  const query = { of: 'team', team: teamId, after } as const;
  const { events, tournaments, next } = useEntity(eventPages, query, first);
  const [open, setOpen] = useState<Open>('nothing');
  const [wasPasting, setWasPasting] = useState(false);
  const close = () => {
    setWasPasting(open === 'season');
    setOpen('nothing');
  };
  const address = `/team-member/${teamId}?view=events`;
  const show = () => {
    // The new events may belong on an earlier page, so the first page is opened.
    if (after) return leaveFor(address);
    refreshEvents(teamId);
    close();
  };
  return (
    <div>
      {events.length + tournaments.length === 0 && (
        <div className="mb-6">
          <h2 className="text-2xl">Nothing is planned</h2>
          <p className="mt-1 text-muted">
            {mayEdit
              ? 'Add the next training, or paste the whole season at once. The squad is asked by mail.'
              : 'When a game or a training is planned, it stands here.'}
          </p>
        </div>
      )}
      {mayEdit && open !== 'season' && (
        <div className="mb-6 flex flex-wrap gap-3">
          <button type="button" className="button button-accent max-sm:grow" onClick={() => setOpen('event')}>
            Add an event
          </button>
          <button
            type="button"
            ref={wasPasting ? focusIt : undefined}
            className="button button-plain max-sm:grow"
            onClick={() => setOpen('season')}
          >
            Paste a season
          </button>
        </div>
      )}
      <Dialog isOpen={open === 'event'} onClose={close} title="A new event" isWide>
        <LaterForm
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
          fixed={{ team_id: teamId }}
          adapt={adaptEvent}
          draft="new-event"
          submit="Plan it"
          cancel={{ label: 'Not now', onCancel: close }}
          onSaved={show}
        />
      </Dialog>
      {open === 'season' && <SeasonPaste teamId={teamId} timeZone={timeZone} onCancel={close} onDone={show} />}
      {events.length + tournaments.length > 0 && (
        <UpcomingEvents query={query} first={first} view="list" days={[]} hasTeam={false} now={now} />
      )}
      {next && (
        <a className="button button-plain mt-6" href={`${address}&after=${next}`}>
          Later events
        </a>
      )}
    </div>
  );
}
