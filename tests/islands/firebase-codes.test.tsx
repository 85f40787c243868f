import { beforeEach, expect, test, vi } from 'vitest';
import { messages, refusalTexts } from '../../src/contract/messages.ts';

const firebase = vi.hoisted(() => ({ send: vi.fn(), signOut: vi.fn() }));
const { FirebaseError } = vi.hoisted(() => ({
  FirebaseError: class extends Error {
    readonly code: string;
    constructor(code: string) {
      super(code);
      this.code = code;
    }
  },
}));
vi.mock('firebase/app', () => ({ FirebaseError, initializeApp: () => ({}) }));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({ useDeviceLanguage: () => {} }),
  inMemoryPersistence: {},
  connectAuthEmulator: () => {},
  RecaptchaVerifier: class {},
  signInWithPhoneNumber: firebase.send,
  signOut: firebase.signOut,
}));
const { sendFirebaseText } = await import('../../src/islands/identity/phone/firebase-codes.ts');

const number = '+919876543210';
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  firebase.signOut.mockReset();
});

test.each([
  ['auth/too-many-requests', refusalTexts.tooManyRequests],
  ['auth/quota-exceeded', refusalTexts.tooManyRequests],
  ['auth/invalid-phone-number', messages.phoneIncomplete],
  ['auth/internal-error', messages.phoneCodeFailed],
])('a text message that Firebase refuses with %s says what to do, and the log says why', async (code, text) => {
  firebase.send.mockRejectedValueOnce(new FirebaseError(code));
  expect(await sendFirebaseText(number)).toEqual({ outcome: 'failed', text });
  expect(console.warn).toHaveBeenCalledWith(`Firebase: ${code}`);
});

test('a text message that nobody sends for two minutes has failed', async () => {
  vi.useFakeTimers();
  firebase.send.mockReturnValueOnce(new Promise(() => {}));
  const sent = sendFirebaseText(number);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await sent).toEqual({ outcome: 'failed', text: messages.phoneCodeFailed });
});

test('a code gives a token, and Firebase’s own session ends; a wrong one may be typed again', async () => {
  const confirm = vi.fn();
  firebase.send.mockResolvedValueOnce({ confirm });
  const sent = await sendFirebaseText(number);
  if (sent.outcome !== 'sent') throw new Error('not sent');
  confirm.mockRejectedValueOnce(new FirebaseError('auth/invalid-verification-code'));
  expect(await sent.confirm('111111')).toEqual({ outcome: 'wrong', text: refusalTexts.phoneNotVerified });
  confirm.mockRejectedValueOnce(new FirebaseError('auth/code-expired'));
  expect(await sent.confirm('222222')).toEqual({ outcome: 'failed', text: refusalTexts.phoneNotVerified });
  expect(firebase.signOut).not.toHaveBeenCalled();
  confirm.mockResolvedValueOnce({ user: { getIdToken: () => Promise.resolve('token-of-the-number') } });
  expect(await sent.confirm('333333')).toEqual({ outcome: 'right', token: 'token-of-the-number' });
  expect([confirm.mock.calls, firebase.signOut.mock.calls.length]).toEqual([[['111111'], ['222222'], ['333333']], 1]);
});
