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

export function keepUser(user: User): void {
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
