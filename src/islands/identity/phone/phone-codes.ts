import type { PhoneService } from '../../../contract/identity.ts';

/** What came of a typed code. A token vouches for the number. */
export type Confirmed = { outcome: 'right'; token: string } | { outcome: 'wrong' | 'failed'; text: string };
export type SentText = { outcome: 'sent'; confirm: (code: string) => Promise<Confirmed> } | { outcome: 'failed'; text: string };

/** Sends a code to a number in E.164, and takes it back for a token. Every failure has a text that may be shown. */
export type SendText = (phone: string) => Promise<SentText>;

/** Firebase's code is large: it is loaded when somebody opens the phone's tab, and nowhere before. */
export async function loadSendText(service: PhoneService): Promise<SendText> {
  if (service === 'sandbox') return (await import('./sandbox-codes.ts')).sendSandboxText;
  return (await import('./firebase-codes.ts')).sendFirebaseText;
}
