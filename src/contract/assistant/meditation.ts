import * as z from 'zod/mini';
import { weekday, weekdayList } from './weekdays.ts';
import { planLanguages } from './words.ts';
import type { PlanLanguage } from './words.ts';
import { planCall } from './make-plan.ts';
import { meditationAsked } from './quiet-wishes.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];

export const meditationGoals = {
  calm: 'Calm',
  sleep: 'Sleep',
  focus: 'Focus before a match',
  recovery: 'Recovery',
  stress: 'Stress',
  anger: 'Anger',
  pain: 'Pain',
} as const;
export type MeditationGoal = keyof typeof meditationGoals;

export const experiences = { new: 'New to it', some: 'I have tried it', regular: 'I practise often' } as const;
export type Experience = keyof typeof experiences;

export const postures = { sitting: 'Sitting', lying: 'Lying down', walking: 'Walking', any: 'Whatever suits' } as const;
export type Posture = Exclude<keyof typeof postures, 'any'>;

export const breathChoices = {
  auto: 'Choose for me',
  natural: 'No counted breathing',
  box: 'Box: four equal sides',
  fourSevenEight: 'Softened 4-7-8',
  coherent: 'Even, five and a half a minute',
  longExhale: 'Longer out than in',
} as const;
export type BreathChoice = keyof typeof breathChoices;

/** Conditions that forbid held breath, long sessions or closed eyes. */
export const meditationConditions = {
  trauma: 'Bad memories that come back',
  psychosis: 'Hearing or seeing what others do not, now or before',
  panic: 'Panic attacks',
  asthma: 'Asthma or another lung disease',
  heart: 'A heart condition or high blood pressure',
  pregnancy: 'Pregnancy',
  epilepsy: 'Epilepsy',
} as const;
export type MeditationCondition = keyof typeof meditationConditions;

/** The request for a meditation plan. */
export const meditationRequest = z.object({
  language: z._default(z.enum(keysOf<PlanLanguage>(planLanguages), 'English or Hindi.'), 'english'),
  goal: z.enum(keysOf<MeditationGoal>(meditationGoals), 'Please choose what it is for.'),
  minutes: z
    .number('How many minutes a time?')
    .check(z.int('Whole minutes, please.'), z.gte(3, 'At least three minutes.'), z.lte(45, 'At most 45 minutes.')),
  days: z
    .number('On how many days a week?')
    .check(z.int('A whole number of days, please.'), z.gte(1, 'At least one day a week.'), z.lte(7, 'A week has seven days.')),
  weeks: z._default(
    z.number('For how many weeks?').check(z.int('Whole weeks, please.'), z.gte(1, 'At least one week.'), z.lte(4, 'At most four weeks.')),
    2,
  ),
  experience: z._default(z.enum(keysOf<Experience>(experiences), 'Please choose one.'), 'new'),
  posture: z._default(z.enum(keysOf<keyof typeof postures>(postures), 'Sitting, lying, walking, or any.'), 'any'),
  /** Whether the player may sound a bell at each cue. */
  sound: z._default(z.boolean('Sound or no sound?'), true),
  conditions: z._default(
    z
      .array(z.enum(keysOf<MeditationCondition>(meditationConditions), 'Please choose from the list.'))
      .check(z.refine((list) => new Set(list).size === list.length, { message: 'Please choose each one once.' })),
    [],
  ),
  breath: z._default(z.enum(keysOf<BreathChoice>(breathChoices), 'Please choose a way of breathing.'), 'auto'),
  /** Never ask for held breath. */
  noBreathHolding: z._default(z.boolean('Yes or no, please.'), false),
  /** Match days; the day before is for mental rehearsal. */
  matchDays: weekdayList,
  freeDays: weekdayList,
  /** Wishes in words; plans of earlier versions have none. */
  asked: z.optional(meditationAsked),
});
export const makeMeditationPlan = planCall('makeMeditationPlan', 'meditation', meditationRequest.shape);
export type MeditationRequest = z.infer<typeof meditationRequest>;

/** A change that a chat may ask for. */
export const meditationChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('shorter') }),
  z.object({ change: z.literal('longer') }),
  z.object({ change: z.literal('fewerDays') }),
  z.object({ change: z.literal('moreDays') }),
  z.object({ change: z.literal('noBreathHolding') }),
  z.object({ change: z.literal('noSound') }),
  z.object({ change: z.literal('sound') }),
  /** Exactly so many minutes a session, or days a week. */
  z.object({ change: z.literal('minutes'), minutes: z.int().check(z.gte(3), z.lte(45)) }),
  z.object({ change: z.literal('days'), days: z.int().check(z.gte(1), z.lte(7)) }),
  z.object({ change: z.literal('posture'), posture: z.enum(['sitting', 'lying', 'walking']) }),
  /** Another practice in one session, by its key. */
  z.object({ change: z.literal('swapSession'), key: z.string().check(z.minLength(1), z.maxLength(60)) }),
  z.object({ change: z.literal('notOn'), day: weekday }),
  /** A technique that is not wanted any more, by id or name. */
  z.object({ change: z.literal('otherTechnique'), technique: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
export type MeditationChange = z.infer<typeof meditationChange>;
