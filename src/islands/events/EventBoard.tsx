import { useRef, useState } from 'react';
import type { EventPlayer } from '../../contract/event-answers.ts';
import { editTeamEvent, getTeamEvent } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { eventPages, putEvent, refreshEvent } from '../../stores/events.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { LaterForm } from '../shared/data-form/LaterForm.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { adaptEditOf, editEventFields, valuesOf } from './event-fields.ts';
import { EventActions } from './EventActions.tsx';
import { PlayerGroups } from './PlayerGroups.tsx';
import { useEarlyInput } from '../shared/use-early-input.ts';
import { useNow } from '../shared/use-now.ts';
import { useEntity } from '../shared/use-entity.ts';
import { useEditPreview } from './use-edit-preview.tsx';

type Props = { event: TeamEvent; players: readonly EventPlayer[]; mayKeep: boolean; now: number };

const fixedOf = ({ team_id, id, version }: TeamEvent) => ({ team_id, event_id: id, version });

/** An event with its players. Staff can change or cancel it, send reminders, answer for others and mark attendance. */
export function EventBoard({ event: first, players, mayKeep, now: renderedAt }: Props) {
  const here = { team: first.team_id, event: first.id };
  const { events } = useEntity(eventPages, { of: 'event', ...here }, { events: [first], tournaments: [], next: null });
  const event = events[0] ?? first;
  const now = useNow(renderedAt);
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame);
  const [isEditing, setEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const { confirm, dialog } = useEditPreview(event);
  const leave = () => {
    setEditing(false);
    setWasEditing(true);
  };
  return (
    <div ref={frame} className="space-y-8">
      {mayKeep && !isEditing && <EventActions event={event} now={now} isBack={wasEditing} onEdit={() => setEditing(true)} />}
      {isEditing && (
        <section aria-labelledby="edit-event" className="card max-w-4xl p-5 sm:p-7">
          <h2 id="edit-event" ref={focusIt} tabIndex={-1} className="mb-5 text-2xl outline-none">
            Change the event
          </h2>
          <LaterForm
            call={editTeamEvent}
            fields={editEventFields(event)}
            values={valuesOf(event)}
            fixed={fixedOf(event)}
            adapt={adaptEditOf(event)}
            confirm={confirm}
            draft={`event-${event.id}`}
            submit="Save it"
            cancel={{ label: 'Leave it as it is', onCancel: leave }}
            reload={async () => {
              const { response } = await askSignedIn(getTeamEvent, { team_id: event.team_id, event_id: event.id });
              return { values: valuesOf(response), fixed: fixedOf(response) };
            }}
            onSaved={({ response }) => {
              for (const one of response) putEvent(one);
              refreshEvent(here);
              leave();
            }}
          />
          {dialog}
        </section>
      )}
      <PlayerGroups event={event} players={players} mayKeep={mayKeep} now={now} />
    </div>
  );
}
