import type { Role } from '../foods/index.ts';

/** Roles that can replace one another if a day's sums do not fit. */
export const families: readonly (readonly Role[])[] = [
  ['dal', 'main'],
  ['bread', 'rice'],
  ['fruit', 'nuts', 'crunch', 'shake', 'protein', 'drink', 'sweet'],
  ['salad', 'soup', 'sabzi'],
  ['salad', 'curd'],
  ['chutney', 'curd'],
];

/** What takes the place of a role for somebody who may eat nothing of it, best first. */
export const insteadOf: Partial<Record<Role, readonly Role[]>> = {
  dal: ['main'],
  main: ['dal'],
  bowl: [],
  bread: ['rice'],
  rice: ['bread'],
  sabzi: ['salad', 'soup'],
  salad: ['sabzi', 'soup'],
  soup: ['sabzi', 'salad'],
  curd: ['salad'],
  chutney: ['curd'],
  fruit: ['crunch', 'nuts'],
  nuts: ['crunch', 'fruit'],
  seeds: ['nuts'],
  crunch: ['nuts', 'fruit'],
  protein: ['nuts', 'crunch', 'shake'],
  shake: ['protein', 'drink', 'fruit'],
  sweet: ['fruit'],
  spread: ['main'],
  fat: ['nuts'],
};

/** The share of a meal's energy by role. */
export const weightOfRole: Record<Role, number> = {
  tiffin: 5,
  bowl: 6,
  bread: 3,
  rice: 3,
  main: 3,
  dal: 2.5,
  sabzi: 1.5,
  salad: 0.6,
  curd: 1,
  soup: 1.2,
  chutney: 0.5,
  fruit: 1.5,
  nuts: 1.5,
  seeds: 0.8,
  spread: 1,
  fat: 0.8,
  drink: 1,
  shake: 3,
  protein: 2,
  crunch: 2,
  sweet: 1.5,
};

/** Roles that may be repeated often. */
export const staples: ReadonlySet<Role> = new Set<Role>(['bread', 'rice', 'curd', 'drink']);
