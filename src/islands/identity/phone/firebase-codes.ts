import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
  type ConfirmationResult,
} from 'firebase/auth';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import type { Confirmed, SendText } from './phone-codes.ts';

/** The time limit for a reCAPTCHA. Firebase does not report a closed one, and nobody should wait for ever. */
const puzzleMs = 120_000;

const projectId = import.meta.env['PUBLIC_FIREBASE_PROJECT_ID'] as string;
const emulator = import.meta.env['PUBLIC_FIREBASE_AUTH_EMULATOR'] as string | undefined;
const app = initializeApp({
  apiKey: import.meta.env['PUBLIC_FIREBASE_API_KEY'] as string,
  projectId,
  authDomain: (import.meta.env['PUBLIC_FIREBASE_AUTH_DOMAIN'] as string | undefined) || `${projectId}.firebaseapp.com`,
});
// The server holds our session, so Firebase stores nothing in the browser.
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
auth.useDeviceLanguage();
// Also makes Firebase skip the reCAPTCHA script.
if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

let verifier: RecaptchaVerifier | undefined;

/** One reCAPTCHA for the page; invisible unless Google asks for a challenge. */
function recaptcha(): RecaptchaVerifier {
  verifier ??= new RecaptchaVerifier(auth, document.body.appendChild(document.createElement('div')), { size: 'invisible' });
  return verifier;
}

const tooMany = new Set(['auth/too-many-requests', 'auth/quota-exceeded']);

/** Firebase sends the text message; its token proves the number. */
export const sendFirebaseText: SendText = async (phone) => {
  try {
    const sent = await inTime(signInWithPhoneNumber(auth, phone, recaptcha()));
    return { outcome: 'sent', confirm: (code) => confirm(sent, code) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/invalid-phone-number') return { outcome: 'failed', text: messages.phoneIncomplete };
    return { outcome: 'failed', text: tooMany.has(code) ? refusalTexts.tooManyRequests : messages.phoneCodeFailed };
  }
};

async function confirm(sent: ConfirmationResult, code: string): Promise<Confirmed> {
  try {
    const token = await (await sent.confirm(code)).user.getIdToken();
    await signOut(auth);
    return { outcome: 'right', token };
  } catch (error) {
    return { outcome: codeOf(error) === 'auth/invalid-verification-code' ? 'wrong' : 'failed', text: refusalTexts.phoneNotVerified };
  }
}

/** Logs the reason for the operator; the screen shows what the user can do. */
function codeOf(error: unknown): string {
  if (!(error instanceof FirebaseError)) throw error;
  console.warn(`Firebase: ${error.code}`);
  return error.code;
}

function inTime<T>(waited: Promise<T>): Promise<T> {
  const late = new FirebaseError('auth/timeout', 'No answer in time');
  return Promise.race([waited, new Promise<never>((_done, fail) => setTimeout(() => fail(late), puzzleMs))]);
}
