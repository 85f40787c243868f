import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { emailAddress, optionalText, requiredLine } from './shapes.ts';

/** Spec §7: `source` is 'Desktop Home Page' on the landing page. */
export const waitlistSource = 'Desktop Home Page';

/** Where the landing page's form is posted by browsers without scripts, and the anchor of the text that says it was taken. */
export const plainWaitlistPath = '/auth/plain/waitlist';
export const waitlistAnchor = 'waitlist-joined';

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
