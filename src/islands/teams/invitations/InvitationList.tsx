import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { resendTeamInvitation, type Invitation } from '../../../contract/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { showToast } from '../../shared/toast.ts';
import { EndInvitation } from './EndInvitation.tsx';
import type { DeskTeam } from './InvitationDesk.tsx';
import { InvitationRow } from './InvitationRow.tsx';

type Props = {
  team: DeskTeam;
  invitations: readonly Invitation[];
  onChanged: (invitation: Invitation) => void;
  onEnded: () => void;
};

const isUnanswered = ({ state }: Invitation) => state === 'pending' || state === 'ended';

/** Personal invitations: open ones and those that ended without an answer first, the others folded. */
export function InvitationList({ team, invitations, onChanged, onEnded }: Props) {
  const [ending, setEnding] = useState<Invitation>();
  const [sendingId, setSendingId] = useState<string>();
  const waiting = invitations.filter(isUnanswered);
  const ended = invitations.filter((invitation) => !isUnanswered(invitation));

  async function resend({ id, to }: Invitation) {
    setSendingId(id);
    try {
      const { response } = await askSignedIn(resendTeamInvitation, { team_id: team.id, invitation_id: id });
      onChanged(response);
      void showToast(`Sent to ${to} again. The link in the mail before has ended.`, 'success');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      void showToast(error.message, 'error');
    } finally {
      setSendingId(undefined);
    }
  }
  const rows = (shown: readonly Invitation[]) => (
    <ul className="divide-y divide-line border-b border-line">
      {shown.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          isSending={sendingId === invitation.id}
          onResend={() => void resend(invitation)}
          onEnd={() => setEnding(invitation)}
        />
      ))}
    </ul>
  );

  if (invitations.length === 0) {
    return (
      <p className="text-muted">Nobody has been invited yet. Everybody you invite by mail or by name is listed here with their answer.</p>
    );
  }
  return (
    <>
      {waiting.length > 0 ? rows(waiting) : <p className="text-muted">Everybody has answered.</p>}
      {ended.length > 0 && (
        <details className="group">
          <summary className="min-h-11 content-center font-semibold">Answered and ended ({ended.length})</summary>
          {rows(ended)}
        </details>
      )}
      <EndInvitation team={team} invitation={ending} onClose={() => setEnding(undefined)} onEnded={onEnded} />
    </>
  );
}
