import { ask, CallRefused } from '../../api-client/ask.ts';
import { initiateEmailVerification } from '../../contract/identity.ts';
import { refusalTexts } from '../../contract/messages.ts';

/** `delayed`: the mail server is not reachable; the code exists and will be mailed later. */
export type SentCode =
  | {
      outcome: 'sent';
      askedAt: number;
      codeLength: number;
      /** False if a valid code was mailed within the last hour. */ isMailed: boolean;
    }
  | { outcome: 'delayed'; askedAt: number; text: string }
  | { outcome: 'failed'; text: string };

/** Requests a code by mail; resolves to the outcome with the spec's text for it. */
export async function sendCode(email: string): Promise<SentCode> {
  const askedAt = Date.now();
  try {
    const { codeLength, isMailed } = await ask(initiateEmailVerification, { email });
    return { outcome: 'sent', askedAt, codeLength, isMailed };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === 'codeNotSent') return { outcome: 'delayed', askedAt, text: error.message };
    return { outcome: 'failed', text: error.code === 'tooManyRequests' ? error.message : refusalTexts.codeNotSent };
  }
}
