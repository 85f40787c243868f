import type { User } from '../contract/identity.ts';
import { myDetailsPath } from '../contract/my-details-path.ts';
import { hosts } from './hosts.ts';

/**
 * Asks who is signed in, as `getMyDetails`, with nothing but the browser: every signed-in page does it while it is first read, and what checks
 * and explains a call is ten times this. Resolves to the user, to 'sessionExpired', or to undefined where no answer came that could be read.
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
