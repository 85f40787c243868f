import type { Measure, Role } from './food.ts';

/**
 * The share of weight lost in cooking, including water: our own rounded estimates, within the range of the USDA's Table of Cooking Yields
 * (2014).
 */
export const lossOf = {
  raw: 0,
  steam: 0,
  boil: 0.05,
  simmer: 0.1,
  griddle: 0.12,
  fry: 0.18,
  roast: 0.22,
} as const;
export type Method = keyof typeof lossOf;

/** A dish of the dish book: grams of each ingredient for all servings, and steps that name ingredients by id. */
export type Dish = {
  readonly id: string;
  readonly name: readonly [string, string];
  readonly role: Role;
  /** The letters of meals (food.ts). */
  readonly meals: string;
  readonly serves: number;
  readonly method: Method;
  /** The household measure in which it is served, and its weight in grams. */
  readonly measure: readonly [Measure, number];
  readonly minutes: number;
  /** Eaten in the way of the south of India, or with nothing Indian beside it; without it, with any roti or rice. */
  readonly style?: 'south' | 'foreign';
  readonly tools: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  /** 'verb food food … number'; step-texts.ts converts them to sentences. */
  readonly steps: readonly string[];
};
