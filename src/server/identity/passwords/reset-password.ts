import type { CheckedFields } from '../../../contract/call.ts';
import { limits } from '../../../contract/limits.ts';
import type { resetPassword as call } from '../../../contract/passwords.ts';
import { newId } from '../../database/new-id.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { JobKind } from '../../module/define-module.ts';
import { defineNotification } from '../../module/define-notification.ts';
import { notify } from '../../notifications/index.ts';
import { isWithin } from '../../http/rate-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { emailKey } from '../one-time-codes.ts';
import { forgetViewer } from '../known-viewers.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import { hashPassword } from './password-hash.ts';

const perAddress = { points: 5, windowSeconds: 3_600 };
// Whoever asks, nobody is refused and no earlier token ends: beyond five mails in an hour, a token that still works is in the mailbox, because
// it is valid for as long as requests are counted.
const issue = sql<never, [tokenHash: string, emailKey: string, passwordResetMinutes: number]>`
  insert into password_resets (token_hash, user_id, expires_at)
  select $1, user_id, now() + make_interval(mins => $3) from user_ways where kind = 'email' and subject = $2 and verified_at is not null`;

/** The job that mails password reset tokens. */
const kind = 'password-reset';

/**
 * Queues a job that mails a reset token if the address is verified. The address is looked up by the job, so that neither the response nor
 * its time reveals which accounts exist. Five mails an hour go to one address; beyond that the ones already mailed are valid.
 */
export async function askForReset({ limits: rates, jobs, secrets, database }: AppContext, email: string): Promise<void> {
  if (!(await isWithin(rates.count('password resets of an address', emailKey(email), perAddress)))) return;
  await jobs.queueWork(database.pool, kind, [{ ids: { email: await secrets.seal('mail', email) }, at: new Date() }]);
}

/** Mails a reset token for each queued request. */
export const resetJob: JobKind = {
  kind,
  work: async (app, { email = '' }) => {
    const opened = await app.secrets.open('mail', email);
    if (typeof opened === 'string') await sendResetToken(app, opened);
  },
};

/** Makes another reset token for the account and mails it. Does nothing for an unknown or unverified address. */
async function sendResetToken(app: AppContext, email: string): Promise<void> {
  const token = newToken();
  await inTransaction(app.database.pool, async (client) => {
    const { rowCount } = await query(client, issue, [tokenHash(token), emailKey(email), limits.passwordResetMinutes]);
    if (rowCount === 1) await notify(app, client, resetAsked, { token }, { address: email });
  });
  app.jobs.deliverSoon();
}

const readPasswordReset = sql<never, [tokenHash: string]>`select from password_resets where token_hash = $1 and expires_at > now()`;

/** Whether a reset token is valid and has not expired. */
export async function isResetToken({ database }: AppContext, token: string): Promise<boolean> {
  const { rowCount } = await query(database.pool, readPasswordReset, [tokenHash(token)]);
  return rowCount === 1;
}

const deleteSession = sql<never, [userId: string]>`delete from sessions where user_id = $1`;

const addUserPassword = sql<
  never,
  [userId: string, hashed: string]
>`insert into user_passwords (user_id, hash) values ($1, $2) on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`;

const lockUserOfToken = sql<
  { userId: string },
  [tokenHash: string]
>`select id as "userId" from users where id = (select user_id from password_resets where token_hash = $1 and expires_at > now()) for update`;
const spendToken = sql<never, [tokenHash: string]>`delete from password_resets where token_hash = $1 and expires_at > now()`;
const deleteTokens = sql<never, [userId: string]>`delete from password_resets where user_id = $1`;

/** Sets a new password, deletes every token of the account and ends every session of the account. Refuses `staleToken`. */
export async function setNewPassword(app: AppContext, { token, password }: CheckedFields<typeof call>): Promise<void> {
  const hashed = await hashPassword(password);
  const isSet = await inTransaction(app.database.pool, async (client) => {
    // The user is locked first, so that two tokens of one account are not used at the same time.
    const { rows } = await query(client, lockUserOfToken, [tokenHash(token)]);
    if (!rows[0] || (await query(client, spendToken, [tokenHash(token)])).rowCount !== 1) return false;
    await query(client, deleteTokens, [rows[0].userId]);
    await query(client, addUserPassword, [rows[0].userId, hashed]);
    await query(client, deleteSession, [rows[0].userId]);
    await forgetViewer(app, client, rows[0].userId);
    return true;
  });
  if (!isSet) throw new Refusal('staleToken');
}

/** The mail with the reset token, sent to a verified address. */
export const resetAsked = defineNotification<{ token: string }>({
  name: 'identity.passwordReset',
  write: ({ token }) => ({
    messageId: `reset-${newId()}`,
    subject: 'A new password for Elevate',
    text: [
      `Your reset token: ${token}`,
      `Paste it where you asked for a new password. It works once, within ${limits.passwordResetMinutes} minutes.`,
      'You can also sign in without a password: ask for a code on the sign-in page. If you did not ask for this, you need do nothing.',
      'Elevate',
    ].join('\n\n'),
  }),
});
