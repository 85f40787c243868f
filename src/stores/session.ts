import { persistentAtom } from '@nanostores/persistent';
import type { User } from '../contract/identity.ts';

/** Spec §3: the signed-in user is stored in local storage under this key, version 0. */
const version = 0;
type Kept = { version?: unknown; state?: { session?: { id?: unknown }; user?: Partial<User> } } | null;

/** The signed-in user as far as this browser knows; the server decides. Follows sign-in and logout in other tabs. */
export const $user = persistentAtom<User | undefined>('user-storage', undefined, {
  // A visitor has no entry at all: the first script of a page only checks whether there is one.
  encode: (user) => user && JSON.stringify({ version, state: { session: { id: user.id }, user } }),
  decode: readKept,
});

/**
 * Reads the stored user; undefined where the text is not ours. Checked by hand, because every signed-in page loads this and few load a
 * validation library.
 */
export function readKept(text: string): User | undefined {
  try {
    const kept = JSON.parse(text) as Kept;
    const user = kept?.state?.user;
    const isOurs = kept?.version === version && typeof kept.state?.session?.id === 'string' && typeof user?.id === 'string';
    return isOurs && typeof user?.profile?.fullName === 'string' ? (user as User) : undefined;
  } catch {
    // The text is not ours, or is incomplete: nobody is signed in.
    return undefined;
  }
}

const leavingKey = 'leaving';

/** Whether a tab of this browser is ending, or has ended, the session on its reader's wish. */
export function isLeaving(): boolean {
  try {
    return localStorage.getItem(leavingKey) !== null;
  } catch {
    // Without storage every end looks like one from elsewhere.
    return false;
  }
}

function setLeaving(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(leavingKey, 'yes');
    else localStorage.removeItem(leavingKey);
  } catch {
    // The browser has no storage.
  }
}

/**
 * Runs `work`, which ends the session on the server, and forgets the user. Meanwhile, and until somebody signs in again, no tab takes the end
 * of the session for one from elsewhere. Rejects as `work` does; the user then stays.
 */
export async function leaveWith(work: () => Promise<unknown>): Promise<void> {
  setLeaving(true);
  try {
    await work();
  } catch (error) {
    setLeaving(false);
    throw error;
  }
  forgetUser();
}

export function keepUser(user: User): void {
  setLeaving(false);
  forgetOtherUsersData(user.id);
  $user.set(user);
}

/** Removes what another user typed or saw in this tab. The same user finds their own again. */
export function forgetOtherUsersData(userId: string): void {
  try {
    const before = sessionStorage.getItem('tab-of');
    sessionStorage.setItem('tab-of', userId);
    if (before === null || before === userId) return;
    for (const key of Object.keys(sessionStorage)) if (/^(draft|draft-base|kept):/.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Without session storage there is nothing to remove.
  }
}

/** Forgets the user and everything that was stored for this tab. */
export function forgetUser(): void {
  $user.set(undefined);
  try {
    sessionStorage.removeItem('location');
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('kept:')) sessionStorage.removeItem(key);
  } catch {
    // Without session storage there is nothing to remove.
  }
}
