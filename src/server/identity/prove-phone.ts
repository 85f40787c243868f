import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import type { ProvenWay } from './prove-way.ts';
import { tokenHash } from '../http/tokens.ts';
import { prepared, query, sql } from '../database/sql.ts';

/** The way to sign in that a token proves; each token is accepted once. Refuses `phoneNotVerified`. */
export async function provePhone(app: AppContext, token: string, { requestId }: Caller): Promise<ProvenWay> {
  const way = await checkToken(app, token, requestId);
  if (!way) throw new Refusal('phoneNotVerified');
  if (await isFirstTaking(app, token)) return way;
  app.log.warn({ requestId }, 'phone token used again');
  throw new Refusal('phoneNotVerified');
}

async function checkToken({ providers, log }: AppContext, token: string, requestId: string): Promise<ProvenWay | undefined> {
  if (!providers.phoneIdentity) return undefined;
  try {
    return wayOfPhone((await providers.phoneIdentity.verify(token)).phone);
  } catch (error) {
    // The token is invalid or the keys cannot be fetched. The user can only try again; the reason is logged for the operator.
    log.warn({ err: error, requestId }, 'phone token refused');
    return undefined;
  }
}

/** As long as the oldest accepted token could be used again, including the clocks' difference. */
const minutes = limits.phoneProofMinutes + 5;
// Also deletes expired entries.
const take = prepared(
  'take-token',
  sql<never, [tokenHash: string, minutes: number]>`
  with gone as (delete from taken_tokens where until < now())
  insert into taken_tokens (token_hash, until) values ($1, now() + make_interval(mins => $2)) on conflict do nothing`,
);

/** Whether a valid token is used for the first time, across all processes, so that a copied one is refused. */
async function isFirstTaking({ database }: AppContext, token: string): Promise<boolean> {
  // The signed part without the signature, because a signature can be encoded in several ways.
  const signed = token.slice(0, token.lastIndexOf('.'));
  const { rowCount } = await query(database.pool, take, [tokenHash(signed), minutes]);
  return rowCount === 1;
}

type Phone = { /** E.164, so that each number has one spelling. */ number: string; /** Such as '+91 98765 43210'. */ shown: string };

/** Parses a number with its country code; undefined for an impossible number. */
export function readPhone(text: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isPossible() ? { number: parsed.number, shown: parsed.formatInternational() } : undefined;
}

/**
 * A verified number as a way to sign in. A number that the provider has verified is accepted even if our library does not know its format
 * yet.
 */
function wayOfPhone(proven: string): ProvenWay {
  const { number, shown } = readPhone(proven) ?? { number: proven, shown: proven };
  return { kind: 'phone', subject: number, shown };
}
