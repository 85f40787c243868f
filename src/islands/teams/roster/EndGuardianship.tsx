import { useState } from 'react';
import { removeGuardian, type Ward } from '../../../contract/guardians.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { leaveFor } from '../../shared/leave-for.ts';

type Props = {
  team: string;
  ward: Pick<Ward, 'member_id' | 'name'>;
  reader: string;
  /** Whether the child is no longer in the team. */
  hasLeft?: boolean;
};

const texts = {
  inTeam: 'You no longer answer and read for them, and get no more messages about them. The team’s managers can invite you again.',
  left: 'If they come back to the team, you are not their guardian there. Its managers can invite you again.',
};

/** Ends that the reader is a guardian of this child. It leads to their teams, because they may not see this one any more. */
export function EndGuardianship({ team, ward, reader, hasLeft = false }: Props) {
  const [isOpen, setOpen] = useState(false);

  async function end() {
    await askSignedIn(removeGuardian, { team_id: team, member_id: ward.member_id, user_id: reader });
    carryToast({ text: `You are no longer a guardian of ${ward.name} in this team.`, kind: 'success' });
    leaveFor('/teams');
  }

  return (
    <>
      <button
        type="button"
        data-replay
        className="link mt-3 min-h-11"
        aria-label={`Stop being a guardian of ${ward.name}`}
        onClick={() => setOpen(true)}
      >
        Stop being a guardian
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Stop being a guardian of ${ward.name}?`}
        text={hasLeft ? texts.left : texts.inTeam}
        confirm="Stop"
        onConfirm={end}
      />
    </>
  );
}
