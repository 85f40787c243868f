import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { versionSeen } from '../shapes.ts';
import {
  activities,
  allergens,
  bodyParts,
  dietPatterns,
  equipment,
  levels,
  planLanguages,
  sexes,
  type Activity,
  type Allergen,
  type BodyPart,
  type DietPattern,
  type Equipment,
  type Level,
  type PlanLanguage,
  type Sex,
} from './words.ts';

const oneOf = <T extends string>(named: Record<T, unknown>) => z.enum(Object.keys(named) as [T, ...T[]], 'Please choose one of the list.');
const someOf = <T extends string>(named: Record<T, unknown>) => z._default(z.array(oneOf(named)), []);
const within = (lowest: number, highest: number, unit: string) =>
  z.optional(
    z.nullable(
      z
        .number('Please send a number.')
        .check(z.gte(lowest, `From ${lowest} to ${highest} ${unit}.`), z.lte(highest, `From ${lowest} to ${highest} ${unit}.`)),
    ),
  );

/** What the assistant remembers about somebody. Nothing of it is required, and nobody else sees it. */
export const assistantProfile = z.object({
  age: within(10, 110, 'years'),
  sex: z.optional(z.nullable(oneOf<Sex>(sexes))),
  heightCm: within(100, 250, 'cm'),
  weightKg: within(25, 300, 'kg'),
  activity: z.optional(z.nullable(oneOf<Activity>(activities))),
  level: z.optional(z.nullable(oneOf<Level>(levels))),
  /** The language of the last plan. */
  language: z.optional(z.nullable(oneOf<PlanLanguage>(planLanguages))),
  patterns: someOf<DietPattern>(dietPatterns),
  allergens: someOf<Allergen>(allergens),
  equipment: someOf<Equipment>(equipment),
  injuries: someOf<BodyPart>(bodyParts),
});
export type AssistantProfile = z.infer<typeof assistantProfile>;

const mine = { service: 'ai', needsSession: true, path: '/api/assist/profile' } as const;
const answer = z.object({ status: z.literal(1), response: assistantProfile, version: z.number() });

export const getAssistantProfile = defineCall({
  ...mine,
  name: 'getAssistantProfile',
  summary: 'What the signed-in person has told the assistant of themselves; empty at first, with version 0.',
  method: 'GET',
  encoding: 'query',
  fields: z.object({}),
  answer,
  refusals: {},
});

export const saveAssistantProfile = defineCall({
  ...mine,
  name: 'saveAssistantProfile',
  summary: 'Keeps what the person tells of themselves, for every plan after.',
  method: 'PUT',
  encoding: 'json',
  fields: z.extend(assistantProfile, { version: z.union([z.literal(0), versionSeen]) }),
  answer,
  refusals: { changedMeanwhile: 409 },
});

export const deleteAssistantProfile = defineCall({
  ...mine,
  name: 'deleteAssistantProfile',
  summary: 'Forgets what the person told of themselves.',
  method: 'DELETE',
  encoding: 'query',
  fields: z.object({}),
  answer: z.object({ status: z.literal(1) }),
  refusals: {},
});
