import * as z from 'zod/mini';
import { requiredLine } from '../shapes.ts';
import { cardShape, checklistAnswers, contactShape, flagShape } from './safety.ts';
import type { PlanLanguage } from './words.ts';
import { planLanguages } from './words.ts';
import { ownFields, planCall } from './make-plan.ts';
import { wellnessAsked } from './quiet-wishes.ts';

export const wellnessAreas = {
  sleep: 'Sleep',
  movement: 'Movement',
  step: 'One small step',
  breathing: 'Breathing',
  connection: 'Connection',
  worry: 'Worry time',
  thoughts: 'Thoughts on paper',
  values: 'What matters',
  nerves: 'Match-day nerves',
} as const;
export type WellnessArea = keyof typeof wellnessAreas;
const areaNames = Object.keys(wellnessAreas) as WellnessArea[];
const areas = z.enum(areaNames);
const short = requiredLine(60, 'Please write something first.');
const few = z.array(short).check(z.maxLength(6, 'Please name at most six.'));

/** The request for a two-week plan. `answers` are those of the checklist `mental`; the safety card has the person's own words. */
export const wellnessRequest = z.object({
  answers: checklistAnswers,
  focus: z.array(areas).check(z.minLength(1, 'Please choose at least one.'), z.maxLength(3, 'Please choose at most three.')),
  minutesPerDay: z.number().check(z.int(), z.minimum(5, 'Please choose 5 to 60 minutes.'), z.maximum(60, 'Please choose 5 to 60 minutes.')),
  /** Days until the next match, 0 today; null for none. */
  matchInDays: z.nullable(z.int().check(z.minimum(0), z.maximum(13, 'Please choose a match in the next two weeks.'))),
  card: z.object({ warningSigns: few, whatHelps: few, people: few }),
  language: z.enum(Object.keys(planLanguages) as PlanLanguage[]),
  country: z.string().check(z.maxLength(2)),
  /** Wishes in words; plans of earlier versions have none. */
  asked: z.optional(wellnessAsked),
});
export const makeWellnessPlan = planCall('makeWellnessPlan', 'wellness', ownFields(wellnessRequest.shape));
export type WellnessRequest = z.infer<typeof wellnessRequest>;

const wellnessItem = z.object({
  key: z.string(),
  practiceId: z.string(),
  area: areas,
  areaName: z.string(),
  name: z.string(),
  how: z.string(),
  minutes: z.int(),
});
export const wellnessDay = z.object({ day: z.int(), title: z.string(), minutes: z.int(), items: z.array(wellnessItem) });
const wellnessBands = ['low', 'some', 'high'] as const;
/** `stopped`: somebody is in danger; there are cards and the safety card, and no days. `help` is always there. */
export const wellnessPlan = z.object({
  kind: z.literal('wellness'),
  status: z.enum(['open', 'stopped']),
  title: z.string(),
  language: z.enum(Object.keys(planLanguages) as PlanLanguage[]),
  scores: z.object({ phq2: z.int(), gad2: z.int(), band: z.enum(wellnessBands) }),
  says: z.string(),
  flags: z.array(flagShape),
  cards: z.array(cardShape),
  help: cardShape,
  days: z.array(wellnessDay),
  safetyCard: z.object({
    title: z.string(),
    parts: z.array(z.object({ title: z.string(), lines: z.array(z.string()), isOwn: z.boolean() })),
    professionals: z.array(contactShape),
  }),
  references: z.array(z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) })),
  note: z.string(),
});
export type WellnessPlan = z.infer<typeof wellnessPlan>;
export type WellnessDay = z.infer<typeof wellnessDay>;

/** What a model writes: the practices of each of the 14 days, by id. */
export const wellnessDraft = z.object({
  days: z.array(z.object({ day: z.int(), practiceIds: z.array(z.string()).check(z.maxLength(5)) })).check(z.maxLength(14)),
});
export type WellnessDraft = z.infer<typeof wellnessDraft>;

export const wellnessChange = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('minutes'), minutesPerDay: z.int().check(z.minimum(5), z.maximum(60)) }),
  z.object({ verb: z.literal('focus'), focus: z.array(areas).check(z.minLength(1), z.maxLength(3)) }),
  z.object({ verb: z.literal('match'), matchInDays: z.nullable(z.int().check(z.minimum(0), z.maximum(13))) }),
  z.object({ verb: z.literal('swap'), itemKey: z.string() }),
]);
/** A change that a chat may ask for. */
export type WellnessChange = z.infer<typeof wellnessChange>;
