import type { Queryable } from '../database/queryable.ts';
import { limits } from '../../contract/limits.ts';
import type { Secrets } from '../settings/secrets.ts';
import { codeHash, emailKey } from './email-key.ts';

// One statement: of a thousand at the same instant each waits for the row and sees what the one before left.
/** $1 is the key, $2 the hash, $3 the wrong codes an hour. It may be narrowed by a further condition, and says whether the code is right by `used_at`. */
export const spending = `
  update one_time_codes set
    tries_left = tries_left - 1,
    used_at = case when code_hash = $2 then now() end,
    failures = case when code_hash = $2 then failures when failures_since < now() - interval '1 hour' then 1 else failures + 1 end,
    failures_since = case when code_hash <> $2 and failures_since < now() - interval '1 hour' then now() else failures_since end
  where email_key = $1 and used_at is null and tries_left > 0 and expires_at > now()
    and (failures < $3 or failures_since < now() - interval '1 hour')`;

/** Whether this is the live code of the address; a right one works once, a wrong one costs a try. */
export async function spendCode(db: Queryable, secrets: Secrets, email: string, code: string): Promise<boolean> {
  const key = emailKey(email);
  const { rows } = await db.query<{ isRight: boolean }>({
    name: 'spend-code',
    text: `${spending} returning used_at is not null as "isRight"`,
    values: [key, codeHash(secrets, key, code), limits.codeFailuresAnHour],
  });
  return rows[0]?.isRight ?? false;
}
