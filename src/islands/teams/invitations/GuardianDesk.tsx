import { useState } from 'react';
import type { Ward } from '../../../contract/guardians.ts';
import { removeGuardian } from '../../../contract/guardians.ts';
import type { Invitation } from '../../../contract/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { showToast } from '../../shared/toast.ts';
import type { DeskTeam } from './InvitationDesk.tsx';
import { WardRow } from './WardRow.tsx';

type Props = {
  team: DeskTeam;
  wards: readonly Ward[];
  invitations: readonly Invitation[];
  onInvited: () => void;
  reload: () => void;
};
type Removing = { ward: Ward; guardian: Ward['guardians'][number] };

/** The minors of the team with their guardians, and a form to invite further ones. */
export function GuardianDesk({ team, wards, invitations, onInvited, reload }: Props) {
  const [removing, setRemoving] = useState<Removing>();
  const [isOpen, setOpen] = useState(false);
  const isLimited = wards.some(({ may_invite_guardian: mayInvite }) => !mayInvite);

  return (
    <div className="max-w-4xl">
      <p className="mb-4 text-muted">
        Guardians answer and read for a player under 18, and get their mails. Each is asked and has to say yes.
        {isLimited &&
          ' For a child who has a guardian or an account, only the owner and the managers of the team invite or remove guardians.'}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {wards.map((ward) => (
          <WardRow
            key={ward.member_id}
            team={team}
            ward={ward}
            codes={invitations.filter(({ kind, state, member }) => kind === 'link' && state === 'pending' && member?.id === ward.member_id)}
            onInvited={() => {
              reload();
              onInvited();
            }}
            onRemove={(guardian) => {
              setRemoving({ ward, guardian });
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Remove this guardian?"
        text={removing ? `${removing.guardian.name} no longer answers and reads for ${removing.ward.name}.` : ''}
        confirm="Remove"
        onConfirm={async () => {
          if (!removing) return;
          await askSignedIn(removeGuardian, { team_id: team.id, member_id: removing.ward.member_id, user_id: removing.guardian.user_id });
          reload();
          void showToast('The guardian is removed.', 'success');
        }}
      />
    </div>
  );
}
