import { hash, verify } from '@node-rs/argon2';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { emailKey } from '../one-time-codes.ts';

// OWASP's recommendation for argon2id: 19 MiB of memory, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let dummyHash: Promise<string> | undefined;

/** Whether a password matches a hash. Without a hash it verifies a dummy one, so that the time does not reveal which accounts exist. */
export async function isPasswordOf(hashed: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const isRight = await verify(hashed ?? (await dummyHash), password.normalize('NFKC'));
  return hashed !== undefined && isRight;
}

const readUserWay = sql<
  { hash: string },
  [emailKey: string, isVerified: boolean]
>`select p.hash from user_ways w join user_passwords p on p.user_id = w.user_id
     where w.kind = 'email' and w.subject = $1 and (w.verified_at is not null or not $2)`;

/** The password hash of the account with this address, if there is one. With `isVerified`, only if the address is verified. */
export async function findPassword(db: Queryable, email: string, { isVerified = false } = {}): Promise<string | undefined> {
  const { rows } = await query(db, readUserWay, [emailKey(email), isVerified]);
  return rows[0]?.hash;
}
