import * as z from 'zod/mini';
import { weekday } from './weekdays.ts';

/** The parts of a session in order. */
export const workoutBlocks = ['warmUp', 'power', 'strength', 'prehab', 'conditioning', 'mobility', 'coolDown'] as const;
export type WorkoutBlock = (typeof workoutBlocks)[number];

export const majorMuscles = ['quads', 'glutes', 'hamstrings', 'chest', 'back', 'shoulders', 'core'] as const;
export type MajorMuscle = (typeof majorMuscles)[number];

export const muscleNames = [
  ...majorMuscles,
  'calves',
  'adductors',
  'hipFlexors',
  'biceps',
  'triceps',
  'forearms',
  'rotatorCuff',
  'neck',
  'shins',
  'lowerBack',
] as const;
export type Muscle = (typeof muscleNames)[number];

const id = z.string().check(z.minLength(1), z.maxLength(60));
const named = z.object({ id: z.string(), name: z.string() });
const amount = z.nullable(z.number());

/** One line of a session with either repetitions or seconds. */
const item = z.object({
  /** The same in all four weeks: day, block and exercise. */
  key: z.string(),
  exercise: id,
  name: z.string(),
  sets: z.number(),
  reps: amount,
  seconds: amount,
  eachSide: z.boolean(),
  restSeconds: z.number(),
  /** Rate of perceived exertion, 0 to 10. */
  rpe: amount,
  tempo: z.nullable(z.string()),
  load: z.nullable(z.string()),
  /** The weight, where what the person lifts was told. */
  kg: z.optional(z.number()),
});
export type WorkoutItem = z.infer<typeof item>;

const block = z.object({ block: z.enum(workoutBlocks), name: z.string(), seconds: z.number(), items: z.array(item) });

const session = z.object({
  key: z.string(),
  weekday,
  day: z.string(),
  name: z.string(),
  /** The day before a match: loosening only. */
  isEasy: z.boolean(),
  seconds: z.number(),
  minutes: z.number(),
  blocks: z.array(block),
});
export type WorkoutSession = z.infer<typeof session>;

const week = z.object({
  number: z.number(),
  isDeload: z.boolean(),
  name: z.string(),
  focus: z.string(),
  sessions: z.array(session),
  sets: z.array(z.object({ muscle: z.string(), name: z.string(), sets: z.number(), low: z.number(), high: z.number() })),
  /** Aerobic minutes of moderate effort; a minute of hard effort counts twice (WHO 2020). */
  aerobicMinutes: z.number(),
  strengthDays: z.number(),
});
export type WorkoutWeek = z.infer<typeof week>;

const card = z.object({
  id,
  name: z.string(),
  how: z.array(z.string()),
  mistake: z.string(),
  primary: z.array(named),
  secondary: z.array(named),
  equipment: z.array(named),
  level: z.string(),
  pattern: z.string(),
  easier: z.nullable(named),
  harder: z.nullable(named),
});
export type ExerciseCard = z.infer<typeof card>;

/** Four weeks of sessions with all names, numbers and units that a screen shows. */
export const workoutPlan = z.object({
  kind: z.literal('workout'),
  version: z.number(),
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  weeks: z.array(week),
  /** Days without a session and why; `isRest` if they have no sport either. */
  otherDays: z.array(z.object({ weekday, day: z.string(), says: z.string(), isRest: z.optional(z.boolean()) })),
  /** Every exercise of the sessions, once. */
  exercises: z.array(card),
  /** Exercises that were swapped away and must not come back. */
  avoids: z.array(z.string()),
  /** Cautions for this person. */
  cautions: z.array(z.string()),
  /** How the plan compares with public recommendations. */
  notes: z.array(z.object({ title: z.string(), says: z.string() })),
  references: z.array(z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) })),
});
export type WorkoutPlan = z.infer<typeof workoutPlan>;

const draftItem = z.object({
  exercise: id,
  sets: z.number().check(z.int(), z.gte(1), z.lte(6)),
  /** Repetitions or seconds in week 1, by the exercise's unit. */
  amount: z.number().check(z.int(), z.gte(1), z.lte(300)),
});
const draftSession = z.object({
  weekday,
  isEasy: z.boolean(),
  power: z.array(draftItem).check(z.maxLength(4)),
  strength: z.array(draftItem).check(z.maxLength(14)),
  prehab: z.array(draftItem).check(z.maxLength(4)),
  conditioning: z.array(id).check(z.maxLength(3)),
  /** Chosen for the session if left out. */
  warmUp: z.optional(z.array(id).check(z.maxLength(12))),
  coolDown: z.optional(z.array(id).check(z.maxLength(12))),
});
export type DraftItem = z.infer<typeof draftItem>;
export type DraftSession = z.infer<typeof draftSession>;

/** The minimum that a model writes: the exercises of each day of week 1. Weeks, rests, times and texts are computed from it. */
export const workoutDraft = z.object({
  sessions: z.array(draftSession).check(z.minLength(1), z.maxLength(6)),
  /** Never to be used, not even for loosening. */
  avoids: z.optional(z.array(id).check(z.maxLength(60))),
});
export type WorkoutDraft = z.infer<typeof workoutDraft>;
