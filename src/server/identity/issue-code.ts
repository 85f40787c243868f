import { randomInt } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import { oneTimeCodes } from '../database/tables/identity.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import { codeHash, emailKey } from './email-key.ts';

const perAddress = { points: 8, windowSeconds: 3_600 };

/**
 * Makes a code for an address and queues its mail; the code before it ends. The same work is done for every address, so
 * neither the answer nor its time tells who is known. Refuses `tooManyRequests`, and `codeNotSent` while the mail server is
 * away: the mail still goes out when it is back.
 */
export async function issueCode(house: House, email: string): Promise<void> {
  const key = emailKey(email);
  await house.limits.count('codes of an address', key, perAddress);
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  const isReachable = house.providers.mail.isReachable();
  await inTransaction(house.database.pool, async (client) => {
    const fresh = {
      codeHash: codeHash(house.secrets, key, code),
      triesLeft: limits.codeTries,
      expiresAt: sql`now() + make_interval(mins => ${limits.codeMinutes})`,
      usedAt: null,
    };
    // The count of wrong codes stays: a new code does not buy new guesses for the rest of the hour.
    await drizzle(client)
      .insert(oneTimeCodes)
      .values({ emailKey: key, ...fresh })
      .onConflictDoUpdate({ target: oneTimeCodes.emailKey, set: fresh });
    await house.jobs.queueMail(client, codeMail(email, code));
  });
  house.jobs.deliverSoon();
  if (!(await isReachable)) throw new Refusal('codeNotSent');
}

const codeMail = (email: string, code: string) => ({
  messageId: `code-${newId()}`,
  to: email,
  subject: `${code} is your Elevate code`,
  text: [
    `Your code: ${code}`,
    `Type it where you asked for it. It works once, within ${limits.codeMinutes} minutes, and a newer code ends it.`,
    'Nobody from Elevate will ever ask you for it. If you did not ask for a code, somebody typed your address by mistake; you need do nothing.',
    'Elevate',
  ].join('\n\n'),
});
