import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import type { ProvenWay } from './prove-way.ts';
import { tokenHash } from './session-token.ts';
import { prepared, query, sql } from '../database/sql.ts';

/** The way in that a token vouches for; each is taken once. Refuses `phoneNotVerified`. */
export async function provePhone(app: AppContext, token: string, { requestId }: Caller): Promise<ProvenWay> {
  const way = await checkToken(app, token, requestId);
  if (!way) throw new Refusal('phoneNotVerified');
  if (await isFirstTaking(app, token)) return way;
  app.log.warn({ requestId }, 'token of a phone number sent again');
  throw new Refusal('phoneNotVerified');
}

async function checkToken({ providers, log }: AppContext, token: string, requestId: string): Promise<ProvenWay | undefined> {
  if (!providers.phoneIdentity) return undefined;
  try {
    return wayOfPhone((await providers.phoneIdentity.verify(token)).phone);
  } catch (error) {
    // A token that is not ours or the keys out of reach: the person can only try again later. The reason is for the operator.
    log.warn({ err: error, requestId }, 'token of a phone number not taken');
    return undefined;
  }
}

/** As long as a token of the oldest proof could still be taken, with the clocks apart as far as they may be. */
const minutes = limits.phoneProofMinutes + 5;
// What has run out goes with the next one.
const take = prepared(
  'take-token',
  sql<never, [tokenHash: string, minutes: number]>`
  with gone as (delete from taken_tokens where until < now())
  insert into taken_tokens (token_hash, until) values ($1, now() + make_interval(mins => $2)) on conflict do nothing`,
);

/** Whether a token that was found good comes for the first time, in whichever process: whoever copied one comes too late. */
async function isFirstTaking({ database }: AppContext, token: string): Promise<boolean> {
  // What is signed, without the signature: that can be spelled in several ways.
  const signed = token.slice(0, token.lastIndexOf('.'));
  const { rowCount } = await query(database.pool, take, [tokenHash(signed), minutes]);
  return rowCount === 1;
}

type Phone = { /** E.164, each number in one spelling. */ number: string; /** As '+91 98765 43210'. */ shown: string };

/** Reads a number that begins with its country code; undefined for one that cannot be a number there. */
export function readPhone(text: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isPossible() ? { number: parsed.number, shown: parsed.formatInternational() } : undefined;
}

/** A number that was proved as a way in. What the provider vouches for is taken even where we do not know such numbers yet. */
function wayOfPhone(proven: string): ProvenWay {
  const { number, shown } = readPhone(proven) ?? { number: proven, shown: proven };
  return { kind: 'phone', subject: number, shown };
}
