import type { Allergen } from '../../../contract/assistant/words.ts';
import type { Nutrients } from './nutrients.ts';

/**
 * Properties of a food that matter for ways of eating and conditions. `root` grows underground; `notJain` is left out by strict Jain
 * households for its many seeds, its sprouting life or the insects in it; `highMercury` is a fish that FDA and EPA (2021) advise against
 * in pregnancy.
 */
export type Flag =
  | 'meat'
  | 'pork'
  | 'fish'
  | 'shellfish'
  | 'egg'
  | 'dairy'
  | 'honey'
  | 'alcohol'
  | 'gelatine'
  | 'root'
  | 'allium'
  | 'mushroom'
  | 'notJain'
  | 'sprouts'
  | 'liver'
  | 'highMercury';

export const aisles = [
  'vegetables',
  'fruit',
  'grains',
  'bread',
  'pulses',
  'soy',
  'dairy',
  'eggs',
  'meatFish',
  'nutsSeeds',
  'oils',
  'spices',
  'sweet',
  'drinks',
] as const;
export type Aisle = (typeof aisles)[number];

/**
 * When something is eaten: breakfast, mid-morning, lunch, evening snack, dinner, night, before and after training; `c` is a lunch or dinner
 * of somebody who cannot cook.
 */
export type MealLetter = 'b' | 'm' | 'l' | 's' | 'd' | 'n' | 'p' | 'r' | 'c';

export type Measure = 'katori' | 'piece' | 'cup' | 'glass' | 'bowl' | 'tbsp' | 'tsp' | 'slice' | 'handful' | 'scoop' | 'half' | 'clove';

/** The role of a dish, or of a food eaten as it is, in a meal. */
export type Role =
  | 'tiffin'
  | 'main'
  | 'bowl'
  | 'sabzi'
  | 'dal'
  | 'crunch'
  | 'bread'
  | 'salad'
  | 'shake'
  | 'rice'
  | 'soup'
  | 'protein'
  | 'drink'
  | 'chutney'
  | 'curd'
  | 'sweet'
  | 'fruit'
  | 'nuts'
  | 'seeds'
  | 'spread'
  /** Fat on the plate of somebody who eats little carbohydrate. */
  | 'fat';

/** How a food is eaten as it is, in its first measure. */
export type Eaten = { readonly role: Role; readonly meals: string; readonly least: number; readonly most: number; readonly step: number };

/** One ingredient. Its nutrients are from USDA SR24, per 100 g as bought; names, measures, allergens and flags are ours. */
export type Food = {
  readonly id: string;
  /** Its number in SR24. */
  readonly sr: string;
  /** Not in SR24: the figures are those of a similar food, which `why` names. */
  readonly isStandIn?: true;
  readonly why?: string;
  /** Where the figures are from that replace SR24's. */
  readonly source?: string;
  /** English, then Hindi. */
  readonly name: readonly [string, string];
  /** Other names that people type. */
  readonly also: readonly string[];
  readonly allergens: readonly Allergen[];
  readonly flags: readonly Flag[];
  readonly aisle: Aisle;
  /** The price in an Indian market: 1 low, 2 medium, 3 high. */
  readonly cost: 1 | 2 | 3;
  /** Grams of each household measure; the first one is the usual one for eating or buying. */
  readonly measures: Partial<Record<Measure, number>>;
  readonly eaten?: Eaten;
  readonly per100g: Nutrients;
};
