import type { MouseEvent } from 'react';
import { loginAddress } from '../../contract/return-path.ts';
import { CallBackScreen } from './CallBackScreen.tsx';
import { openerOf, sendToOpener } from './social-opener.ts';

/** Spec §8's redirect failure, with links to continue. In a popup, the opener is told and the popup closes. */
export function SocialFailed({ text, returnTo }: { text: string; returnTo: string | undefined }) {
  function backToLogin(event: MouseEvent) {
    if (!openerOf()) return;
    event.preventDefault();
    window.close();
  }
  function leave(event: MouseEvent) {
    if (!openerOf()) return;
    event.preventDefault();
    // Spec §4: a message without a user takes the visitor to /.
    sendToOpener({ type: 'elevate-social' });
    window.close();
  }
  return (
    <CallBackScreen role="alert" title={text} text="Nothing was changed. Begin again, or choose another way in.">
      <a className="button button-accent" href={returnTo ? loginAddress(returnTo) : '/login'} onClick={backToLogin}>
        Back to login
      </a>
      <a className="button button-plain" href="/" onClick={leave}>
        Home
      </a>
    </CallBackScreen>
  );
}
