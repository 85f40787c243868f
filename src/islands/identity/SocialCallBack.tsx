import { useEffect, useState } from 'react';
import { ask, CallRefused } from '../../api-client/ask.ts';
import type { Answer, Fields } from '../../contract/call.ts';
import { callBackPath, finishSocialSignIn, providerOfState, socialFailedText } from '../../contract/social.ts';
import { keepUser } from '../../stores/session.ts';
import { carryToast } from '../shared/carried-toast.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { CallBackScreen } from './CallBackScreen.tsx';
import { SocialFailed } from './SocialFailed.tsx';
import { openerOf, tellOpener } from './social-opener.ts';
import { isOwnState } from './start-social.ts';
import { welcomeText } from './welcome-text.ts';

type State = { step: 'finishing' } | { step: 'failed'; text: string } | { step: 'done'; goTo: string };

function goOn({ user, goTo, isLinked }: Answer<typeof finishSocialSignIn>): void {
  if (!isLinked) return finishSignIn(user, goTo, welcomeText(user));
  keepUser(user);
  carryToast({ text: 'This is a way in to your account now.', kind: 'success' });
  location.replace(goTo);
}

/** Hands what the provider sent to the server, then goes on: a popup tells its opener and closes, everything else goes to its page. */
export function SocialCallBack(sent: Fields<typeof finishSocialSignIn>) {
  const { state: sentState = '' } = sent;
  const failed = socialFailedText(providerOfState(sentState));
  const [state, setState] = useState<State>(sentState ? { step: 'finishing' } : { step: 'failed', text: failed });

  async function finish() {
    if (!isOwnState(sentState)) return setState({ step: 'failed', text: failed });
    try {
      const answer = await ask(finishSocialSignIn, sent);
      if (answer.mode !== 'popup' || !openerOf()) return goOn(answer);
      tellOpener({ type: 'elevate-social', user: answer.user });
      setState({ step: 'done', goTo: answer.goTo });
      window.close();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'failed', text: error.code === 'socialFailed' || error.code === 'network' ? failed : error.message });
    }
  }

  useEffect(() => {
    if (!sentState) return;
    // A code is of use once: it stays in no history, and a reload does not send it again.
    history.replaceState(null, '', callBackPath);
    void finish();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was opened with
  }, []);

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
  return <SocialFailed text={state.text} />;
}
