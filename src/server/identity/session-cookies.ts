import { parse, serialize } from 'hono/utils/cookie';
import { limits } from '../../contract/limits.ts';
import type { Caller } from '../http/route.ts';
import type { Secrets } from '../settings/secrets.ts';

const token = '_token';
const userSession = '_userSession';

// Spec §9: 100 days, path /, SameSite=None, Secure. `None` because the services may stand on another host than the pages;
// the door refuses what comes from a foreign origin.
const attributes = { path: '/', sameSite: 'None', secure: true } as const;
const lasting = { ...attributes, maxAge: limits.sessionDays * 86_400 };
const gone = { ...attributes, maxAge: 0 };

/** Gives the browser its session: the token sealed and out of reach of scripts, the user's id for whoever wants to greet them. */
export async function setSessionCookies(caller: Caller, secrets: Secrets, session: { token: string; userId: string }): Promise<void> {
  caller.setCookies.push(
    serialize(token, await secrets.seal('session', { token: session.token }), { ...lasting, httpOnly: true }),
    serialize(userSession, session.userId, lasting),
  );
}

export function clearSessionCookies(caller: Caller): void {
  caller.setCookies.push(serialize(token, '', { ...gone, httpOnly: true }), serialize(userSession, '', gone));
}

/** What the request carries as its session, from the cookie or as a bearer token; still sealed. */
export function sealedSession(caller: Caller): string | undefined {
  const bearer = /^Bearer ([\w.-]+)$/.exec(caller.header('authorization') ?? '')?.[1];
  return bearer ?? (parse(caller.header('cookie') ?? '', token)[token] || undefined);
}
