import * as z from 'zod/mini';
import { cardShape, checklistAnswers, checklistNames, flagShape } from './safety.ts';
import type { TrainingCondition } from './training-conditions.ts';
import type { MovementLimit } from './workout-wishes.ts';
import { equipment, planLanguages } from './words.ts';
import type { Equipment, PlanLanguage } from './words.ts';
import { ownFields, planCall } from './make-plan.ts';

/** Problems by place or everyday name; naming one is not a diagnosis. */
export const rehabProblems = {
  ankleSprain: 'Rolled ankle',
  hamstring: 'Pulled hamstring',
  groin: 'Groin strain',
  quadriceps: 'Pulled thigh (front)',
  calf: 'Pulled calf',
  achilles: 'Sore Achilles tendon',
  patellarTendon: 'Jumper’s knee',
  frontKnee: 'Runner’s knee',
  shin: 'Shin pain',
  plantarHeel: 'Heel pain',
  lowBack: 'Low back pain',
  neck: 'Neck pain',
  shoulder: 'Sore shoulder (rotator cuff)',
  elbow: 'Tennis or golfer’s elbow',
  wrist: 'Sore wrist',
  finger: 'Jammed finger',
  concussion: 'Return after a concussion',
} as const;
export type RehabProblem = keyof typeof rehabProblems;
export const rehabPhases = ['protect', 'load', 'strengthen', 'return'] as const;
export type RehabPhaseName = (typeof rehabPhases)[number];

const pain = z
  .number('Please choose 0 to 10.')
  .check(z.int('Please choose 0 to 10.'), z.minimum(0, 'Please choose 0 to 10.'), z.maximum(10, 'Please choose 0 to 10.'));
/** The request for a rehab plan; `answers` are the triage checklists by name. */
export const rehabRequest = z.object({
  problem: z.enum(Object.keys(rehabProblems) as RehabProblem[], 'Please choose what hurts.'),
  daysSince: z
    .number('Please say since when.')
    .check(z.int(), z.minimum(0, 'Please say since when.'), z.maximum(3650, 'Please say since when.')),
  painNow: pain,
  sportId: z.nullable(z.number()),
  daysPerWeek: z.number().check(z.int(), z.minimum(2, 'Please choose 2 to 7 days.'), z.maximum(7, 'Please choose 2 to 7 days.')),
  equipment: z.array(z.enum(Object.keys(equipment) as Equipment[])),
  answers: z.partialRecord(z.enum(checklistNames), checklistAnswers),
  language: z.enum(Object.keys(planLanguages) as PlanLanguage[]),
  country: z.string().check(z.maxLength(2)),
});
export const makeRehabPlan = planCall('makeRehabPlan', 'rehab', ownFields(rehabRequest.shape));
/**
 * What the exercises must heed beside the injury, from words and flags: conditions, ways of moving, families of exercises by their English
 * name, and the minutes of a day. `backTo` is said where no sport was chosen.
 */
export type RehabCare = {
  readonly conditions: readonly TrainingCondition[];
  readonly limits: readonly MovementLimit[];
  readonly refused: readonly string[];
  readonly minutes: number | null;
  readonly backTo: 'running' | 'sport' | null;
};
export type RehabRequest = z.infer<typeof rehabRequest> & { readonly care?: RehabCare };

export const rehabItem = z.object({
  key: z.string(),
  exerciseId: z.string(),
  name: z.string(),
  how: z.string(),
  sets: z.int(),
  /** One of the three; the others are null. */
  reps: z.nullable(z.int()),
  holdSeconds: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
  timesPerWeek: z.int(),
  shown: z.string(),
  /** The load to begin with, how it grows by the week, and what to do when it hurts; plans of earlier versions have none. */
  dosing: z.optional(z.object({ start: z.string(), weekly: z.string(), ifWorse: z.string() })),
});
export type RehabItem = z.infer<typeof rehabItem>;
const part = z.object({ title: z.string(), lines: z.array(z.string()) });
export const rehabPhase = z.object({
  name: z.enum(rehabPhases),
  title: z.string(),
  aim: z.string(),
  weeks: z.object({ least: z.int(), most: z.int() }),
  enterWhen: z.array(z.string()),
  leaveWhen: z.array(z.string()),
  items: z.array(rehabItem),
});
export type RehabPhase = z.infer<typeof rehabPhase>;
/** `stopped`: triage found a red flag; there are cards and no phases. `startsWith` is the first phase. */
export const rehabPlan = z.object({
  kind: z.literal('rehab'),
  status: z.enum(['open', 'stopped']),
  title: z.string(),
  /** Left out if the plan is shown without health data. */
  problem: z.optional(z.enum(Object.keys(rehabProblems) as RehabProblem[])),
  language: z.enum(Object.keys(planLanguages) as PlanLanguage[]),
  intro: z.string(),
  startsWith: z.enum(rehabPhases),
  flags: z.array(flagShape),
  cards: z.array(cardShape),
  firstDays: part,
  painRule: part,
  phases: z.array(rehabPhase),
  ladder: z.array(z.object({ step: z.int(), title: z.string(), text: z.string(), leastHours: z.int() })),
  watch: z.array(z.string()),
  seeSomebody: z.array(z.string()),
  references: z.array(z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) })),
  note: z.string(),
});
export type RehabPlan = z.infer<typeof rehabPlan>;

/** What a model writes: the exercises of each phase and their amounts, by id. */
export const rehabDraft = z.object({
  phases: z.array(
    z.object({
      name: z.enum(rehabPhases),
      items: z.array(z.object({ exerciseId: z.string(), sets: z.int(), amount: z.int(), timesPerWeek: z.int() })).check(z.maxLength(8)),
    }),
  ),
});
export type RehabDraft = z.infer<typeof rehabDraft>;

export const rehabChange = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('days'), daysPerWeek: z.int().check(z.minimum(2), z.maximum(7)) }),
  z.object({ verb: z.literal('fewerDays') }),
  z.object({ verb: z.literal('moreDays') }),
  z.object({ verb: z.literal('shorter') }),
  /** One exercise, or 'all' of the first phase, easier (-1) or harder (1). */
  z.object({ verb: z.literal('load'), itemKey: z.string(), by: z.int() }),
  z.object({ verb: z.literal('pain'), painNow: pain }),
  z.object({ verb: z.literal('swap'), itemKey: z.string() }),
  z.object({ verb: z.literal('equipment'), equipment: z.array(z.enum(Object.keys(equipment) as Equipment[])) }),
]);
/** A change that a chat may ask for. */
export type RehabChange = z.infer<typeof rehabChange>;
