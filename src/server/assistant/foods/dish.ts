import type { Measure, Role } from './food.ts';

/**
 * What is lost while cooking, as a part of all that went in (water counted): our own estimates from weighing, rounded, in the range of the
 * USDA's Table of Cooking Yields (2014).
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

/** A dish as the book has it: grams of each ingredient for all servings, and steps that name them by id. */
export type Dish = {
  readonly id: string;
  readonly name: readonly [string, string];
  readonly role: Role;
  /** Letters of meals (food.ts). */
  readonly meals: string;
  readonly serves: number;
  readonly method: Method;
  /** The household measure it is served in, and its grams. */
  readonly measure: readonly [Measure, number];
  readonly minutes: number;
  readonly tools: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  /** 'verb food food … number'; step-texts.ts makes sentences of them. */
  readonly steps: readonly string[];
};
