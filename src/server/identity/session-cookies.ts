import { parse, serialize } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller, SignedInCaller } from '../http/route.ts';
import type { Secrets } from '../settings/secrets.ts';
import { tokenHash } from './session-token.ts';

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

const cookieSchema = z.object({ token: z.string() });
/** As many people as are likely to be about; each costs some 300 bytes. */
const most = 20_000;
const opened = new WeakMap<AppContext['secrets'], LRUCache<string, string>>();

/** The hash of the token in a sealed cookie, or undefined for a cookie that is not ours. Each is decrypted once: the next request asks the database alone. */
export async function openCookie({ secrets }: AppContext, sealed: string): Promise<string | undefined> {
  const known = opened.get(secrets) ?? new LRUCache<string, string>({ max: most });
  opened.set(secrets, known);
  const hash = known.get(sealed);
  if (hash !== undefined) return hash;
  const parsed = z.safeParse(cookieSchema, await secrets.open('session', sealed));
  if (!parsed.success) return undefined;
  const found = tokenHash(parsed.data.token);
  known.set(sealed, found);
  return found;
}

/** Sends the cookies of a session in use again, so that they expire a hundred days after the last visit, not after the first. */
export async function renewCookies(app: AppContext, caller: SignedInCaller): Promise<void> {
  if (caller.header('authorization') !== undefined) return;
  const sealed = sealedSession(caller);
  const opened = z.safeParse(z.object({ token: z.string() }), sealed && (await app.secrets.open('session', sealed)));
  if (opened.success) await setSessionCookies(caller, app.secrets, { token: opened.data.token, userId: caller.viewer.userId });
}
