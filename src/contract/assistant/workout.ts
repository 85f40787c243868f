import * as z from 'zod/mini';
import { sportIdList } from '../sports.ts';
import { weekday, weekdayList } from './weekdays.ts';
import { bodyParts, equipment, levels, planLanguages } from './words.ts';
import type { BodyPart, Equipment, Level, PlanLanguage } from './words.ts';
import { trainingConditions, type TrainingCondition } from './training-conditions.ts';
import { planCall } from './make-plan.ts';
import { workoutWishes } from './workout-wishes.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];

export const workoutGoals = {
  general: 'General fitness',
  strength: 'Strength',
  muscle: 'Muscle',
  endurance: 'Endurance',
  fatLoss: 'Fat loss',
  sport: 'My sport',
  comeback: 'Return after a break',
} as const;
export type WorkoutGoal = keyof typeof workoutGoals;

export const injuryTimes = { now: 'It hurts now', past: 'It hurt before' } as const;

export const workoutBounds = {
  days: { least: 1, most: 6 },
  minutes: { least: 15, most: 120 },
  age: { least: 10, most: 100 },
} as const;

const injury = z.object({
  part: z.enum(keysOf<BodyPart>(bodyParts), 'Please choose where it hurts.'),
  when: z.enum(keysOf<keyof typeof injuryTimes>(injuryTimes), 'Does it hurt now, or did it before?'),
});
export type Injury = z.infer<typeof injury>;

const onceEach = { message: 'Please choose each one once.' };

/** The request for a workout plan. */
export const workoutRequest = z.object({
  language: z._default(z.enum(keysOf<PlanLanguage>(planLanguages), 'English or Hindi.'), 'english'),
  level: z.enum(keysOf<Level>(levels), 'Please choose your level.'),
  goal: z.enum(keysOf<WorkoutGoal>(workoutGoals), 'Please choose a goal.'),
  days: z
    .number('On how many days a week?')
    .check(z.int('A whole number of days, please.'), z.gte(1, 'At least one day a week.'), z.lte(6, 'At most six days: one is for rest.')),
  minutes: z
    .number('How many minutes a session?')
    .check(z.int('Whole minutes, please.'), z.gte(15, 'At least 15 minutes.'), z.lte(120, 'At most 120 minutes.')),
  age: z
    .number('How old are you?')
    .check(z.int('Your age in whole years, please.'), z.gte(10, 'Plans start at 10 years.'), z.lte(100, 'At most 100 years.')),
  equipment: z._default(
    z
      .array(z.enum(keysOf<Equipment>(equipment), 'Please choose from the list.'))
      .check(z.refine((list) => new Set(list).size === list.length, onceEach)),
    [],
  ),
  injuries: z._default(z.array(injury).check(z.refine((list) => new Set(list.map(({ part }) => part)).size === list.length, onceEach)), []),
  conditions: z._default(
    z
      .array(z.enum(keysOf<TrainingCondition>(trainingConditions), 'Please choose from the list.'))
      .check(z.refine((list) => new Set(list).size === list.length, onceEach)),
    [],
  ),
  /** An id of contract/sports.ts, or null for none. */
  sport: z._default(
    z.nullable(
      z
        .number('Please choose a sport.')
        .check(z.refine((id) => sportIdList.safeParse([id]).success, { message: 'There is no such sport.' })),
    ),
    null,
  ),
  /** Match and event days: no session on them, and the day before is easy or free. */
  matchDays: weekdayList,
  /** Days with team training, which are used last. */
  trainingDays: weekdayList,
  /** The days on which somebody can train; empty for any. */
  freeDays: weekdayList,
  /** Wishes in words; plans of earlier versions have none. */
  wishes: z.optional(workoutWishes),
});
export const makeWorkoutPlan = planCall('makeWorkoutPlan', 'workout', workoutRequest.shape);
export type WorkoutRequest = z.infer<typeof workoutRequest>;

/** A change that a chat may ask for. */
export const workoutChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('fewerDays') }),
  z.object({ change: z.literal('moreDays') }),
  /** Exactly so many days a week, or minutes a session. */
  z.object({ change: z.literal('days'), days: z.int() }),
  z.object({ change: z.literal('minutes'), minutes: z.int() }),
  z.object({ change: z.literal('shorter') }),
  z.object({ change: z.literal('longer') }),
  z.object({ change: z.literal('noEquipment') }),
  z.object({ change: z.literal('injuryNow'), part: z.enum(keysOf<BodyPart>(bodyParts), 'Please choose where it hurts.') }),
  z.object({ change: z.literal('easier') }),
  z.object({ change: z.literal('harder') }),
  /** No session on this weekday from now on. */
  z.object({ change: z.literal('notOn'), day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) }),
  /** A session goes to another weekday; two sessions trade days. */
  z.object({ change: z.literal('moveSession'), from: weekday, to: weekday }),
  /** Another exercise in one line of one day. */
  z.object({ change: z.literal('swapItem'), key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** More or fewer sets in the session of a weekday, or of one exercise. */
  z.object({ change: z.literal('sessionSets'), day: weekday, by: z.int() }),
  /** The minutes of the session of a weekday alone. */
  z.object({ change: z.literal('sessionMinutes'), day: weekday, minutes: z.int() }),
  z.object({ change: z.literal('exerciseSets'), exercise: z.string(), by: z.int() }),
  z.object({ change: z.literal('allSets'), by: z.int() }),
  /** Seconds of rest more or less between the sets of one exercise, or of all. */
  z.object({ change: z.literal('rest'), by: z.int(), exercise: z.optional(z.string()) }),
  z.object({ change: z.literal('swapExercise'), exercise: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
export type WorkoutChange = z.infer<typeof workoutChange>;
