import * as z from 'zod/mini';
import { allergens, bodyParts, dietPatterns, type Allergen, type BodyPart, type DietPattern } from './words.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>): Key[] => Object.keys(names) as Key[];
const bodyPart = z.enum(keysOf<BodyPart>(bodyParts));

/** What the last answer asked, so that a bare 'yes' or 'none' is understood as the answer to it. */
const awaitedShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** The questions that decide whether a doctor is needed before any exercise. */
  z.object({ kind: z.literal('injuryCheck'), part: bodyPart }),
  /** 'Do you mean …?': the passage that a yes shows. */
  z.object({ kind: z.literal('passage'), id: z.string() }),
  /** 'Or did you mean A, or B?': the topics that 'the first' or 'the second' shows. */
  z.object({ kind: z.literal('topics'), ids: z.array(z.string()) }),
]);
export type Awaited = z.infer<typeof awaitedShape>;

/** What the person has said about themselves in this conversation; every later answer respects it. */
const factsShape = z.object({
  /** The part that was last reported to hurt. */
  sorePart: z.nullable(bodyPart),
  allergens: z.array(z.enum(keysOf<Allergen>(allergens))),
  /** Refused without a word of the body: 'no eggs on Tuesday'. No allergy, so an undo brings them back. */
  refused: z._default(z.array(z.enum(keysOf<Allergen>(allergens))), []),
  patterns: z.array(z.enum(keysOf<DietPattern>(dietPatterns))),
  /** Excluded foods. */
  avoid: z.array(z.string()),
  isYoung: z.boolean(),
  /** Figures of the body; undefined in a conversation from before they were kept. */
  body: z.optional(
    z.object({
      age: z.optional(z.number()),
      weightKg: z.optional(z.number()),
      heightCm: z.optional(z.number()),
      sex: z.optional(z.enum(['male', 'female'])),
    }),
  ),
});
export type KnownFacts = z.infer<typeof factsShape>;

/** What an answer was about, as a question of the same kind: 'and tofu?' then asks the same of tofu. */
export const acts = [
  'nutrients',
  'compareFoods',
  'priceOfFoods',
  'sourcesOf',
  'amountFor',
  'kindOfFood',
  'planDay',
  'planNutrients',
  'planTarget',
  'planShopping',
  'planSessions',
  'planSets',
  'planRecipe',
  'change',
  'exerciseHow',
  'exerciseMuscles',
  'exerciseInstead',
  'body',
  'knowledge',
  'calendar',
  'product',
  'smallTalk',
] as const;
export type Act = (typeof acts)[number];

const topicShape = z.object({
  act: z.enum(acts),
  /** Ids of foods and dishes, in the order in which they were spoken of. */
  foods: z._default(z.array(z.string()), []),
  nutrients: z._default(z.array(z.string()), []),
  amount: z._default(z.nullable(z.object({ value: z.number(), unit: z.string() })), null),
  /** The day of the plan, 0 for the first. */
  day: z._default(z.nullable(z.int()), null),
  meal: z._default(z.nullable(z.string()), null),
  exercise: z._default(z.nullable(z.string()), null),
  /** Keys of the plan's items that were shown or changed. */
  items: z._default(z.array(z.string()), []),
  /** Which of several subjects of a kind, such as a page of the product. */
  about: z._default(z.nullable(z.string()), null),
  /** What was said for a computed figure, such as an age or an activity, so that 'and at 50?' changes only that. */
  slots: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  /** How many of a list were shown, so that 'more' goes on. */
  shown: z._default(z.int(), 0),
});
export type Topic = z.infer<typeof topicShape>;
type Unordered<Value> = Value extends readonly string[] ? readonly string[] : Value;
/** A topic with only what it names. */
export type NewTopic = Pick<Topic, 'act'> & { readonly [Key in Exclude<keyof Topic, 'act'>]?: Unordered<Topic[Key]> };
export const topicOf = ({ foods = [], nutrients = [], items = [], ...topic }: NewTopic): Topic => ({
  amount: null,
  day: null,
  meal: null,
  exercise: null,
  about: null,
  slots: {},
  shown: 0,
  ...topic,
  foods: [...foods],
  nutrients: [...nutrients],
  items: [...items].slice(0, 40),
});

/** The state of a conversation after an answer, stored with the answer, so that repeating a question starts from the state before it. */
export const dialogueShape = z.object({
  awaits: awaitedShape,
  /** Parts whose injury questions have been asked. */
  checkedParts: z.array(bodyPart),
  told: factsShape,
  /** What the last answer was about; null for nothing that can be asked further. */
  topic: z._default(z.nullable(topicShape), null),
  /** Versions of the plan that 'undo that' restores, the next one last. */
  undo: z._default(z.array(z.int()), []),
});
export type Dialogue = z.infer<typeof dialogueShape>;
