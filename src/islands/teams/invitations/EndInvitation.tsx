import { CallRefused } from '../../../api-client/ask.ts';
import { revokeInvitation, type Invitation } from '../../../contract/invitations.ts';
import { refreshInvitations } from '../../../stores/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { showToast } from '../../shared/toast.ts';
import type { DeskTeam } from './InvitationDesk.tsx';

type Props = { team: DeskTeam; invitation: Invitation | undefined; onClose: () => void; onEnded: () => void };

/** Asks for confirmation before an invitation or a link is revoked. */
export function EndInvitation({ team, invitation, onClose, onEnded }: Props) {
  const isLink = invitation?.kind === 'link';
  return (
    <ConfirmDialog
      isOpen={invitation !== undefined}
      onClose={onClose}
      title={isLink ? 'End this link?' : 'Take the invitation back?'}
      text={
        isLink
          ? 'The link, its code and its QR code open nothing any more.'
          : `The link in the mail to ${invitation?.to ?? ''} opens nothing any more.`
      }
      confirm={isLink ? 'End the link' : 'Take it back'}
      onConfirm={async () => {
        if (!invitation) return;
        try {
          await askSignedIn(revokeInvitation, { invitation_id: invitation.id, team_id: team.id });
        } catch (error) {
          // Its answer is shown in the list behind the dialog.
          if (error instanceof CallRefused && error.code === 'invitationAnswered') refreshInvitations(team.id);
          // It no longer exists, as intended.
          if (!(error instanceof CallRefused) || error.code !== 'noSuchInvitation') throw error;
        }
        onEnded();
        void showToast(isLink ? 'The link has ended.' : 'The invitation is taken back.', 'success');
      }}
    />
  );
}
