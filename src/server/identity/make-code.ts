import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import { oneTimeCodes } from '../database/tables/identity.ts';
import type { House } from '../http/house.ts';
import type { Secrets } from '../settings/secrets.ts';
import { codeHash } from './email-key.ts';

const perAddress = { points: 8, windowSeconds: 3_600 };

/** Counts a code that is asked for, whoever asks. Refuses `tooManyRequests`. */
export const countCodes = (house: House, key: string): Promise<void> => house.limits.count('codes of an address', key, perAddress);

/** Makes the one live code of a key (an address or a phone number), kept as a hash; the code before it ends. */
export async function makeCode(client: pg.ClientBase, secrets: Secrets, key: string): Promise<string> {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  const fresh = {
    codeHash: codeHash(secrets, key, code),
    triesLeft: limits.codeTries,
    expiresAt: sql`now() + make_interval(mins => ${limits.codeMinutes})`,
    usedAt: null,
  };
  // The count of wrong codes stays: a new code does not buy new guesses for the rest of the hour.
  await drizzle(client as pg.Client)
    .insert(oneTimeCodes)
    .values({ emailKey: key, ...fresh })
    .onConflictDoUpdate({ target: oneTimeCodes.emailKey, set: fresh });
  return code;
}
