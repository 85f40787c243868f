import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { passcode, socialNames, userSchema } from './identity.ts';
import { limits } from './limits.ts';
import { emailAddress, requiredLine, requiredText } from './shapes.ts';

// The legacy family of spec §7. Its methods, payloads and answers are not shown there; these are ours.
const legacy = { service: 'auth', method: 'POST', encoding: 'json' } as const;
const ok = z.object({ status: z.literal(1) });
const okAnd = <S extends z.core.$ZodType>(response: S) => z.object({ status: z.literal(1), response });

const password = z
  .string('Please enter a password.')
  .check(
    z.minLength(limits.passwordMinimum, `At least ${limits.passwordMinimum} characters, please.`),
    z.maxLength(limits.passwordMaximum, `At most ${limits.passwordMaximum} characters, please.`),
  );
const resetToken = requiredText(100, 'Please send the token from the mail.');

export const register = defineCall({
  ...legacy,
  name: 'register',
  path: '/api/register',
  summary:
    'Starts a registration with a name and a password, and mails a code, which verify-user takes. The answer is the same for every address.',
  fields: z.object({ fullName: requiredLine(limits.nameLength, 'Please enter your name.'), email: emailAddress, password }),
  answer: ok,
  refusals: { tooManyRequests: 429, codeNotSent: 503 },
});

export const verifyUser = defineCall({
  ...legacy,
  name: 'verifyUser',
  path: '/api/verify-user',
  summary: 'Ends a registration with the code from the mail and the password it was made with, and signs in.',
  fields: z.object({ email: emailAddress, passcode, password }),
  answer: okAnd(userSchema),
  refusals: { wrongCode: 422, tooManyRequests: 429 },
});

export const login = defineCall({
  ...legacy,
  name: 'login',
  path: '/api/login',
  summary: 'Signs in with the password of a verified address.',
  fields: z.object({ email: emailAddress, password }),
  answer: okAnd(userSchema),
  refusals: { wrongPassword: 422, codeInstead: 403, tooManyRequests: 429 },
});

export const socialLogin = defineCall({
  ...legacy,
  name: 'socialLogin',
  path: '/api/social-login',
  summary: 'Where a browser goes to sign in with an account elsewhere.',
  fields: z.object({ provider: z.enum(socialNames, `Please choose one of ${socialNames.join(', ')}.`) }),
  answer: okAnd(z.object({ url: z.string() })),
  refusals: {},
});

export const forgetPassword = defineCall({
  ...legacy,
  name: 'forgetPassword',
  path: '/api/forget-password',
  summary: 'Mails a token that sets a new password. The same answer for every address.',
  fields: z.object({ email: emailAddress }),
  answer: ok,
  refusals: { tooManyRequests: 429 },
});

export const checkPasswordResetToken = defineCall({
  ...legacy,
  name: 'checkPasswordResetToken',
  path: '/api/check-password-reset-token',
  summary: 'Whether a token still sets a new password.',
  fields: z.object({ token: resetToken }),
  answer: okAnd(z.object({ isValid: z.boolean() })),
  refusals: { tooManyRequests: 429 },
});

export const resetPassword = defineCall({
  ...legacy,
  name: 'resetPassword',
  path: '/api/reset-password',
  summary: 'Sets a new password, once for each token, and ends every session of the account.',
  fields: z.object({ token: resetToken, password }),
  answer: ok,
  refusals: { staleToken: 422, tooManyRequests: 429 },
});

export const isUser = defineCall({
  ...legacy,
  name: 'isUser',
  method: 'GET',
  encoding: 'query',
  path: '/api/isuser',
  summary: 'The token check: whether this client is signed in, and as whom.',
  fields: z.object({}),
  answer: okAnd(z.object({ isLoggedIn: z.boolean(), user: z.nullable(userSchema) })),
  refusals: {},
});
