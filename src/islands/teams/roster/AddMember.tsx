import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { addPlayer, type TeamMember } from '../../../contract/team-members.ts';
import { LaterForm } from '../../shared/data-form/LaterForm.tsx';
import { Dialog } from '../../shared/Dialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { memberFields } from './member-fields.ts';

type Props = { team: string; /** Whether it is the main thing to do here. */ isMain: boolean; onAdded: (member: TeamMember) => void };

/** Adds a member, who needs no account. The form stays open for the next one. */
export function AddMember({ team, isMain, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState(0);
  return (
    <>
      <button type="button" className={`button ${isMain ? 'button-accent' : 'button-plain'}`} onClick={() => setOpen(true)}>
        Add a player
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Add a player"
        description="They need no account. You can invite them later."
      >
        <LaterForm
          key={added}
          call={addPlayer}
          draft="new-player"
          fields={memberFields}
          values={{ squad: 'player', is_minor: false }}
          fixed={{ team_id: team }}
          submit="Add to the roster"
          cancel={{ label: 'Done', onCancel: () => setOpen(false) }}
          onSaved={({ response }) => {
            onAdded(response);
            setAdded((before) => before + 1);
            void showToast(messages.memberAdded, 'success');
          }}
        />
      </Dialog>
    </>
  );
}
