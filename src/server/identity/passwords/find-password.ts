import type { Queryable } from '../../database/queryable.ts';
import { emailKey } from '../email-key.ts';

/** The hash of the password that goes with an address, if there is one; `isProved` asks for a proved address. */
export async function findPassword(db: Queryable, email: string, { isProved = false } = {}): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>(
    `select p.hash from user_ways w join user_passwords p on p.user_id = w.user_id
     where w.kind = 'email' and w.subject = $1 and (w.verified_at is not null or not $2)`,
    [emailKey(email), isProved],
  );
  return rows[0]?.hash;
}
