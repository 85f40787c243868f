import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The parts of a profile that others look for, the most helpful first. */
export const profileParts = ['photo', 'about', 'achievement', 'social'] as const;
export type ProfilePart = (typeof profileParts)[number];

const daySchema = z.object({
  /** Where they play; '' where they have not filled it in. */
  city: z.string(),
  sports: z.array(z.number()),
  /** Which parts of the profile are filled in; null for an organisation, which has no profile. */
  profile: z.nullable(
    z.object({
      uniqueName: z.string(),
      isListed: z.boolean(),
      filled: z.array(z.enum(profileParts)),
      missing: z.array(z.enum(profileParts)),
    }),
  ),
  /** The plan and the assistant requests of this month. */
  plan: z.object({ name: z.string(), requestsAMonth: z.number(), requestsLeft: z.number() }),
});
export type Day = z.infer<typeof daySchema>;

export const getMyDay = defineCall({
  name: 'getMyDay',
  summary: 'What the first page after signing in needs to know: profile, plan, sports and city of the signed-in person.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/day',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: daySchema,
  refusals: {},
});
