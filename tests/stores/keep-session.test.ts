import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '../../src/islands/identity/keep-session.ts';
import { sessionEnded, sessionRenewed } from '../../src/stores/live.ts';
import { $user, keepUser, leaveWith } from '../../src/stores/session.ts';
import type { User } from '../../src/contract/identity.ts';

const askMyDetails = vi.hoisted(() => vi.fn());
vi.mock('../../src/api-client/ask-my-details.ts', () => ({ askMyDetails }));

const user = { id: 'u1', profile: { fullName: 'Ila Bose' } } as User;
const replace = vi.fn();
let page: EventTarget;
let stop: () => void;

/** Local storage as a browser has it. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(async () => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { body: { dataset: { signedIn: 'u1' } }, querySelectorAll: () => [] });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', replace });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, window[name].bind(window));
  askMyDetails.mockResolvedValue(user);
  keepUser(user);
  stop = keepSession();
  await vi.advanceTimersByTimeAsync(0);
  askMyDetails.mockResolvedValue('sessionExpired');
});
afterEach(() => {
  stop();
  $user.set(undefined);
  vi.resetAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a logout whose answer takes long is not taken for an expired session', async () => {
  const answer = Promise.withResolvers<void>();
  const done = leaveWith(() => answer.promise);
  page.dispatchEvent(new Event(sessionEnded));
  await vi.advanceTimersByTimeAsync(5_000);
  answer.resolve();
  await done;
  expect(replace).not.toHaveBeenCalled();
});

test('a session that ended elsewhere leads to the sign-in page, also after a failed logout', async () => {
  const failed = leaveWith(() => Promise.reject(new Error('no connection')));
  await expect(failed).rejects.toThrow('no connection');
  page.dispatchEvent(new Event(sessionEnded));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(replace).toHaveBeenCalledWith(expect.stringContaining('expired'));
});

test.each([
  ['their own again, by a sign-in in another tab', user, 1],
  ['nobody’s', 'sessionExpired', 0],
])('after its end a session is %s', async (_whose, answer, renewed) => {
  const renew = vi.fn();
  page.addEventListener(sessionRenewed, renew);
  askMyDetails.mockResolvedValue(answer);
  page.dispatchEvent(new Event(sessionEnded));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(renew).toHaveBeenCalledTimes(renewed);
  expect(replace).toHaveBeenCalledTimes(1 - renewed);
});
