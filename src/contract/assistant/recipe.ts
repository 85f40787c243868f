import * as z from 'zod/mini';
import { requiredText } from '../shapes.ts';
import { nutrientsSchema } from './diet.ts';
import { dietWishes } from './diet-wishes.ts';
import { dishTraits } from './dish-traits.ts';
import { foodNeeds } from './food-needs.ts';
import { recipeMeals } from './recipe-meals.ts';
import { planLanguages } from './words.ts';
import type { PlanLanguage } from './words.ts';
import { planCall } from './make-plan.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];
const language = z.enum(Object.keys(planLanguages) as [PlanLanguage, ...PlanLanguage[]], 'Please choose English or Hindi.');
const wholeNumber = (least: number, most: number, says: string) => z.int(says).check(z.gte(least, says), z.lte(most, says));

/** The request for a recipe: what is in the kitchen, as typed. */
export const recipeRequestSchema = z.object({
  language: z._default(language, 'english'),
  /** 'paneer', '500 g palak', 'टमाटर', possibly with typing errors. */
  kitchen: z._default(
    z.array(requiredText(60, 'Please name an ingredient.')).check(z.maxLength(40, 'At most 40 ingredients, please.')),
    [],
  ),
  /** What is missing from the pantry (salt, oil, common spices). */
  lacks: z._default(z.array(requiredText(60, 'Please name an ingredient.')).check(z.maxLength(20, 'At most 20 ingredients, please.')), []),
  servings: z._default(wholeNumber(1, 12, 'Please choose 1 to 12 servings.'), 2),
  /** Active time; waiting (soaking and the like) is added. */
  minutes: z._default(wholeNumber(5, 180, 'Please give 5 to 180 minutes.'), 45),
  meal: z._default(z.enum(keysOf(recipeMeals), 'Please choose a meal from the list.'), 'any'),
  ...foodNeeds,
  conditions: dietWishes.conditions,
  lacksTools: dietWishes.lacksTools,
  /** 'none': there is no stove. */
  cooking: dietWishes.cooking,
  /** At most kcal, and at least g of protein, in a serving; null for any. */
  mostKcal: z._default(z.nullable(wholeNumber(100, 1_200, 'Please give 100 to 1,200 kcal.')), null),
  leastProtein: z._default(z.nullable(wholeNumber(5, 80, 'Please give 5 to 80 g.')), null),
  /** What a dish must be for those who eat it. */
  traits: z._default(z.array(z.enum(keysOf(dishTraits), 'Please choose from the list.')).check(z.maxLength(5)), []),
});
export const makeHealthyRecipe = planCall('makeHealthyRecipe', 'recipe', recipeRequestSchema.shape);
export type RecipeRequestFields = z.input<typeof recipeRequestSchema>;
export type RecipeRequest = z.output<typeof recipeRequestSchema>;

/** The minimum that a model must write: a dish of the catalogue, and the number of its measures per person. */
export const recipeDraftSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  portion: z.number().check(z.gte(0.25), z.lte(12)),
});
export type RecipeDraft = z.infer<typeof recipeDraftSchema>;

const ingredientSchema = z.object({
  /** The food's id, which is also the item's key for swaps. */
  id: z.string(),
  name: z.string(),
  grams: z.number(),
  /** '180 g', '1½ tsp'. */
  shown: z.string(),
  /** home: it was named; pantry: salt, oil and common spices, assumed to be there; missing: to be bought. */
  from: z.enum(['home', 'pantry', 'missing']),
  /** 'Instead of paneer'; empty otherwise. */
  note: z.string(),
  /** Possible substitutes by name; empty if none fits the needs. */
  swaps: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type RecipeIngredient = z.infer<typeof ingredientSchema>;

/** One recipe for the screen. */
export const recipePlanSchema = z.object({
  kind: z.literal('recipe'),
  title: z.string(),
  language,
  /** The request; only the language if the recipe is shown without health data. */
  request: z.union([recipeRequestSchema, z.object({ language })]),
  id: z.string(),
  portion: z.number(),
  servings: z.number(),
  /** '1½ katoris' for one person. */
  servingShown: z.string(),
  minutes: z.number(),
  /** Additional hours of soaking, rising or resting. */
  waitHours: z.number(),
  tools: z.array(z.string()),
  ingredients: z.array(ingredientSchema),
  steps: z.array(z.object({ key: z.string(), text: z.string(), minutes: z.nullable(z.number()) })),
  perServing: nutrientsSchema,
  allergens: z.array(z.string()),
  missing: z.array(z.string()),
  understood: z.array(z.object({ said: z.string(), as: z.array(z.string()) })),
  notUnderstood: z.array(z.string()),
  alternatives: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.number(), missing: z.array(z.string()) })),
  notes: z.array(z.string()),
  references: z.array(z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) })),
});
export type RecipePlan = z.infer<typeof recipePlanSchema>;

/** A change that a chat or a button may ask for. */
export type RecipeChange =
  | { readonly kind: 'servings'; readonly servings: number }
  | { readonly kind: 'avoid'; readonly food: string }
  | { readonly kind: 'have'; readonly food: string }
  | { readonly kind: 'lack'; readonly food: string }
  | { readonly kind: 'faster'; readonly minutes: number }
  | { readonly kind: 'dish'; readonly id: string }
  | { readonly kind: 'another' };
