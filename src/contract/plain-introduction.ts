import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Where the onboarding form is posted by browsers without scripts. */
export const plainIntroductionPath = '/auth/plain/introduction';

/** The fields of a submitted onboarding form, from a browser with or without scripts. */
type SubmittedForm = { get(name: string): unknown; getAll(name: string): unknown[] };

const ages: Record<string, boolean> = { adult: true, minor: false };

/** The form's values in the shape of `introduceMyself`. Empty fields are left out, so that the contract reports them as missing. */
export function introductionIn(form: SubmittedForm): Record<string, unknown> {
  const userType = form.get('userType') ?? undefined;
  return {
    fullName: form.get('fullName') ?? '',
    userType,
    sports: form.getAll('sports').map(Number),
    city: form.get('city') ?? '',
    // The contract requires a gender; for an organisation it is 'mixed'.
    gender: userType === 'organisation' ? 'mixed' : (form.get('gender') ?? undefined),
    isAdult: ages[String(form.get('age'))],
  };
}

/** An onboarding form that was not accepted: what was filled in, as it was sent, and what is wrong with it. */
export const plainIntroductionSchema = z.object({
  fullName: z.string(),
  city: z.string(),
  /** The chosen values; '' for none. */
  userType: z.string(),
  gender: z.string(),
  age: z.string(),
  sports: z.array(z.number()),
  /** By the fields of `introduceMyself`. */
  problems: z.record(z.string(), z.string()),
  /** What was wrong with no field; '' for nothing. */
  failure: z.string(),
});
export type PlainIntroduction = z.infer<typeof plainIntroductionSchema>;

export const getPlainIntroduction = defineCall({
  name: 'getPlainIntroduction',
  summary: 'What a browser without scripts filled in at the onboarding and what was wrong with it, by its own encrypted cookie.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/plain-introduction',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: z.object({ status: z.literal(1), response: z.nullable(plainIntroductionSchema) }),
  refusals: {},
});
