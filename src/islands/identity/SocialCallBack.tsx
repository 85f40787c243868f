import { useEffect, useState } from 'react';
import { ask, CallRefused } from '../../api-client/ask.ts';
import type { Answer, Fields } from '../../contract/call.ts';
import { messages } from '../../contract/messages.ts';
import { callBackPath, finishSocialSignIn, providerOfState, socialFailedText } from '../../contract/social.ts';
import { keepUser } from '../../stores/session.ts';
import { carryToast } from '../shared/carried-toast.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { CallBackScreen } from './CallBackScreen.tsx';
import { SocialFailed } from './SocialFailed.tsx';
import { openerOf, sendToOpener } from './social-opener.ts';
import { takeStartedSignIn } from './start-social.ts';
import { welcomeText } from './welcome-text.ts';

type Sent = Fields<typeof finishSocialSignIn>;
type State = { step: 'finishing' } | { step: 'failed'; text: string; returnTo?: string | undefined } | { step: 'done'; goTo: string };

const failure = ({ state }: Sent) => ({ step: 'failed' as const, text: socialFailedText(providerOfState(state)) });

function goOn({ user, goTo, isLinked }: Answer<typeof finishSocialSignIn>): void {
  if (!isLinked) return finishSignIn(user, goTo, welcomeText(user));
  keepUser(user);
  carryToast({ text: messages.wayAdded, kind: 'success' });
  location.replace(goTo);
}

/** Sends the provider's answer to the server. A popup then sends the result to its opener and closes; a full page goes on to its target. */
async function finish(sent: Sent): Promise<State> {
  // A code works once, so it is removed from the address: neither the history nor a reload sends it again.
  history.replaceState(null, '', callBackPath);
  const { isOwn, returnTo } = takeStartedSignIn(sent.state);
  const failed = { ...failure(sent), returnTo };
  if (!sent.state || !isOwn) return failed;
  try {
    const answer = await ask(finishSocialSignIn, sent);
    if (answer.mode === 'popup' && openerOf()) {
      sendToOpener({ type: 'elevate-social', user: answer.user });
      window.close();
      return { step: 'done', goTo: answer.goTo };
    }
    goOn(answer);
    return { step: 'finishing' };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return error.code === 'socialFailed' || error.code === 'network' ? failed : { step: 'failed', text: error.message, returnTo };
  }
}

export function SocialCallBack(sent: Sent) {
  const [received] = useState(sent);
  const [state, setState] = useState<State>(sent.state ? { step: 'finishing' } : failure(sent));

  useEffect(() => void finish(received).then(setState), [received]);

  if (state.step === 'finishing') return <CallBackScreen title="Signing you in" text="One moment, please." />;
  if (state.step === 'done') {
    return (
      <CallBackScreen title="You are signed in" text="This window can be closed.">
        <a className="button button-accent" href={state.goTo}>
          Go on here
        </a>
      </CallBackScreen>
    );
  }
  return <SocialFailed text={state.text} returnTo={state.returnTo} />;
}
