import type pg from 'pg';
import type { CheckedFields } from '../../../contract/call.ts';
import type { User } from '../../../contract/identity.ts';
import type { verifyUser as call } from '../../../contract/passwords.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/route.ts';
import { emailKey } from '../email-key.ts';
import { forgetViewer } from '../known-viewers.ts';
import { signIn } from '../sign-in.ts';
import { spendCode } from '../spend-code.ts';
import { findPassword } from './find-password.ts';
import { isPasswordOf } from './password-hash.ts';

const hold = `select from user_ways where kind = 'email' and subject = $1 for update`;
const prove = `update user_ways set verified_at = now() where kind = 'email' and subject = $1 and verified_at is null`;
const carry = `update users set email = $2 where id = (select user_id from user_ways where kind = 'email' and subject = $1) returning id`;

/**
 * Ends a registration: the code proves the address, the password that it is the same person who registered. Whoever only
 * reads the mail signs in with the code alone, and then the password of an impostor dies. Refuses `wrongCode`.
 */
export async function verifyUser(
  app: AppContext,
  { email, passcode, password }: CheckedFields<typeof call>,
  caller: Caller,
): Promise<User> {
  const hashed = await findPassword(app.database.pool, email);
  const isTheirs = await isPasswordOf(hashed, password);
  const proveBoth = async (client: pg.ClientBase) => {
    if (!(await spendCode(client, app.secrets, email, passcode)) || !isTheirs) return undefined;
    // Somebody who registered the address anew since the password was looked at would have theirs proved here.
    await client.query(hold, [emailKey(email)]);
    if ((await findPassword(client, email)) !== hashed) return undefined;
    await client.query(prove, [emailKey(email)]);
    const { rows } = await client.query<{ id: string }>(carry, [emailKey(email), email]);
    if (rows[0]) await forgetViewer(app, client, rows[0].id);
    return { way: { kind: 'email' as const, subject: emailKey(email), shown: email } };
  };
  const user = await signIn(app, caller, proveBoth);
  if (!user) throw new Refusal('wrongCode');
  return user;
}
