import * as z from 'zod/mini';
import type { Allergen, BodyPart, DietPattern, Equipment, Level, Sex } from './words.ts';
import { allergens, bodyParts, dietPatterns, equipment, levels, sexes } from './words.ts';
import { requiredLine } from '../shapes.ts';
import { sportNumber } from '../sports.ts';
import { clockTime, dietConditions, kitchenTools, type DietCondition, type KitchenTool } from './diet-wishes.ts';
import { dishTraits, type DishTrait } from './dish-traits.ts';
import { mealKeys } from './meal-keys.ts';
import { recipeMeals, type RecipeMeal } from './recipe-meals.ts';
import { trainingConditions, type TrainingCondition } from './training-conditions.ts';
import { weekday } from './weekdays.ts';
import { quietConstraints } from './quiet-wishes.ts';
import { workoutConstraints } from './workout-wishes.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>): Key[] => Object.keys(names) as Key[];
const foodName = requiredLine(40, 'Please name the food.').check(z.minLength(2, 'Please name the food.'));
const whole = (least: number, most: number) =>
  z
    .number('Please enter a number.')
    .check(
      z.int('Please enter a whole number.'),
      z.minimum(least, `Please enter ${least} or more.`),
      z.maximum(most, `Please enter ${most} or less.`),
    );

export const goals = { loseFat: 'Lose fat', buildMuscle: 'Build muscle', keepWeight: 'Keep my weight', getFitter: 'Get fitter' } as const;
export type Goal = keyof typeof goals;

/** Conditions that change what somebody should eat or train. */
export const healthConditions = { ...dietConditions, ...trainingConditions } as const;
export type HealthCondition = DietCondition | TrainingCondition;

const days = z.array(weekday).check(z.minLength(1), z.maxLength(7));
const pattern = z.enum(keysOf<DietPattern>(dietPatterns));

/**
 * One fact about a person from free text. `allergen` and `avoid` must never be in a meal, `like` may be used more often; `equipment` is
 * available ('none': nothing), `without` is not; `injury` is where it hurts; `days` are per week, `minutes` per session, `mealMinutes` per meal;
 * `kcal`, `protein`, `carbGrams` (g) and `rupees` are per day, `proteinPerKg` for each kilogram of the person; `have` and `lack` are in a
 * kitchen, `noTool` is not there, `served` comes ready from a mess or canteen, and a
 * `trait` is what one dish has to be. `mostKcal` and `leastProtein` are of its serving.
 */
export const constraintShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('allergen'), value: z.enum(keysOf<Allergen>(allergens)) }),
  z.object({ type: z.literal('avoid'), value: foodName }),
  z.object({ type: z.literal('like'), value: foodName }),
  z.object({ type: z.literal('pattern'), value: pattern }),
  z.object({ type: z.literal('injury'), value: z.enum(keysOf<BodyPart>(bodyParts)) }),
  z.object({ type: z.literal('condition'), value: z.enum(keysOf<HealthCondition>(healthConditions)) }),
  z.object({ type: z.literal('equipment'), value: z.enum([...keysOf<Equipment>(equipment), 'none']) }),
  z.object({ type: z.literal('without'), value: z.enum(keysOf<Equipment>(equipment)) }),
  z.object({ type: z.literal('goal'), value: z.enum(keysOf<Goal>(goals)) }),
  z.object({ type: z.literal('level'), value: z.enum(keysOf<Level>(levels)) }),
  z.object({ type: z.literal('sex'), value: z.enum(keysOf<Sex>(sexes)) }),
  z.object({
    type: z.literal('sport'),
    value: sportNumber('There is no such sport.'),
  }),
  z.object({ type: z.literal('minutes'), value: whole(3, 240) }),
  z.object({ type: z.literal('days'), value: whole(1, 7) }),
  z.object({ type: z.literal('meals'), value: whole(1, 8) }),
  z.object({ type: z.literal('age'), value: whole(5, 100) }),
  z.object({ type: z.literal('weightKg'), value: z.number().check(z.minimum(20), z.maximum(300)) }),
  z.object({ type: z.literal('heightCm'), value: z.number().check(z.minimum(90), z.maximum(250)) }),
  z.object({ type: z.literal('kcal'), value: whole(100, 6000) }),
  z.object({ type: z.literal('protein'), value: whole(10, 400) }),
  z.object({ type: z.literal('proteinPerKg'), value: z.number().check(z.minimum(0.6), z.maximum(2.5)) }),
  z.object({ type: z.literal('mealAt'), value: z.object({ meal: z.enum(['breakfast', 'lunch', 'snack', 'dinner']), at: clockTime }) }),
  z.object({ type: z.literal('more'), value: z.literal('protein') }),
  z.object({ type: z.literal('foodOn'), value: z.object({ food: foodName, rule: z.enum(['notOn', 'onlyOn']), days }) }),
  z.object({
    type: z.literal('foodAt'),
    value: z.object({ food: foodName, meals: z.array(z.enum(mealKeys)).check(z.minLength(1), z.maxLength(6)) }),
  }),
  z.object({
    type: z.literal('wantAt'),
    value: z.object({
      food: foodName,
      meals: z.array(z.enum(mealKeys)).check(z.minLength(1), z.maxLength(6)),
      isDaily: z.optional(z.boolean()),
      at: z.optional(clockTime),
    }),
  }),
  z.object({
    type: z.literal('foodTimes'),
    value: z.object({ food: foodName, times: whole(1, 7), rule: z.enum(['exactly', 'atMost']) }),
  }),
  z.object({
    type: z.literal('minutesAt'),
    value: z.object({ meals: z.array(z.enum(mealKeys)).check(z.minLength(1), z.maxLength(6)), minutes: whole(5, 240) }),
  }),
  z.object({
    type: z.literal('sportAt'),
    value: z.object({ at: clockTime, isMatch: z.boolean(), days: z.array(weekday).check(z.maxLength(7)) }),
  }),
  z.object({ type: z.literal('served'), value: foodName }),
  z.object({ type: z.literal('patternOn'), value: z.object({ pattern, days }) }),
  z.object({ type: z.literal('fastOn'), value: days }),
  z.object({ type: z.literal('eatBetween'), value: z.object({ from: clockTime, until: clockTime }) }),
  z.object({ type: z.literal('cooking'), value: z.enum(['none', 'microwave']) }),
  z.object({ type: z.literal('mealMinutes'), value: whole(5, 240) }),
  z.object({ type: z.literal('carbs'), value: z.enum(['low', 'keto']) }),
  z.object({ type: z.literal('carbGrams'), value: whole(20, 500) }),
  z.object({ type: z.literal('budget'), value: z.literal('low') }),
  z.object({ type: z.literal('rupees'), value: whole(10, 10_000) }),
  z.object({ type: z.literal('noTool'), value: z.enum(keysOf<KitchenTool>(kitchenTools)) }),
  z.object({ type: z.literal('pace'), value: z.enum(['gentle', 'steady', 'quick']) }),
  z.object({ type: z.literal('servings'), value: whole(1, 12) }),
  z.object({ type: z.literal('meal'), value: z.enum(keysOf<RecipeMeal>(recipeMeals)) }),
  z.object({ type: z.literal('mostKcal'), value: whole(100, 1_200) }),
  z.object({ type: z.literal('leastProtein'), value: whole(5, 80) }),
  z.object({ type: z.literal('trait'), value: z.enum(keysOf<DishTrait>(dishTraits)) }),
  z.object({ type: z.literal('have'), value: foodName }),
  z.object({ type: z.literal('lack'), value: foodName }),
  ...workoutConstraints,
  ...quietConstraints,
]);
/** A chip without its label. */
export type Constraint = z.infer<typeof constraintShape>;
export const constraintList = z.array(constraintShape).check(z.maxLength(60, 'Please keep at most 60 notes.'));
