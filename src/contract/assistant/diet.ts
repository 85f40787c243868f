import * as z from 'zod/mini';
import { dayLoads, dietRequestSchema, mealKeys } from './diet-request.ts';
import type { DayLoad, MealKey } from './diet-request.ts';
import { planLanguages } from './words.ts';
import type { PlanLanguage } from './words.ts';

/** An id of a food or dish; changed ingredients of a dish follow after a ~. */
const itemId = z.string().check(z.minLength(1), z.maxLength(300));

/** The minimum that a model must write: ids from the catalogue, and amounts in the catalogue's measure. */
export const dietDraftSchema = z.object({
  days: z
    .array(
      z.object({
        meals: z
          .array(
            z.object({
              meal: z.enum(mealKeys),
              items: z
                .array(z.object({ id: itemId, amount: z.number().check(z.gte(0.25), z.lte(60)) }))
                .check(z.minLength(1), z.maxLength(8)),
            }),
          )
          .check(z.minLength(1), z.maxLength(6)),
      }),
    )
    .check(z.length(7)),
});
export type DietDraft = z.infer<typeof dietDraftSchema>;

/** kcal; g of protein, carbs, fat, saturated, fibre, sugar; mg of sodium, calcium, iron; µg of B12. */
export const nutrientsSchema = z.object({
  kcal: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  saturated: z.number(),
  fibre: z.number(),
  sugar: z.number(),
  sodium: z.number(),
  calcium: z.number(),
  iron: z.number(),
  b12: z.number(),
});

const portion = {
  id: itemId,
  name: z.string(),
  amount: z.number(),
  /** '1½ katoris'. */
  shown: z.string(),
  grams: z.number(),
};
const swapSchema = z.object({ ...portion, kcal: z.number(), protein: z.number() });
const itemSchema = z.object({
  /** Unique in the plan and unaffected by swaps of other items: 'd1-lunch-2'. */
  key: z.string(),
  ...portion,
  /** The changed ingredients as a sentence; empty if none. */
  note: z.string(),
  ingredients: z.array(z.string()),
  nutrients: nutrientsSchema,
  /** The key of the item that was cooked for this one too; plans of before have none. */
  leftoverOf: z.optional(z.string()),
  swaps: z.array(swapSchema),
});
export type DietItem = z.infer<typeof itemSchema>;

const mealSchema = z.object({
  key: z.enum(mealKeys),
  name: z.string(),
  /** A usual time, such as '08:00'. */
  at: z.string(),
  /** Why it is there on a training or match day; empty otherwise. */
  note: z.string(),
  /** Minutes in the kitchen; 0 if nothing is cooked. */
  minutes: z.optional(z.number()),
  items: z.array(itemSchema),
  total: nutrientsSchema,
});
export type DietMeal = z.infer<typeof mealSchema>;

const language = z.enum(Object.keys(planLanguages) as [PlanLanguage, ...PlanLanguage[]]);
const rangeSchema = z.object({ least: z.number(), most: z.number() });
/** The targets of a day, in grams except for kcal and litres. */
const targetSchema = z.object({
  kcal: z.number(),
  protein: rangeSchema,
  fat: rangeSchema,
  carbs: rangeSchema,
  fibre: z.number(),
  waterLitres: z.number(),
});
export type DietTarget = z.infer<typeof targetSchema>;

const daySchema = z.object({
  key: z.string(),
  name: z.string(),
  load: z.nullable(z.enum(Object.keys(dayLoads) as [DayLoad, ...DayLoad[]])),
  target: targetSchema,
  meals: z.array(mealSchema),
  total: nutrientsSchema,
});
export type DietDay = z.infer<typeof daySchema>;

const shoppingSchema = z.object({
  aisle: z.string(),
  name: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** As bought, which may be more than is used; `shown` says it in packets, pieces or bunches. */
      grams: z.number(),
      shown: z.string(),
      /** Most kitchens have it: oil, salt, spices. */
      isPantry: z.optional(z.boolean()),
    }),
  ),
});

/** A week of meals for the screen. */
export const dietPlanSchema = z.object({
  kind: z.literal('diet'),
  title: z.string(),
  language,
  /** The request; only the language if the plan is shown without health data. */
  request: z.union([dietRequestSchema, z.object({ language })]),
  energy: z.object({ resting: z.number(), spent: z.number(), target: z.number(), floor: z.number() }),
  days: z.array(daySchema),
  average: nutrientsSchema,
  shopping: z.array(shoppingSchema),
  notes: z.array(z.string()),
  references: z.array(z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) })),
});
export type DietPlan = z.infer<typeof dietPlanSchema>;

/** Items to replace, take out (`to` is null) or add; everything else of the week stays as it is. */
export type DietItemsChange = {
  readonly kind: 'items';
  readonly edits: readonly { readonly key: string; readonly to: { readonly id: string; readonly amount: number } | null }[];
  readonly adds: readonly { readonly day: number; readonly meal: MealKey; readonly id: string; readonly amount: number }[];
};

/** A change that a chat or a button may ask for. */
export type DietChange =
  | { readonly kind: 'avoid'; readonly food: string }
  | { readonly kind: 'swapFood'; readonly food: string }
  | { readonly kind: 'allow'; readonly food: string }
  | { readonly kind: 'meals'; readonly meals: number }
  | { readonly kind: 'moreProtein' }
  | { readonly kind: 'cheaper' }
  | { readonly kind: 'kcal'; readonly by: number }
  | { readonly kind: 'another' }
  | DietItemsChange
  /** Two days of the plan trade their meals. */
  | { readonly kind: 'swapDays'; readonly days: readonly [number, number] }
  /** Some meals of some days (all meals if undefined) for once without cooking, cheaper or quicker. */
  | {
      readonly kind: 'mealsWith';
      readonly days: readonly number[];
      readonly meals?: readonly MealKey[] | undefined;
      readonly way: 'noCooking' | 'cheaper' | 'quicker';
    }
  /** Another time for a meal on every day, such as '21:00'. */
  | { readonly kind: 'mealTime'; readonly meal: MealKey; readonly at: string };
