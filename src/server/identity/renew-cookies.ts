import * as z from 'zod/mini';
import type { AppContext } from '../http/app-context.ts';
import type { SignedInCaller } from '../http/route.ts';
import { sealedSession, setSessionCookies } from './session-cookies.ts';

/** Sends the cookies of a session in use again, so that they expire a hundred days after the last visit, not after the first. */
export async function renewCookies(app: AppContext, caller: SignedInCaller): Promise<void> {
  if (caller.header('authorization') !== undefined) return;
  const sealed = sealedSession(caller);
  const opened = z.safeParse(z.object({ token: z.string() }), sealed && (await app.secrets.open('session', sealed)));
  if (opened.success) await setSessionCookies(caller, app.secrets, { token: opened.data.token, userId: caller.viewer.userId });
}
