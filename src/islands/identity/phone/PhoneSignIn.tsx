import { ask, CallRefused } from '../../../api-client/ask.ts';
import type { PhoneService } from '../../../contract/identity.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { verifyFirebaseToken } from '../../../contract/phone.ts';
import type { CodeOutcome } from '../CodeStep.tsx';
import { finishSignIn } from '../finish-sign-in.ts';
import { PhoneCode } from './PhoneCode.tsx';

type Props = { service: PhoneService; returnTo: string | undefined };

/** Spec §4's phone sign-in: the identity token is exchanged with the server. */
export function PhoneSignIn({ service, returnTo }: Props) {
  async function prove(firebaseIdToken: string): Promise<CodeOutcome> {
    try {
      finishSignIn(await ask(verifyFirebaseToken, { firebaseIdToken }), returnTo);
      return { outcome: 'right' };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return { outcome: 'failed', text: error.code === 'tooManyRequests' ? error.message : refusalTexts.phoneNotVerified };
    }
  }
  return <PhoneCode service={service} prove={prove} />;
}
