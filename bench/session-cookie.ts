import type { AppContext } from '../src/server/http/app-context.ts';
import type { Caller } from '../src/server/http/route.ts';
import { openSession } from '../src/server/identity/sessions.ts';
import { setSessionCookies } from '../src/server/identity/session-cookies.ts';

/** The cookie of a session, made like at a sign-in. */
export async function sessionCookie(app: AppContext, userId: string): Promise<string> {
  const caller: Caller = { requestId: '', address: '10.0.0.1', setCookies: [], header: () => undefined };
  const client = await app.database.pool.connect();
  const token = await openSession(app, client, caller, userId);
  client.release();
  await setSessionCookies(caller, app.secrets, { token, userId });
  return caller.setCookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
