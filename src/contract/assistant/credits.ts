import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';

/** Requests to the assistant that each plan of spec §2 has a month. */
export const requestsAMonth: Readonly<Record<string, number>> = {
  Free: limits.freePlanRequestsAMonth,
  Basic: limits.basicPlanRequestsAMonth,
  Pro: limits.proPlanRequestsAMonth,
};

export const creditsSchema = z.object({
  plan: z.string(),
  requestsAMonth: z.number(),
  requestsLeft: z.number(),
  /** The day they are whole again, as 2027-01-01. */
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
