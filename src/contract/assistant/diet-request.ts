import * as z from 'zod/mini';
import { dietWishes } from './diet-wishes.ts';
import { foodNeeds } from './food-needs.ts';
import { mealKeys, type MealKey } from './meal-keys.ts';
import { activities, planLanguages, sexes } from './words.ts';
import { planCall } from './make-plan.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];

export const dietGoals = { lose: 'Lose weight', keep: 'Keep my weight', gain: 'Gain weight' } as const;
export type DietGoal = keyof typeof dietGoals;

/** The pace; the shares of the day's energy are in the server's energy.ts. */
export const dietPaces = { gentle: 'Gently', steady: 'Steadily', quick: 'As quickly as is safe' } as const;

export const dayLoads = { rest: 'Rest day', training: 'Training day', match: 'Match day' } as const;
export type DayLoad = keyof typeof dayLoads;

export const trainingTimes = { morning: 'In the morning', evening: 'In the evening' } as const;

const wholeNumber = (least: number, most: number, says: string) => z.int(says).check(z.gte(least, says), z.lte(most, says));
const number = (least: number, most: number, says: string) => z.number(says).check(z.gte(least, says), z.lte(most, says));
const choice = <Key extends string>(record: Record<Key, unknown>, says: string) => z.enum(keysOf(record), says);

export { mealKeys, type MealKey };

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 20:00.'));

/** The request for a week's diet plan. */
export const dietRequestSchema = z.object({
  language: z._default(choice(planLanguages, 'Please choose English or Hindi.'), 'english'),
  sex: choice(sexes, 'Please choose which formula for energy fits: female or male.'),
  age: wholeNumber(13, 100, 'Please give an age from 13 to 100.'),
  heightCm: number(120, 230, 'Please give a height from 120 to 230 cm.'),
  weightKg: number(30, 250, 'Please give a weight from 30 to 250 kg.'),
  activity: choice(activities, 'Please say how active you are.'),
  goal: choice(dietGoals, 'Please choose a goal.'),
  pace: z._default(choice(dietPaces, 'Please choose a pace.'), 'gentle'),
  meals: z._default(wholeNumber(3, 6, 'Please choose 3 to 6 meals a day.'), 5),
  ...foodNeeds,
  /** Set if the safety check forbids a deficit for this person. */
  noDeficit: z._default(z.boolean(), false),
  /** One for each of the seven days, starting with the plan's first day; empty if nothing is known. */
  dayLoads: z._default(z.array(choice(dayLoads, 'Please choose rest, training or match for each day.')).check(z.maxLength(7)), []),
  trainingAt: z._default(choice(trainingTimes, 'Please say when you train.'), 'evening'),
  budget: z._default(z.enum(['usual', 'low'], 'Please choose a usual or a low budget.'), 'usual'),
  protein: z._default(z.enum(['usual', 'more'], 'Please choose usual or more protein.'), 'usual'),
  /** A correction of the formula in kcal a day; the safe minimum applies anyway. */
  kcalChange: z._default(number(-500, 500, 'At most 500 kcal more or fewer, please.'), 0),
  /** Times of meals that the person chose; others have their usual ones. */
  mealTimes: z._default(z.partialRecord(z.enum(mealKeys), timeOfDay), {}),
  ...dietWishes,
});
export const makeDietPlan = planCall('makeDietPlan', 'diet', dietRequestSchema.shape);
/** The input; `DietRequest` is the same after the defaults were applied. */
export type DietRequestFields = z.input<typeof dietRequestSchema>;
export type DietRequest = z.output<typeof dietRequestSchema>;
