import { editTeamEvent, getTeamEvent } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { putEvent, refreshEvent } from '../../stores/events.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { LaterForm } from '../shared/data-form/LaterForm.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { adaptEditOf, editEventFields, valuesOf } from './event-fields.ts';
import { useEditPreview } from './use-edit-preview.tsx';

const fixedOf = ({ team_id, id, version }: TeamEvent) => ({ team_id, event_id: id, version });

/** The form that changes an event, or the whole series after a preview. `onLeave` is called when it is saved or left. */
export function ChangeEvent({ event, onLeave }: { event: TeamEvent; onLeave: () => void }) {
  const { confirm, dialog } = useEditPreview(event);
  return (
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
        cancel={{ label: 'Leave it as it is', onCancel: onLeave }}
        reload={async () => {
          const { response } = await askSignedIn(getTeamEvent, { team_id: event.team_id, event_id: event.id });
          return { values: valuesOf(response), fixed: fixedOf(response) };
        }}
        onSaved={({ response }) => {
          for (const one of response) putEvent(one);
          refreshEvent({ team: event.team_id, event: event.id });
          onLeave();
        }}
      />
      {dialog}
    </section>
  );
}
