import { persistentAtom } from '@nanostores/persistent';
import type { User } from '../contract/identity.ts';

/** Spec §3: the signed-in user is kept in local storage under this key, version 0. */
const version = 0;
type Kept = { version?: unknown; state?: { session?: { id?: unknown }; user?: Partial<User> } } | null;

/** Who is signed in here, as far as this browser knows; the server decides. Another tab's sign-in and logout arrive here too. */
export const $user = persistentAtom<User | undefined>('user-storage', undefined, {
  // Nobody is no entry at all: the first script of a page asks whether there is one.
  encode: (user) => user && JSON.stringify({ version, state: { session: { id: user.id }, user } }),
  decode: readKept,
});

/** The user that a kept text tells of; undefined where it is none of ours. Looked at by hand: every signed-in page has this, and few have a library for it. */
export function readKept(text: string): User | undefined {
  try {
    const kept = JSON.parse(text) as Kept;
    const user = kept?.state?.user;
    const isOurs = kept?.version === version && typeof kept.state?.session?.id === 'string' && typeof user?.id === 'string';
    return isOurs && typeof user?.profile?.fullName === 'string' ? (user as User) : undefined;
  } catch {
    // Another program's text, or half of one: nobody is signed in.
    return undefined;
  }
}

export function keepUser(user: User): void {
  leaveNothingTo(user.id);
  $user.set(user);
}

/** What one person typed in this tab, or was shown, is not for the next one who signs in. Their own they find again. */
export function leaveNothingTo(userId: string): void {
  try {
    const before = sessionStorage.getItem('tab-of');
    sessionStorage.setItem('tab-of', userId);
    if (before === null || before === userId) return;
    for (const key of Object.keys(sessionStorage)) if (/^(draft|draft-base|kept):/.test(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser without session storage kept nothing.
  }
}

/** Forgets the session and everything that was kept for this tab. */
export function forgetUser(): void {
  $user.set(undefined);
  try {
    sessionStorage.removeItem('location');
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('kept:')) sessionStorage.removeItem(key);
  } catch {
    // A browser without session storage kept nothing.
  }
}
