import { randomInt } from 'node:crypto';
import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Change } from '../jobs/jobs.ts';
import type { Secrets } from '../settings/secrets.ts';
import { codeHash } from './email-key.ts';

const perAddress = { points: 8, windowSeconds: 3_600 };
// The count of wrong codes stays: a new code does not buy new guesses for the rest of the hour.
const put = `
  insert into one_time_codes (email_key, code_hash, tries_left, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
  on conflict (email_key) do update set
    code_hash = excluded.code_hash, tries_left = excluded.tries_left, expires_at = excluded.expires_at, used_at = null`;

/** Counts a code that is asked for, whoever asks. Refuses `tooManyRequests`. */
export const countCodes = (app: AppContext, key: string): Promise<void> => app.limits.count('codes of an address', key, perAddress);

/** Makes the one live code of a key (an address or a phone number), and says how it is kept, as a hash; the code before it ends. */
export function makeCode(secrets: Secrets, key: string): { code: string; change: Change } {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');
  const values = [key, codeHash(secrets, key, code), limits.codeTries, limits.codeMinutes];
  return { code, change: { name: 'make-code', text: put, values } };
}
