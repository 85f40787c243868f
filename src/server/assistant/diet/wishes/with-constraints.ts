import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import type { MealKey } from '../../../../contract/assistant/meal-keys.ts';
import { applyChips, minuteOf } from '../../part/index.ts';
import { hourOf } from '../menu-shapes.ts';
import { goalOf } from './answers-on-figures.ts';
import { isOfDiet, leavesOutDinner } from './answers-on-life.ts';

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

type Hours = NonNullable<DietRequest['eatBetween']>;
function narrowed(before: Hours | null, { from, until }: Hours): Hours {
  if (!before || from > until || before.from > before.until) return { from, until };
  const both = { from: before.from > from ? before.from : from, until: before.until < until ? before.until : until };
  return both.from < both.until ? both : { from, until };
}

/** Minutes by which a meal moves to the hour at which somebody has a food of it. */
const mostMoved = 90;
function withMealAt({ mealTimes }: DietRequest, { meals, at }: { readonly meals: readonly MealKey[]; readonly at?: string | undefined }) {
  const [meal] = meals;
  if (at === undefined || meal === undefined || meals.length > 1 || mealTimes[meal] !== undefined) return mealTimes;
  return Math.abs(minuteOf(at) - minuteOf(hourOf[meal])) <= mostMoved ? { ...mealTimes, [meal]: at } : mealTimes;
}

/** A request of a diet plan with what the person's words ask for. */
export const withDietConstraints = applyChips<DietRequest>({
  allergen: (request, value) => ({ ...request, allergens: unique([...request.allergens, value]) }),
  avoid: (request, value) => ({ ...request, dislikes: unique([...request.dislikes, value]).slice(-20) }),
  like: (request, value) => ({ ...request, wanted: unique([...request.wanted, value]).slice(-20) }),
  pattern: (request, value) => ({ ...request, patterns: unique([...request.patterns, value]) }),
  condition: (request, value) => (isOfDiet(value) ? { ...request, conditions: unique([...request.conditions, value]) } : request),
  foodOn: (request, value) => ({ ...request, foodDays: [...request.foodDays, value].slice(-20) }),
  foodAt: (request, value) => ({ ...request, foodMeals: [...request.foodMeals, value].slice(-20) }),
  wantAt: (request, value) => ({
    ...request,
    wanted: unique([...request.wanted, value.food]).slice(-20),
    wantedAt: [...request.wantedAt, value].slice(-20),
    mealTimes: withMealAt(request, value),
  }),
  sportAt: (request, value) => ({ ...request, sportAt: value, trainingAt: value.at < '12:00' ? 'morning' : 'evening' }),
  foodTimes: (request, value) => ({
    ...request,
    wanted: value.rule === 'exactly' ? unique([...request.wanted, value.food]).slice(-20) : request.wanted,
    foodTimes: [...request.foodTimes.filter(({ food }) => food !== value.food), value].slice(-20),
  }),
  minutesAt: (request, { meals, minutes }) => ({
    ...request,
    minutesOfMeals: { ...request.minutesOfMeals, ...Object.fromEntries(meals.map((meal) => [meal, minutes])) },
  }),
  served: (request, value) => ({
    ...request,
    servedFoods: unique([...request.servedFoods, value]).slice(-20),
    wanted: unique([...request.wanted, value]).slice(-20),
  }),
  carbGrams: (request, value) => ({ ...request, carbsWanted: Math.min(value, request.carbsWanted ?? value) }),
  rupees: (request, value) => ({ ...request, budget: 'low', rupeesWanted: Math.min(value, request.rupeesWanted ?? value) }),
  noTool: (request, value) => ({ ...request, lacksTools: unique([...request.lacksTools, value]) }),
  patternOn: (request, value) => ({ ...request, patternDays: [...request.patternDays, value].slice(-10) }),
  fastOn: (request, value) => ({ ...request, fastingDays: unique([...request.fastingDays, ...value]) }),
  // Two limits together: 'first meal at noon' and 'nothing after 8'.
  // Whoever is growing keeps dinner.
  eatBetween: (request, value) =>
    leavesOutDinner(value, request) ? request : { ...request, eatBetween: narrowed(request.eatBetween, value) },
  cooking: (request, value) => ({ ...request, cooking: value }),
  mealMinutes: (request, value) => ({ ...request, mostMinutes: value }),
  carbs: (request, value) => ({ ...request, carbs: value }),
  budget: (request, value) => ({ ...request, budget: value }),
  pace: (request, value) => ({ ...request, pace: value }),
  kcal: (request, value) => ({ ...request, kcalWanted: within(value, 1_000, 6_000) }),
  protein: (request, value) => ({ ...request, proteinWanted: within(value, 30, 300) }),
  proteinPerKg: (request, value) => ({ ...request, proteinWanted: within(Math.round(value * request.weightKg), 30, 300) }),
  mealAt: (request, { meal, at }) => ({ ...request, mealTimes: { ...request.mealTimes, [meal]: at } }),
  more: (request) => ({ ...request, protein: 'more' }),
  goal: (request, value) => ({ ...request, goal: goalOf[value] }),
  meals: (request, value) => ({ ...request, meals: within(value, 3, 6) }),
  age: (request, value) => ({ ...request, age: Math.max(13, value) }),
  sex: (request, value) => ({ ...request, sex: value }),
  weightKg: (request, value) => ({ ...request, weightKg: within(value, 30, 250) }),
  heightCm: (request, value) => ({ ...request, heightCm: within(value, 120, 230) }),
});
