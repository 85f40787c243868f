import type pg from 'pg';
import type { CheckedFields } from '../../../contract/call.ts';
import type { User } from '../../../contract/identity.ts';
import type { register as call, verifyUser as verifyCall } from '../../../contract/passwords.ts';
import { newId } from '../../database/new-id.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/route.ts';
import { forgetViewer } from '../known-viewers.ts';
import { knowDevice } from '../devices.ts';
import { emailKey, issueCode, spendCode } from '../one-time-codes.ts';
import { signIn } from '../sign-in.ts';
import { renameUser } from '../users.ts';
import { findPassword, hashPassword, isPasswordOf } from './password-hash.ts';

const findAddress = sql<
  { userId: string; isVerified: boolean },
  [emailKey: string]
>`select user_id as "userId", verified_at is not null as "isVerified" from user_ways where kind = 'email' and subject = $1 for update`;
const insertUser = sql<never, [userId: string, fullName: string, wayId: string, emailKey: string, email: string]>`
  with made as (insert into users (id, status, full_name) values ($1, 'INACTIVE', $2) returning id)
  insert into user_ways (id, user_id, kind, subject, shown) select $3, id, 'email', $4, $5 from made on conflict do nothing`;
const storePassword = sql<never, [userId: string, hashed: string]>`
  insert into user_passwords (user_id, hash) values ($1, $2)
  on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`;

const deleteUser = sql<never, [userId: string]>`delete from users where id = $1`;

/**
 * Stores a name and a password for an address until its owner verifies it with `verifyUser`. A verified address is left unchanged: its
 * owner can sign in with a code. Refuses as `issueCode` does.
 */
export async function registerUser(
  app: AppContext,
  { fullName, email, password }: CheckedFields<typeof call>,
  caller: Caller,
): Promise<void> {
  const hashed = await hashPassword(password);
  await inTransaction(app.database.pool, async (client) => {
    const { rows } = await query(client, findAddress, [emailKey(email)]);
    if (rows[0]?.isVerified) return;
    const userId = rows[0]?.userId ?? newId();
    if (!rows[0]) {
      const { rowCount } = await query(client, insertUser, [userId, fullName, newId(), emailKey(email), email]);
      // Another request registered the address meanwhile: its account is kept.
      if (rowCount === 0) return void (await query(client, deleteUser, [userId]));
    } else await renameUser(app, client, userId, fullName);
    await query(client, storePassword, [userId, hashed]);
  });
  await issueCode(app, email, caller);
}

const lockAddress = sql<never, [emailKey: string]>`select from user_ways where kind = 'email' and subject = $1 for update`;
const verifyAddress = sql<
  never,
  [emailKey: string]
>`update user_ways set verified_at = now() where kind = 'email' and subject = $1 and verified_at is null`;
const setUserEmail = sql<
  { id: string },
  [emailKey: string, email: string]
>`update users set email = $2 where id = (select user_id from user_ways where kind = 'email' and subject = $1) returning id`;

/**
 * Completes a registration. The code proves access to the address, the password that it is the same person who registered. The owner of the
 * address can also sign in with the code alone, which discards an impostor's password. Refuses `wrongCode`.
 */
export async function verifyUser(
  app: AppContext,
  { email, passcode, password }: CheckedFields<typeof verifyCall>,
  caller: Caller,
): Promise<User> {
  const hashed = await findPassword(app.database.pool, email);
  const isTheirs = await isPasswordOf(hashed, password);
  const proveBoth = async (client: pg.ClientBase) => {
    if (!(await spendCode(app, client, emailKey(email), passcode, caller)) || !isTheirs) return undefined;
    // Locks the row: the address may have been registered again, with another password, since the hash was read.
    await query(client, lockAddress, [emailKey(email)]);
    if ((await findPassword(client, email)) !== hashed) return undefined;
    await query(client, verifyAddress, [emailKey(email)]);
    const { rows } = await query(client, setUserEmail, [emailKey(email), email]);
    if (rows[0]) await forgetViewer(app, client, rows[0].id);
    return { way: { kind: 'email' as const, subject: emailKey(email), shown: email } };
  };
  const user = await signIn(app, caller, proveBoth);
  if (!user) throw new Refusal('wrongCode');
  await knowDevice(app, emailKey(email), caller);
  return user;
}
