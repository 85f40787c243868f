import type { PhoneService } from '../../../contract/identity.ts';

/** The result of a typed code. A token proves the number. */
export type Confirmed = { outcome: 'right'; token: string } | { outcome: 'wrong' | 'failed'; text: string };
export type SentText = { outcome: 'sent'; confirm: (code: string) => Promise<Confirmed> } | { outcome: 'failed'; text: string };

/** Sends a code to a number in E.164 and exchanges the code for a token. Every failure has a text that may be shown. */
export type SendText = (phone: string) => Promise<SentText>;

/** Firebase's code is large, so it is loaded only when the phone tab is opened. */
export async function loadSendText(service: PhoneService): Promise<SendText> {
  if (service === 'sandbox') return (await import('./sandbox-codes.ts')).sendSandboxText;
  return (await import('./firebase-codes.ts')).sendFirebaseText;
}
