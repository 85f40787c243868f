import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import type { House } from '../http/house.ts';
import type { Caller } from '../http/route.ts';
import { describeDevice } from './describe-device.ts';
import { openCookie } from './open-cookie.ts';
import { sealedSession } from './session-cookies.ts';
import { newToken, tokenHash } from './session-token.ts';

const insert = `insert into sessions (id, user_id, token_hash, device, place, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`;

/** Opens a session with a token of its own; the one this browser had before ends, so a planted cookie gains nothing. Resolves to the token. */
export async function openSession(house: House, client: pg.ClientBase, caller: Caller, userId: string): Promise<string> {
  await endCarriedSession(house, client, caller);
  const token = newToken();
  const device = describeDevice(caller.header('user-agent'));
  const values = [newId(), userId, tokenHash(token), device, await placeOf(house, caller), limits.sessionDays];
  await client.query({ name: 'open-session', text: insert, values });
  return token;
}

/** Ends the session that a request carries, if it carries one. */
export async function endCarriedSession(house: House, client: Pick<pg.ClientBase, 'query'>, caller: Caller): Promise<void> {
  const sealed = sealedSession(caller);
  const hash = sealed === undefined ? undefined : await openCookie(house, sealed);
  if (hash !== undefined) await client.query('delete from sessions where token_hash = $1', [hash]);
}

/** The city and country, for its owner to recognise it by. Signing in does not depend on it. */
async function placeOf({ providers, log }: House, { address }: Caller): Promise<string> {
  try {
    const { city, country_name } = await providers.ipLocation.locate(address);
    return [city, country_name].filter(Boolean).join(', ');
  } catch (error) {
    log.warn({ err: error }, 'place of a sign-in not found');
    return '';
  }
}
