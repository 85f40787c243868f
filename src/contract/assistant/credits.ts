import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { planNames } from '../plans.ts';

export const creditsSchema = z.object({
  plan: z.string(),
  requestsAMonth: z.number(),
  /** What gives this amount, such as { kind: 'plan', name: 'Free' }. */
  source: z.object({ kind: z.literal('plan'), name: z.enum(planNames) }),
  requestsLeft: z.number(),
  /** The day when they are reset, such as 2027-01-01. */
  renewsOn: z.string(),
});
export type Credits = z.infer<typeof creditsSchema>;

export const getCredits = defineCall({
  name: 'getCredits',
  summary: 'The plan of the signed-in person and how many requests to the assistant are left this month (UTC).',
  service: 'ai',
  method: 'GET',
  path: '/api/assist/credits',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: creditsSchema,
  refusals: {},
});
