import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { passcode, userSchema } from './identity.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { requiredText } from './shapes.ts';

/** A full number in E.164. Spaces, dashes and brackets between the digits are ignored. */
const fullNumber = z.pipe(
  requiredText(40, messages.phoneIncomplete),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s().-]/g, '')),
    z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, messages.phoneIncomplete)),
  ),
);

const firebaseIdToken = requiredText(limits.idTokenLength, 'Please send the token.');

export const verifyFirebaseToken = defineCall({
  name: 'verifyFirebaseToken',
  summary: 'Signs in with the token by which the identity provider vouches for a phone number; a first sign-in makes the account.',
  service: 'auth',
  method: 'POST',
  path: '/auth/verify-firebase-token',
  encoding: 'json',
  fields: z.object({ firebaseIdToken }),
  answer: userSchema,
  refusals: { phoneNotVerified: 422, tooManyRequests: 429 },
});

export const onlyVerifyPhone = defineCall({
  name: 'onlyVerifyPhone',
  summary: 'Puts the phone number that a token vouches for on the account that is signed in.',
  service: 'auth',
  method: 'POST',
  path: '/users/only-verify-phone',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ firebaseIdToken }),
  answer: z.object({ phone: z.string() }),
  refusals: { phoneNotVerified: 422, phoneOfAnother: 409, tooManyRequests: 429 },
});

export const sendSandboxCode = defineCall({
  name: 'sendSandboxCode',
  summary: 'Without an identity provider: writes a one-time code for a phone number into the outbox. 404 where there is a real one.',
  service: 'auth',
  method: 'POST',
  path: '/auth/sandbox/phone-code',
  encoding: 'json',
  fields: z.object({ phone: fullNumber }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { notFound: 404, tooManyRequests: 429, sandboxCodesUsed: 429 },
});

export const takeSandboxToken = defineCall({
  name: 'takeSandboxToken',
  summary: 'Without an identity provider: gives the token that a real one would give for the right code. 404 where there is a real one.',
  service: 'auth',
  method: 'POST',
  path: '/auth/sandbox/phone-token',
  encoding: 'json',
  fields: z.object({ phone: fullNumber, code: passcode }),
  answer: z.object({ firebaseIdToken: z.string() }),
  refusals: { notFound: 404, phoneNotVerified: 422, tooManyRequests: 429 },
});
