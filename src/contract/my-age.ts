import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const myAgeSchema = z.object({
  /** What the account says; null if its owner was never asked. */
  isAdult: z.nullable(z.boolean()),
  /** The names of the teams in which a guardian is entered for the reader: there the age is not changed to 18 or older. */
  guardedIn: z.array(z.string()),
  /** The names of the teams in which the reader is the guardian of a child, which ends if they are under 18. */
  guardianIn: z.array(z.string()),
});
export type MyAge = z.infer<typeof myAgeSchema>;

const answer = z.object({ status: z.literal(1), response: myAgeSchema });

export const getMyAge = defineCall({
  name: 'getMyAge',
  summary: 'Whether the signed-in person is 18 or older, as they said, and what depends on it.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/age',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer,
  refusals: {},
});

export const correctMyAge = defineCall({
  name: 'correctMyAge',
  summary:
    'Corrects whether the signed-in person is 18 or older. Under 18 is always accepted; 18 or older not while a guardian or a birth date on a roster says otherwise.',
  service: 'auth',
  method: 'PUT',
  path: '/users/me/age',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ isAdult: z.boolean('Please say whether you are 18 or older.') }),
  answer,
  refusals: { introduceFirst: 409, ageGuarded: 409, ageOnRoster: 409, tooManyRequests: 429 },
});
