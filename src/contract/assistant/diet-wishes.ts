import * as z from 'zod/mini';
import { requiredText } from '../shapes.ts';
import { mealKeys } from './meal-keys.ts';
import { weekday, weekdayList } from './weekdays.ts';
import { dietPatterns, type DietPattern } from './words.ts';

/** Health conditions that change what somebody should eat. */
export const dietConditions = {
  pregnancy: 'Pregnancy',
  breastfeeding: 'Breastfeeding',
  kidneyDisease: 'Kidney disease',
  warfarin: 'Warfarin or another blood thinner that vitamin K acts on',
  diabetes: 'Diabetes',
  pcos: 'PCOS',
  irritableBowel: 'Irritable bowel, low FODMAP',
  highBloodPressure: 'High blood pressure',
  osteoporosis: 'Osteoporosis',
} as const;
export type DietCondition = keyof typeof dietConditions;

/** Tools that some dishes need, and that not every kitchen has. */
export const kitchenTools = { oven: 'Oven', blender: 'Mixer or blender', pressureCooker: 'Pressure cooker', toaster: 'Toaster' } as const;
export type KitchenTool = keyof typeof kitchenTools;

/** A time of day such as '20:00'. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 20:00.'));
const food = requiredText(40, 'Please name a food.');
const foods = z._default(z.array(food).check(z.maxLength(20, 'At most 20 foods, please.')), []);
const amount = (least: number, most: number, says: string) =>
  z._default(z.nullable(z.number(says).check(z.gte(least, says), z.lte(most, says))), null);

/** What a diet plan may be asked for in words, beside the fields of its form. Everything is optional. */
export const dietWishes = {
  conditions: z._default(
    z
      .array(z.enum(Object.keys(dietConditions) as [DietCondition, ...DietCondition[]], 'Please choose conditions from the list.'))
      .check(z.maxLength(10)),
    [],
  ),
  /** Foods that are wanted in the week, as typed. */
  wanted: foods,
  /** Foods left out on some weekdays (`notOn`), or eaten on these alone (`onlyOn`). */
  foodDays: z._default(z.array(z.object({ food, rule: z.enum(['notOn', 'onlyOn']), days: weekdayList })).check(z.maxLength(20)), []),
  /** Foods left out of some meals of every day: no curd at dinner. */
  foodMeals: z._default(
    z.array(z.object({ food, meals: z.array(z.enum(mealKeys)).check(z.maxLength(6)) })).check(z.maxLength(20, 'At most 20 foods, please.')),
    [],
  ),
  /** Foods wanted at some meals: idli for breakfast; `isDaily` on every day. */
  wantedAt: z._default(
    z
      .array(
        z.object({
          food,
          meals: z.array(z.enum(mealKeys)).check(z.maxLength(6)),
          isDaily: z.optional(z.boolean()),
          at: z.optional(clockTime),
        }),
      )
      .check(z.maxLength(20, 'At most 20 foods, please.')),
    [],
  ),
  /** On how many days of a week a food comes, or comes at most; the plan chooses which. */
  foodTimes: z._default(
    z
      .array(z.object({ food, times: z.number().check(z.int(), z.gte(1), z.lte(7)), rule: z.enum(['exactly', 'atMost']) }))
      .check(z.maxLength(20, 'At most 20 foods, please.')),
    [],
  ),
  /** The most minutes that single meals may take: a quick breakfast. */
  minutesOfMeals: z._default(z.partialRecord(z.enum(mealKeys), z.number().check(z.gte(5), z.lte(240))), {}),
  /** A way of eating on some weekdays: vegetarian on Tuesdays. */
  patternDays: z._default(
    z
      .array(z.object({ pattern: z.enum(Object.keys(dietPatterns) as [DietPattern, ...DietPattern[]]), days: weekdayList }))
      .check(z.maxLength(10)),
    [],
  ),
  /** Weekdays on which nothing, or only what a fast allows, is eaten. */
  fastingDays: weekdayList,
  /** The hours between which meals are eaten, in the person's own time; null for any. */
  eatBetween: z._default(z.nullable(z.object({ from: clockTime, until: clockTime })), null),
  /** When sport begins, on some weekdays or, with none, on every day; meals are put around it. */
  sportAt: z._default(z.nullable(z.object({ at: clockTime, isMatch: z.boolean(), days: weekdayList })), null),
  /** 'none': nothing is cooked, as in a hostel without a kitchen; 'microwave': what a microwave makes. */
  cooking: z._default(z.enum(['usual', 'none', 'microwave'], 'Please choose whether you can cook.'), 'usual'),
  /** The most minutes that a meal may take; null for any. */
  mostMinutes: amount(5, 240, 'Please give 5 to 240 minutes.'),
  /** 'low' is at most 130 g of carbohydrate a day, 'keto' at most 50 g. */
  carbs: z._default(z.enum(['usual', 'low', 'keto'], 'Please choose usual, low or keto.'), 'usual'),
  /** Energy in kcal a day instead of the formula's; the safe minimum applies anyway. */
  kcalWanted: amount(1_000, 6_000, 'Please give 1,000 to 6,000 kcal.'),
  /** Protein in g a day. */
  proteinWanted: amount(30, 300, 'Please give 30 to 300 g.'),
  /** The most carbohydrate in g a day, instead of what `carbs` stands for. */
  carbsWanted: amount(20, 500, 'Please give 20 to 500 g.'),
  /** The most rupees that a day's food may come to by usual prices; the plan comes as near as its needs allow. */
  rupeesWanted: amount(10, 10_000, 'Please give 10 to 10,000 rupees.'),
  /** Dishes that a mess, canteen or tiffin service cooks, so that nobody has to. */
  servedFoods: foods,
  /** Tools that are missing in the kitchen. */
  lacksTools: z._default(
    z
      .array(z.enum(Object.keys(kitchenTools) as [KitchenTool, ...KitchenTool[]], 'Please choose tools from the list.'))
      .check(z.maxLength(4)),
    [],
  ),
  /** The weekday of the plan's first day, which the server sets; null if unknown. */
  firstWeekday: z._default(z.nullable(weekday), null),
};
