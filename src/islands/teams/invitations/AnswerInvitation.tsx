import { useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { acceptMailInvitation, rejectMailInvitation, type OpenInvitation } from '../../../contract/answer-invitation.ts';
import { messages } from '../../../contract/messages.ts';
import { loginAddress } from '../../../contract/return-path.ts';
import { endMySession } from '../../../stores/my-session.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { leaveFor } from '../../shared/leave-for.ts';

type Props = {
  invitation: OpenInvitation;
  /** The last day, as it is shown. */
  openUntil: string;
  /** The token or code of the invitation. */
  proof: string;
  /** The address to return to after signing in. */
  path: string;
  /** The user who would join; undefined for a visitor. */
  viewer: { name: string; email: string | null } | undefined;
};
type State = { step: 'asked'; failure?: string } | { step: 'sending' } | { step: 'rejected' };

/** Accepts or declines an invitation. The link is the proof: whoever is signed in joins, and is shown as whom before. */
export function AnswerInvitation({ invitation: { team, mayReject }, openUntil, proof, path, viewer }: Props) {
  const [state, setState] = useState<State>({ step: 'asked' });
  const isSending = state.step === 'sending';

  async function run(what: () => Promise<void>) {
    setState({ step: 'sending' });
    try {
      await what();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'asked', failure: error.message });
    }
  }
  const join = () =>
    run(async () => {
      await askSignedIn(acceptMailInvitation, { token: proof });
      carryToast({ text: `You are in. Welcome to ${team.name}.`, kind: 'success' });
      leaveFor(`/team-member/${team.id}`);
    });
  const reject = () =>
    run(async () => {
      await ask(rejectMailInvitation, { token: proof });
      setState({ step: 'rejected' });
    });
  const switchAccount = () =>
    run(async () => {
      await endMySession();
      leaveFor(loginAddress(path));
    });

  if (state.step === 'rejected') {
    return (
      <>
        <p role="status" className="text-lg font-semibold">
          You said no. {team.name} can see it, and nothing more will come.
        </p>
        <a className="button button-plain mt-4" href={viewer ? '/dashboard/' : '/'}>
          {viewer ? 'To my day' : 'To the home page'}
        </a>
      </>
    );
  }
  return (
    <div className="space-y-4">
      {viewer && (
        <p className="rounded-card bg-sunken p-3.5">
          You join as <strong className="font-semibold">{viewer.name}</strong>
          {viewer.email && <span className="wrap-anywhere text-muted"> ({viewer.email})</span>}.{' '}
          <BusyButton className="link font-semibold" isBusy={isSending} onClick={() => void switchAccount()}>
            Use another account
          </BusyButton>
        </p>
      )}
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {state.step === 'asked' ? state.failure : ''}
      </p>
      <div className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
        {viewer ? (
          <BusyButton data-replay className="button button-accent min-h-13 text-lg" isBusy={isSending} onClick={() => void join()}>
            {isSending ? messages.pleaseWait : 'Yes, I join'}
          </BusyButton>
        ) : (
          <a className="button button-accent min-h-13 text-lg" href={loginAddress(path)}>
            Yes, sign in to join
          </a>
        )}
        {mayReject && (
          <BusyButton data-replay className="button button-plain min-h-13 text-lg" isBusy={isSending} onClick={() => void reject()}>
            No, thanks
          </BusyButton>
        )}
      </div>
      {!viewer && (
        <p className="text-muted">New here? Signing in makes your account: a code by mail, five or six answers, and you are back here.</p>
      )}
      <p className="text-sm text-muted">Open until {openUntil}.</p>
    </div>
  );
}
