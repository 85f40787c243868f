import * as z from 'zod/mini';
import { limits } from '../../../contract/limits.ts';

/** The accepted difference between two clocks, in seconds. */
export const clockTolerance = 30;

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: z.number(),
  /** When the code was typed, in seconds since 1970; renewing the token does not change it. */
  auth_time: z.number(),
  phone_number: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  // Only tokens from a phone sign-in: the number of a password user may have been verified long ago by somebody else.
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** The number in the claims of a verified token, if it was verified within the last minutes. Throws otherwise. */
export function provenPhone(claims: unknown, now = Date.now() / 1_000): { phone: string } {
  const { iat, auth_time, phone_number } = z.parse(claimsSchema, claims);
  if (Math.max(iat, auth_time) > now + clockTolerance) throw new Error('The time of the token is in the future');
  if (auth_time < now - limits.phoneProofMinutes * 60 - clockTolerance) throw new Error('The number was verified too long ago');
  return { phone: phone_number };
}
