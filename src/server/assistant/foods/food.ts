import type { Allergen } from '../../../contract/assistant/words.ts';
import type { Nutrients } from './nutrients.ts';

/** What ways of eating ask about a food. `root` is what grows under the ground, `manySeeded` what Jains leave out for its many seeds. */
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
  | 'manySeeded';

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

/** When something is eaten: breakfast, mid-morning, lunch, evening snack, dinner, night, before and after training. */
export type MealLetter = 'b' | 'm' | 'l' | 's' | 'd' | 'n' | 'p' | 'r';

export type Measure = 'katori' | 'piece' | 'cup' | 'glass' | 'bowl' | 'tbsp' | 'tsp' | 'slice' | 'handful' | 'scoop' | 'half' | 'clove';

/** What a dish or a food eaten as it is does in a meal. */
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
  | 'spread';

/** How a food is eaten as it is, in its first measure. */
export type Eaten = { readonly role: Role; readonly meals: string; readonly least: number; readonly most: number; readonly step: number };

/** One ingredient. Its nutrients are USDA SR24's, per 100 g as bought; names, measures, allergens and flags are ours. */
export type Food = {
  readonly id: string;
  /** The number in SR24. */
  readonly sr: string;
  /** SR24 does not have it: the figures are those of its nearest kin, and `why` names that. */
  readonly isStandIn?: true;
  readonly why?: string;
  /** English, then Hindi. */
  readonly name: readonly [string, string];
  /** What people type for it. */
  readonly also: readonly string[];
  readonly allergens: readonly Allergen[];
  readonly flags: readonly Flag[];
  readonly aisle: Aisle;
  /** 1 cheap, 2 middling, 3 dear, in an Indian market. */
  readonly cost: 1 | 2 | 3;
  /** Grams of one household measure; the first is the one it is eaten or bought in. */
  readonly measures: Partial<Record<Measure, number>>;
  readonly eaten?: Eaten;
  readonly per100g: Nutrients;
};
