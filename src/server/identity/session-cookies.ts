import { parse, serialize } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import { growingTo } from '../http/growing-to.ts';
import type { Caller, SignedInCaller } from '../http/route.ts';
import type { Secrets } from '../settings/secrets.ts';
import { tokenHash } from '../http/tokens.ts';

const token = '_token';
const userSession = '_userSession';

// Spec §9: 100 days, path /, SameSite=None, Secure. `None` because the API may be on another host than the pages; the request handler
// refuses requests from foreign origins.
const attributes = { path: '/', sameSite: 'None', secure: true } as const;
const lasting = { ...attributes, maxAge: limits.sessionDays * 86_400 };
const gone = { ...attributes, maxAge: 0 };

/** Sets the session cookies: the encrypted token, not readable by scripts, and the user's id, which is. */
export async function setSessionCookies(caller: Caller, secrets: Secrets, session: { token: string; userId: string }): Promise<void> {
  caller.setCookies.push(
    serialize(token, await secrets.seal('session', { token: session.token }), { ...lasting, httpOnly: true }),
    serialize(userSession, session.userId, lasting),
  );
}

export function clearSessionCookies(caller: Caller): void {
  caller.setCookies.push(serialize(token, '', { ...gone, httpOnly: true }), serialize(userSession, '', gone));
}

/** The encrypted session of a request, from the cookie or the bearer token. */
export function sealedSession(caller: Caller): string | undefined {
  const bearer = /^Bearer ([\w.-]+)$/.exec(caller.header('authorization') ?? '')?.[1];
  return bearer ?? (parse(caller.header('cookie') ?? '', token)[token] || undefined);
}

const cookieSchema = z.object({ token: z.string() });
/** The number of cached cookies; each takes about 300 bytes. */
const most = 20_000;
const opened = new WeakMap<AppContext['secrets'], LRUCache<string, string>>();

/**
 * The hash of the token in an encrypted cookie; undefined for an invalid cookie. Results are cached, so that each cookie is decrypted
 * once.
 */
export async function openCookie({ secrets }: AppContext, sealed: string): Promise<string | undefined> {
  const known = opened.get(secrets) ?? new LRUCache<string, string>(growingTo(most));
  opened.set(secrets, known);
  const hash = known.get(sealed);
  if (hash !== undefined) return hash;
  const parsed = z.safeParse(cookieSchema, await secrets.open('session', sealed));
  if (!parsed.success) return undefined;
  const found = tokenHash(parsed.data.token);
  known.set(sealed, found);
  return found;
}

/** Sends the cookies of a used session again, so that they expire 100 days after the last visit instead of the first. */
export async function renewCookies(app: AppContext, caller: SignedInCaller): Promise<void> {
  if (caller.header('authorization') !== undefined) return;
  const sealed = sealedSession(caller);
  const opened = z.safeParse(z.object({ token: z.string() }), sealed && (await app.secrets.open('session', sealed)));
  if (opened.success) await setSessionCookies(caller, app.secrets, { token: opened.data.token, userId: caller.viewer.userId });
}
