import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { emailAddress, optionalText, requiredLine } from './shapes.ts';

/** Spec §7: `source` is 'Desktop Home Page' on the landing page. */
export const waitlistSource = 'Desktop Home Page';

export const joinWaitlist = defineCall({
  name: 'joinWaitlist',
  summary: 'Puts a visitor on the waiting list of the assistant.',
  service: 'auth',
  method: 'POST',
  path: '/auth/waitlist/join',
  encoding: 'json',
  fields: z.object({
    name: requiredLine(limits.waitlistNameLength, 'Please enter your name.'),
    email: emailAddress,
    source: optionalText(100),
  }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { alreadyListed: 409, tooManyRequests: 429 },
});
