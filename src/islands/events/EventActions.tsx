import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { remindPlayers } from '../../contract/event-answers.ts';
import { addTeamEvent, cancelTeamEvent, deleteTeamEvent, restoreTeamEvents } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { Scope } from '../../contract/shared-fields.ts';
import { putEvent, refreshEvent } from '../../stores/events.ts';
import { limits } from '../../contract/limits.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { carryToast } from '../shared/carried-toast.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { showToast } from '../shared/toast.ts';
import { fieldsAWeekLater } from './fields-a-week-later.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

/** `now`: the time, from `useNow`. `isBack`: the form was just closed and had the focus. */
type Props = { event: TeamEvent; now: number; isBack: boolean; onEdit: () => void };
type Asking = 'nothing' | 'cancel' | 'delete';

/** The staff's actions on an event as a whole. */
export function EventActions({ event, now, isBack, onEdit }: Props) {
  const [asking, setAsking] = useState<Asking>('nothing');
  const [scope, setScope] = useState<Scope>('one');
  const [reason, setReason] = useState('');
  const [deleted, setDeleted] = useState<string[]>();
  const [isBusy, setBusy] = useState(false);
  const { team_id, id, version } = event;
  const which = { team_id, event_id: id, version, scope };
  const isOff = event.cancelled_at !== null;
  const isOver = Date.parse(event.ends_at) < now;

  function show(changed: readonly TeamEvent[]) {
    for (const one of changed) putEvent(one);
    refreshEvent({ team: team_id, event: id });
  }
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      void showToast(error.message, 'error');
    } finally {
      setBusy(false);
    }
  }
  const restore = (ids: string[]) =>
    run(async () => {
      show((await askSignedIn(restoreTeamEvents, { team_id, event_ids: ids })).response);
      setDeleted(undefined);
    });
  const remind = () =>
    run(async () => {
      const { reminded, unreachable } = await askSignedIn(remindPlayers, { event_id: id, team_id });
      const others = unreachable > 0 ? ` ${unreachable} have no address.` : '';
      void showToast(reminded === 0 ? `Nobody is left to remind now.${others}` : `Reminded: ${reminded}.${others}`, 'success');
    });
  const duplicate = () =>
    run(async () => {
      const { response } = await askSignedIn(addTeamEvent, fieldsAWeekLater(event));
      if (!response[0]) return;
      carryToast({ text: 'Planned again, a week later. Nobody was told by mail.', kind: 'success' });
      location.assign(`/team/player-availability/${team_id}/${response[0].id}`);
      // Busy until this page is left, and usable again when the reader comes back to it.
      await new Promise((left) => addEventListener('pagehide', left, { once: true }));
    });

  if (deleted) {
    return (
      <div role="status" className="card flex flex-wrap items-center gap-4 border-2 border-ink p-5">
        <p className="font-semibold">
          {deleted.length === 1 ? 'The event is deleted.' : `${deleted.length} events are deleted.`} Nobody was told.
        </p>
        <BusyButton className="button button-accent" isBusy={isBusy} onClick={() => void restore(deleted)}>
          Bring back
        </BusyButton>
        <a className="button button-plain" href={`/team-member/${team_id}?view=events`}>
          To the events
        </a>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {!isOff && !isOver && (
        <BusyButton className="button button-accent" isBusy={isBusy} onClick={() => void remind()}>
          Remind who has not answered
        </BusyButton>
      )}
      {!isOff && (
        <button type="button" ref={isBack ? focusIt : undefined} className="button button-plain" onClick={onEdit}>
          Change
        </button>
      )}
      <BusyButton className="button button-plain" isBusy={isBusy} onClick={() => void duplicate()}>
        Same again in a week
      </BusyButton>
      {isOff ? (
        <BusyButton className="button button-plain" isBusy={isBusy} onClick={() => void restore([id])}>
          It takes place after all
        </BusyButton>
      ) : (
        !isOver && (
          <button type="button" className="button button-plain" onClick={() => setAsking('cancel')}>
            Call it off
          </button>
        )
      )}
      <button type="button" className="button button-plain" onClick={() => setAsking('delete')}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={asking === 'cancel'}
        onClose={() => setAsking('nothing')}
        title="Call it off?"
        text="It stays in the calendar, crossed out. Everybody who has not said no gets a mail."
        confirm="Call it off"
        onConfirm={async () => {
          show((await askSignedIn(cancelTeamEvent, { ...which, reason })).response);
        }}
      >
        {event.series_id && <ScopeChoice event={event} scope={scope} onScope={setScope} />}
        <label className="mb-4 block font-semibold">
          Why (optional)
          <input
            className="field mt-1"
            value={reason}
            maxLength={limits.cancelReasonLength}
            onChange={(change) => setReason(change.currentTarget.value)}
          />
        </label>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onClose={() => setAsking('nothing')}
        title="Delete it?"
        text="It is gone from every calendar, and nobody is told. To tell people, call it off instead."
        confirm="Delete it"
        onConfirm={async () => {
          const { event_ids: ids } = await askSignedIn(deleteTeamEvent, which);
          setDeleted(ids);
        }}
      >
        {event.series_id && <ScopeChoice event={event} scope={scope} onScope={setScope} />}
      </ConfirmDialog>
    </div>
  );
}
