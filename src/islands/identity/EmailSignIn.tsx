import { ask, CallRefused } from '../../api-client/ask.ts';
import { verifyEmailPasscode } from '../../contract/identity.ts';
import { messages, refusalTexts } from '../../contract/messages.ts';
import type { CodeOutcome } from './CodeStep.tsx';
import { EmailCode } from './EmailCode.tsx';
import { finishSignIn } from './finish-sign-in.ts';

type Props = { isMailLocal: boolean; returnTo: string | undefined };

const withoutEmail = { asking: messages.emailRequired, havingCode: messages.emailRequired };

/** Spec §4's e-mail sign-in. */
export function EmailSignIn({ isMailLocal, returnTo }: Props) {
  async function verify(email: string, passcode: string): Promise<CodeOutcome> {
    try {
      finishSignIn(await ask(verifyEmailPasscode, { email, passcode }), returnTo);
      return { outcome: 'right' };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === 'tooManyRequests') return { outcome: 'failed', text: error.message };
      return { outcome: error.code === 'wrongCode' ? 'wrong' : 'failed', text: refusalTexts.wrongCode };
    }
  }
  return <EmailCode isMailLocal={isMailLocal} withoutEmail={withoutEmail} verify={verify} />;
}
