import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller } from '../http/route.ts';
import { describeDevice } from './describe-device.ts';
import { forgetViewer } from './known-viewers.ts';
import { openCookie } from './open-cookie.ts';
import { sealedSession } from './session-cookies.ts';
import { newToken, tokenHash } from './session-token.ts';

const insert = `insert into sessions (id, token_hash, device, place, expires_at, user_id)
  values ($1, $2, $3, $4, now() + make_interval(days => $5), $6)`;

/** Opens a session with a token of its own; the one this browser had before ends, so a planted cookie gains nothing. Resolves to the token. */
export async function openSession(app: AppContext, client: pg.ClientBase, caller: Caller, userId: string): Promise<string> {
  await endCarriedSession(app, client, caller);
  const { token, values } = await newSession(app, caller);
  await client.query({ name: 'open-session', text: insert, values: [...values, userId] });
  return token;
}

/** What a session of this caller begins with: id, hash of the token, device, place, days. */
export async function newSession(app: AppContext, caller: Caller): Promise<{ token: string; values: unknown[] }> {
  const token = newToken();
  const device = describeDevice(caller.header('user-agent'));
  return { token, values: [newId(), tokenHash(token), device, await placeOf(app, caller), limits.sessionDays] };
}

/** Ends the session that a request carries, if it carries one. Runs inside the caller's transaction. */
export async function endCarriedSession(app: AppContext, client: pg.ClientBase, caller: Caller): Promise<void> {
  const sealed = sealedSession(caller);
  const hash = sealed === undefined ? undefined : await openCookie(app, sealed);
  if (hash === undefined) return;
  const { rows } = await client.query<{ userId: string }>('delete from sessions where token_hash = $1 returning user_id as "userId"', [
    hash,
  ]);
  if (rows[0]) await forgetViewer(app, client, rows[0].userId);
}

/** The city and country, for its owner to recognise it by. Signing in does not depend on it. */
async function placeOf({ providers, log }: AppContext, { address }: Caller): Promise<string> {
  try {
    const { city, country_name } = await providers.ipLocation.locate(address);
    return [city, country_name].filter(Boolean).join(', ');
  } catch (error) {
    log.warn({ err: error }, 'place of a sign-in not found');
    return '';
  }
}
