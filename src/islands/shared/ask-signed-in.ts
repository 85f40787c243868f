import { ask, CallRefused } from '../../api-client/ask.ts';
import type { Answer, Call, Fields } from '../../contract/call.ts';
import { loginAddress } from '../../contract/return-path.ts';
import { forgetUser } from '../../stores/session.ts';
import { leaveFor } from './leave-for.ts';

/**
 * Like `ask`, for calls that need a session. If the session has expired, the browser goes to the sign-in page, which shows the reason, and
 * returns here afterwards; drafts are kept. The promise then never settles, so that nothing flashes up before the page changes.
 */
export async function askSignedIn<C extends Call>(
  call: C,
  fields: Fields<C>,
  options?: { signal?: AbortSignal; keepalive?: boolean },
): Promise<Answer<C>> {
  try {
    return await ask(call, fields, options);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'sessionExpired') throw error;
    forgetUser();
    leaveFor(loginAddress(location.pathname + location.search, call.method === 'GET' ? 'expired' : 'again'));
    return new Promise(() => {});
  }
}
