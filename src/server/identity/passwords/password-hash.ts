import { hash, verify } from '@node-rs/argon2';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { emailKey } from '../one-time-codes.ts';

// OWASP's choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let nobodys: Promise<string> | undefined;

/** Whether a password is the one of a hash; takes as long where there is no hash, so that time does not tell who has an account. */
export async function isPasswordOf(hashed: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await verify(hashed ?? (await nobodys), password.normalize('NFKC'));
  return hashed !== undefined && isRight;
}

const readUserWay = sql<
  { hash: string },
  [emailKey: string, isProved: boolean]
>`select p.hash from user_ways w join user_passwords p on p.user_id = w.user_id
     where w.kind = 'email' and w.subject = $1 and (w.verified_at is not null or not $2)`;

/** The hash of the password that goes with an address, if there is one; `isProved` asks for a proved address. */
export async function findPassword(db: Queryable, email: string, { isProved = false } = {}): Promise<string | undefined> {
  const { rows } = await query(db, readUserWay, [emailKey(email), isProved]);
  return rows[0]?.hash;
}
