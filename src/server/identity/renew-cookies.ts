import * as z from 'zod/mini';
import type { House } from '../http/house.ts';
import type { SignedInCaller } from '../http/route.ts';
import { sealedSession, setSessionCookies } from './session-cookies.ts';

/** Sends the cookies of a session in use again, so that they expire a hundred days after the last visit, not after the first. */
export async function renewCookies(house: House, caller: SignedInCaller): Promise<void> {
  if (caller.header('authorization') !== undefined) return;
  const sealed = sealedSession(caller);
  const opened = z.safeParse(z.object({ token: z.string() }), sealed && (await house.secrets.open('session', sealed)));
  if (opened.success) await setSessionCookies(caller, house.secrets, { token: opened.data.token, userId: caller.viewer.userId });
}
