import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Ward } from '../../../contract/guardians.ts';
import { invite, makeInvitationLink } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { LaterForm } from '../../shared/data-form/LaterForm.tsx';
import { showToast } from '../../shared/toast.ts';
import type { DeskTeam } from './InvitationDesk.tsx';

type Props = { team: DeskTeam; ward: Ward; hasCode: boolean; onInvited: () => void };

/** Invites a guardian of a minor, by mail or with a code. */
export function InviteGuardian({ team, ward, hasCode, onInvited }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { member_id: member, name } = ward;

  async function makeCode() {
    setBusy(true);
    try {
      await askSignedIn(makeInvitationLink, { team_id: team.id, as: 'guardian', member_id: member });
      onInvited();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      void showToast(error.message, 'error');
    } finally {
      setBusy(false);
    }
  }

  return isAsking ? (
    <LaterForm
      call={invite}
      draft={`guardian-of-${member}`}
      fields={[{ kind: 'email', name: 'email', label: `E-mail of a guardian of ${name}`, longest: limits.emailLength, isWide: true }]}
      values={{ email: '' }}
      fixed={{ team_id: team.id, as: 'guardian', member_id: member }}
      submit="Ask them"
      saved="The guardian is asked."
      cancel={{ label: 'Not now', onCancel: () => setAsking(false) }}
      onSaved={() => {
        setAsking(false);
        onInvited();
      }}
    />
  ) : (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="button button-plain"
        aria-label={`Ask by mail: a guardian of ${name}`}
        onClick={() => setAsking(true)}
      >
        Ask by mail
      </button>
      {!hasCode && (
        <BusyButton
          className="button button-plain"
          aria-label={`Make a code for a guardian of ${name}`}
          isBusy={isBusy}
          onClick={() => void makeCode()}
        >
          Make a code
        </BusyButton>
      )}
    </div>
  );
}
