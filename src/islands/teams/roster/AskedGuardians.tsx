import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { askGuardianAgain, type AskedGuardian } from '../../../contract/guardians.ts';
import { messages } from '../../../contract/messages.ts';
import { refreshInvitations } from '../../../stores/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { Moment } from '../../shared/Moment.tsx';
import { showToast } from '../../shared/toast.ts';
import { stateWords } from '../invitations/state-words.ts';

type Props = { team: string; asked: readonly AskedGuardian[] };

/** Who was asked to be the reader's guardian, when, and what became of it. */
export function AskedGuardians({ team, asked }: Props) {
  const [sendingId, setSendingId] = useState<string>();

  async function askAgain({ invitation_id: id, name }: AskedGuardian) {
    setSendingId(id);
    try {
      await askSignedIn(askGuardianAgain, { team_id: team, invitation_id: id });
      refreshInvitations(team);
      void showToast(`We wrote to ${name} again. The link in the mail before has ended.`, 'success');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      void showToast(error.message, 'error');
    } finally {
      setSendingId(undefined);
    }
  }

  return (
    <ul aria-label="Asked so far" className="mb-5 divide-y divide-line border-y border-line">
      {asked.map((one) => (
        <li key={one.invitation_id} className="grid gap-x-5 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <AskedWhom asked={one} />
          {one.may_ask_again && (
            <BusyButton
              className="button button-plain"
              isBusy={sendingId === one.invitation_id}
              onClick={() => void askAgain(one)}
              aria-label={`Ask again: ${one.name}`}
            >
              {sendingId === one.invitation_id ? messages.pleaseWait : 'Ask again'}
            </BusyButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function AskedWhom({ asked: { name, email, state, sent_at: sentAt, expires_at: expiresAt } }: { asked: AskedGuardian }) {
  const isOpen = state === 'pending';
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span className="font-semibold">{name || 'Somebody whom the team asked'}</span>
        <span className="text-sm font-semibold text-muted">{isOpen ? 'No answer yet' : stateWords[state]}</span>
      </p>
      {email && <p className="text-[0.9375rem] text-muted wrap-anywhere">{email}</p>}
      <p className="text-sm text-muted">
        Asked <Moment at={sentAt} />
        {isOpen && (
          <>
            , open until <Moment at={expiresAt} />
          </>
        )}
      </p>
    </div>
  );
}
