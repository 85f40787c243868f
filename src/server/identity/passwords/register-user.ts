import type { CheckedFields } from '../../../contract/call.ts';
import type { register as call } from '../../../contract/passwords.ts';
import { newId } from '../../database/new-id.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { emailKey } from '../email-key.ts';
import { issueCode } from '../issue-code.ts';
import { renameUser } from '../rename-user.ts';
import { hashPassword } from './password-hash.ts';

const find = `select user_id as "userId", verified_at is not null as "isVerified" from user_ways where kind = 'email' and subject = $1 for update`;
const make = `
  with made as (insert into users (id, status, full_name) values ($1, 'INACTIVE', $2) returning id)
  insert into user_ways (id, user_id, kind, subject, shown) select $3, id, 'email', $4, $5 from made on conflict do nothing`;
const keep = `
  insert into user_passwords (user_id, hash) values ($1, $2)
  on conflict (user_id) do update set hash = excluded.hash, changed_at = now()`;

/**
 * Keeps a name and a password for an address until its owner proves it with `verifyUser`. An address that is proved already
 * keeps what it has: whoever reads its mail can sign in with the code. Refuses as `issueCode` does.
 */
export async function registerUser(app: AppContext, { fullName, email, password }: CheckedFields<typeof call>): Promise<void> {
  const hashed = await hashPassword(password);
  await inTransaction(app.database.pool, async (client) => {
    const { rows } = await client.query<{ userId: string; isVerified: boolean }>(find, [emailKey(email)]);
    if (rows[0]?.isVerified) return;
    const userId = rows[0]?.userId ?? newId();
    if (!rows[0]) {
      const { rowCount } = await client.query(make, [userId, fullName, newId(), emailKey(email), email]);
      // Registered by somebody else in this instant: theirs stands until it is proved or replaced.
      if (rowCount === 0) return void (await client.query('delete from users where id = $1', [userId]));
    } else await renameUser(app, client, userId, fullName);
    await client.query(keep, [userId, hashed]);
  });
  await issueCode(app, email);
}
