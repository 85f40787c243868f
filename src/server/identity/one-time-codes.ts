import { randomInt } from 'node:crypto';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { bound, prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Change } from '../jobs/jobs.ts';
import { defineNotification } from '../module/define-notification.ts';
import { notifyWith } from '../notifications/index.ts';
import type { Secrets } from '../settings/secrets.ts';

/**
 * Creates a code for an address and queues its mail; the previous code becomes invalid. The same work is done for every address, so that
 * neither the answer nor its time reveals who has an account. Refuses `tooManyRequests`, and `codeNotSent` while the mail server is not
 * reachable (the mail is sent later).
 */
export async function issueCode(app: AppContext, email: string): Promise<void> {
  const key = emailKey(email);
  await countCodes(app, key);
  const isReachable = app.providers.mail.isReachable();
  const { code, change } = makeCode(app.secrets, key);
  await notifyWith(app, change, codeIssued, { code }, { address: email });
  app.jobs.deliverSoon();
  if (!(await isReachable)) throw new Refusal('codeNotSent');
}

/** To an address that asked for a code. */
export const codeIssued = defineNotification<{ code: string }>({
  name: 'identity.code',
  write: ({ code }) => ({
    messageId: `code-${newId()}`,
    subject: `${code} is your Elevate code`,
    text: [
      `Your code: ${code}`,
      `Type it where you asked for it. It works once, within ${limits.codeMinutes} minutes, and a newer code ends it.`,
      'Nobody from Elevate will ever ask you for it. If you did not ask for a code, somebody typed your address by mistake; you need do nothing.',
      'Elevate',
    ].join('\n\n'),
  }),
});

const perAddress = { points: 8, windowSeconds: 3_600 };
// The count of wrong codes is kept: requesting a new code does not allow further guesses in the same hour.
const put = prepared(
  'make-code',
  sql<never, [key: string, codeHash: string, codeTries: number, codeMinutes: number]>`
  insert into one_time_codes (email_key, code_hash, tries_left, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
  on conflict (email_key) do update set
    code_hash = excluded.code_hash, tries_left = excluded.tries_left, expires_at = excluded.expires_at, used_at = null`,
);

/** Counts a requested code per key. Refuses `tooManyRequests`. */
export const countCodes = (app: AppContext, key: string): Promise<void> => app.limits.count('codes of an address', key, perAddress);

/** Creates the only valid code of a key (an address or a phone number) and the hash that is stored. */
export function makeCode(secrets: Secrets, key: string): { code: string; change: Change } {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  return { code, change: bound(put, [key, codeHash(secrets, key, code), limits.codeTries, limits.codeMinutes]) };
}

// One statement: parallel attempts wait for the row lock and see the count that the previous one left.
/**
 * $1 is the key, $2 the hash, $3 the wrong codes allowed per hour, `now` the parameter of the moment. A further condition can be appended. The code is right if `used_at` is
 * set.
 */
export const spendCodeSql = (now: string) => `
  update one_time_codes set
    tries_left = tries_left - 1,
    used_at = case when code_hash = $2 then ${now}::timestamptz end,
    failures = case when code_hash = $2 then failures when failures_since < ${now} - interval '1 hour' then 1 else failures + 1 end,
    failures_since = case when code_hash <> $2 and failures_since < ${now} - interval '1 hour' then ${now} else failures_since end
  where email_key = $1 and used_at is null and tries_left > 0 and expires_at > now()
    and (failures < $3 or failures_since < now() - interval '1 hour')`;

const spend = prepared(
  'spend-code',
  sql<
    { isRight: boolean },
    [key: string, codeHash: string, codeFailuresAnHour: number, now: Date]
  >`${spendCodeSql('$4')} returning used_at is not null as "isRight"`,
);

/** Whether this is the valid code of the address. A right code works once; a wrong one is counted. */
export async function spendCode(db: Queryable, secrets: Secrets, email: string, code: string): Promise<boolean> {
  const key = emailKey(email);
  const { rows } = await query(db, spend, [key, codeHash(secrets, key, code), limits.codeFailuresAnHour, new Date()]);
  return rows[0]?.isRight ?? false;
}

/** The normal form of an address, to compare spellings. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A keyed hash bound to the address: with a plain hash all million codes could be tried in a second. */
export const codeHash = (secrets: Secrets, key: string, code: string): string => secrets.hash('code', `${key} ${code}`);
