import { useState } from 'react';
import type { SocialName, SocialWay, User } from '../../contract/identity.ts';
import { socialLabels } from '../../contract/social.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { askByPopup } from './social-popup.ts';
import { prepareStart } from './start-social.ts';
import { welcomeText } from './welcome-text.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { useWayBack } from '../shared/use-way-back.ts';

type Props = {
  ways: readonly SocialWay[];
  returnTo: string | undefined;
  /** Links the provider's account to the signed-in user; `onLinked` is called if that happened in a popup. */
  isLinking?: boolean;
  onLinked?: (user: User) => void;
};
type State =
  | { step: 'idle'; /** Its popup was closed before anybody signed in. */ closed?: SocialName }
  | { step: 'waiting'; name: SocialName }
  | { step: 'leaving'; name: SocialName };

/** Sign in with a provider: in a popup where spec §4 says so and the browser allows it, otherwise by a redirect. */
export function SocialButtons({ ways, returnTo, isLinking = false, onLinked }: Props) {
  const [state, setState] = useState<State>({ step: 'idle' });

  useWayBack(() => setState({ step: 'idle' }));

  function leave(name: SocialName) {
    setState({ step: 'leaving', name });
    location.assign(prepareStart({ name, mode: 'redirect', returnTo, isLinking }));
  }

  async function start({ name, mode }: SocialWay) {
    if (mode === 'redirect') return leave(name);
    setState({ step: 'waiting', name });
    const answer = await askByPopup(prepareStart({ name, mode, returnTo, isLinking }));
    if (answer.outcome === 'blocked') return leave(name);
    if (answer.outcome === 'closed') return setState({ step: 'idle', closed: name });
    setState({ step: 'idle' });
    // Spec §4: without a user the visitor goes to /.
    if (!answer.user) return location.assign('/');
    if (isLinking) onLinked?.(answer.user);
    else finishSignIn(answer.user, returnTo, welcomeText(answer.user));
  }

  return (
    <div>
      <ul className="space-y-2.5">
        {ways.map((way) => (
          <li key={way.name}>
            <BusyButton
              className="button button-plain w-full justify-between px-3 text-left"
              isBusy={state.step !== 'idle'}
              onClick={() => void start(way)}
            >
              Continue with {socialLabels[way.name]}
              {way.isSandbox && <span className="text-xs text-muted">Sandbox</span>}
            </BusyButton>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state.step === 'waiting' && `${socialLabels[state.name]} is open in another window. Close it to choose again.`}
        {state.step === 'idle' &&
          state.closed &&
          `The window of ${socialLabels[state.closed]} was closed before you signed in. Please choose again.`}
      </p>
      {ways.some(({ isSandbox }) => isSandbox) && (
        <p className="mt-3 text-sm text-muted">A sandbox is a page of this installation that stands in where no key is set.</p>
      )}
    </div>
  );
}
