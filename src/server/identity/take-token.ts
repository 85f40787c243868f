import type { AppContext } from '../http/app-context.ts';
import { limits } from '../../contract/limits.ts';
import { tokenHash } from './session-token.ts';

/** As long as a token of the oldest proof could still be taken, with the clocks apart as far as they may be. */
const minutes = limits.phoneProofMinutes + 5;
// What has run out goes with the next one.
const take = `
  with gone as (delete from taken_tokens where until < now())
  insert into taken_tokens (token_hash, until) values ($1, now() + make_interval(mins => $2)) on conflict do nothing`;

/** Whether a token that was found good comes for the first time, in whichever process: whoever copied one comes too late. */
export async function isFirstTaking({ database }: AppContext, token: string): Promise<boolean> {
  // What is signed, without the signature: that can be spelled in several ways.
  const signed = token.slice(0, token.lastIndexOf('.'));
  const { rowCount } = await database.pool.query({ name: 'take-token', text: take, values: [tokenHash(signed), minutes] });
  return rowCount === 1;
}
