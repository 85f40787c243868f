import { ask, CallRefused } from '../../../api-client/ask.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { sendSandboxCode, takeSandboxToken } from '../../../contract/phone.ts';
import type { Confirmed, SendText } from './phone-codes.ts';

/** Refusals that say by themselves what to do. */
const explained: ReadonlySet<CallRefused['code']> = new Set(['tooManyRequests', 'sandboxCodesUsed']);

/** Without an identity provider: the code is written to a file in the outbox of this installation. */
export const sendSandboxText: SendText = async (phone) => {
  try {
    await ask(sendSandboxCode, { phone });
    return { outcome: 'sent', confirm: (code) => confirm(phone, code) };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const text = explained.has(error.code) ? error.message : (error.fields['phone'] ?? messages.phoneCodeFailed);
    return { outcome: 'failed', text };
  }
};

async function confirm(phone: string, code: string): Promise<Confirmed> {
  try {
    return { outcome: 'right', token: (await ask(takeSandboxToken, { phone, code })).firebaseIdToken };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === 'tooManyRequests') return { outcome: 'failed', text: error.message };
    return { outcome: error.code === 'phoneNotVerified' ? 'wrong' : 'failed', text: refusalTexts.phoneNotVerified };
  }
}
