import * as z from 'zod/mini';
import { limits } from '../../../contract/limits.ts';

/** Seconds by which two clocks may differ. */
export const clockTolerance = 30;

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: z.number(),
  /** When the person typed the code; a token that was renewed since still says so. */
  auth_time: z.number(),
  phone_number: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  // Somebody who came by a password may have a number too, proved some time by whoever held it then.
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** The number that the claims of a checked token vouch for, proved within the last minutes. Throws for claims that vouch for none. */
export function provenPhone(claims: unknown, now = Date.now() / 1_000): { phone: string } {
  const { iat, auth_time, phone_number } = z.parse(claimsSchema, claims);
  if (Math.max(iat, auth_time) > now + clockTolerance) throw new Error('The token comes from the future');
  if (auth_time < now - limits.phoneProofMinutes * 60 - clockTolerance) throw new Error('The number was proved too long ago');
  return { phone: phone_number };
}
