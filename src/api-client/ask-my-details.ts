import type { User } from '../contract/identity.ts';
import { myDetailsPath } from '../contract/my-details-path.ts';
import { hosts } from './hosts.ts';

/**
 * Asks who is signed in, like `getMyDetails`, but with `fetch` alone: every signed-in page does this while it loads, and the full client
 * is ten times the size. Resolves to the user, to 'sessionExpired', or to undefined where no readable answer came.
 */
export async function askMyDetails(): Promise<User | 'sessionExpired' | undefined> {
  try {
    const answer = await fetch(`${hosts.auth}${myDetailsPath}`, { credentials: 'include' });
    if (answer.status === 401) return 'sessionExpired';
    return answer.ok ? ((await answer.json()) as User) : undefined;
  } catch {
    return undefined;
  }
}
