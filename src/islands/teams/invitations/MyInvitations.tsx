import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { acceptInvitation, rejectInvitation, type MyInvitation } from '../../../contract/answer-invitation.ts';
import { messages } from '../../../contract/messages.ts';
import { myInvitations, type MyInvitationPage } from '../../../stores/invitations.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { Moment } from '../../shared/Moment.tsx';
import { showToast } from '../../shared/toast.ts';
import { invitedAsWords } from './invited-as-words.ts';
import { TeamMark } from './TeamMark.tsx';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';
import { leaveFor } from '../../shared/leave-for.ts';

type State = { step: 'idle'; failedId?: string; failure?: string } | { step: 'sending'; id: string };

/** Invitations to the viewer's addresses and profile, with yes and no. */
export function MyInvitations({ first }: { first: MyInvitationPage }) {
  const { invitations } = useEntity(myInvitations, 'me', first);
  const keptFocus = useKeptFocus();
  const [state, setState] = useState<State>({ step: 'idle' });

  async function answer({ id, team }: MyInvitation, isYes: boolean) {
    setState({ step: 'sending', id });
    try {
      await askSignedIn(isYes ? acceptInvitation : rejectInvitation, { invitation_id: id, team_id: team.id });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return setState({ step: 'idle', failedId: id, failure: error.message });
    }
    if (isYes) {
      carryToast({ text: `You are in. Welcome to ${team.name}.`, kind: 'success' });
      return leaveFor(`/team-member/${team.id}`);
    }
    myInvitations.of('me').put((now) => ({ ...now, invitations: now.invitations.filter((one) => one.id !== id) }));
    setState({ step: 'idle' });
    void showToast(`You said no to ${team.name}.`, 'success');
  }

  return (
    <div {...keptFocus}>
      {invitations.length === 0 && <p className="text-muted">Nothing waits for you. What teams send to your addresses appears here.</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {invitations.map((invitation) => {
          const { id, team, as, invitedBy, note, ward, to, expiresAt } = invitation;
          const isSending = state.step === 'sending';
          return (
            <li key={id} data-row={id} className="grid gap-x-5 gap-y-4 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
              <div className="flex gap-4 sm:contents">
                <TeamMark team={team} />
                <div className="min-w-0">
                  <h3 className="text-xl wrap-anywhere">{team.name}</h3>
                  <p>
                    {invitedBy || 'The team'} asks you {invitedAsWords(as, ward)}.
                  </p>
                  {note && <p className="mt-1 border-l-3 border-line pl-3 whitespace-pre-line wrap-anywhere">{note}</p>}
                  <p className="text-sm text-muted wrap-anywhere">
                    {to && `To ${to}. `}Open until <Moment at={expiresAt} />
                  </p>
                  <p role="alert" className="font-semibold text-bad empty:hidden">
                    {state.step === 'idle' && state.failedId === id ? state.failure : ''}
                  </p>
                </div>
              </div>
              <div className="grid at-most-2 gap-3">
                <BusyButton
                  className="button button-accent"
                  isBusy={isSending}
                  onClick={() => void answer(invitation, true)}
                  aria-label={`Join ${team.name}`}
                >
                  {isSending && state.id === id ? messages.pleaseWait : 'Join'}
                </BusyButton>
                <BusyButton
                  className="button button-plain"
                  isBusy={isSending}
                  onClick={() => void answer(invitation, false)}
                  aria-label={`Say no to ${team.name}`}
                >
                  No
                </BusyButton>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
