import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import type { MealLetter, Role } from '../foods/index.ts';

/** The meals of a day by their number, each with its share of the day's energy. */
export const mealsByCount: Readonly<Record<number, readonly (readonly [MealKey, share: number])[]>> = {
  3: [
    ['breakfast', 0.3],
    ['lunch', 0.38],
    ['dinner', 0.32],
  ],
  4: [
    ['breakfast', 0.26],
    ['lunch', 0.33],
    ['snack', 0.13],
    ['dinner', 0.28],
  ],
  5: [
    ['breakfast', 0.24],
    ['midMorning', 0.1],
    ['lunch', 0.29],
    ['snack', 0.12],
    ['dinner', 0.25],
  ],
  6: [
    ['breakfast', 0.22],
    ['midMorning', 0.1],
    ['lunch', 0.26],
    ['snack', 0.11],
    ['dinner', 0.23],
    ['night', 0.08],
  ],
};

export const letterOf: Record<MealKey, MealLetter> = { breakfast: 'b', midMorning: 'm', lunch: 'l', snack: 's', dinner: 'd', night: 'n' };

export const hourOf: Record<MealKey, string> = {
  breakfast: '08:00',
  midMorning: '11:00',
  lunch: '13:30',
  snack: '17:00',
  dinner: '20:00',
  night: '22:00',
};

/** The composition of a meal: roles (`a/b` is one or the other), with the weight of its choice. */
export type Shape = readonly [weight: number, ...roles: string[]];

const light: readonly Shape[] = [
  [3, 'fruit', 'nuts'],
  [3, 'fruit'],
  [2, 'shake'],
  [2, 'protein/crunch', 'drink'],
  [1, 'salad', 'fruit'],
  [1, 'curd', 'fruit', 'seeds'],
];

export const shapesOf: Record<MealKey, readonly Shape[]> = {
  breakfast: [
    [4, 'tiffin', 'chutney', 'fruit'],
    [3, 'tiffin', 'drink'],
    [3, 'tiffin', 'curd', 'fruit'],
    [2, 'tiffin', 'protein', 'fruit'],
    [2, 'tiffin', 'fruit', 'seeds/nuts'],
    [2, 'bread', 'main', 'fruit'],
    [1, 'tiffin', 'shake'],
  ],
  midMorning: light,
  lunch: [
    [5, 'bread', 'dal', 'sabzi', 'curd'],
    [4, 'rice', 'dal', 'sabzi', 'salad'],
    [4, 'bread', 'main', 'sabzi', 'salad'],
    [3, 'rice', 'main', 'sabzi', 'curd'],
    [2, 'bowl', 'curd', 'salad'],
    [2, 'bread', 'rice', 'dal', 'sabzi', 'salad'],
    [1, 'bowl', 'main', 'salad'],
  ],
  snack: [
    [4, 'crunch', 'drink'],
    [3, 'fruit', 'nuts/seeds'],
    [2, 'shake', 'fruit'],
    [2, 'protein', 'drink'],
    [1, 'tiffin', 'drink'],
    [1, 'soup', 'crunch'],
  ],
  dinner: [
    [5, 'bread', 'dal', 'sabzi', 'salad'],
    [5, 'bread', 'main', 'sabzi'],
    [3, 'bowl', 'salad/curd'],
    [3, 'rice', 'main', 'salad'],
    [2, 'soup', 'main', 'bread'],
    [2, 'bread', 'main', 'dal'],
  ],
  night: [
    [4, 'drink'],
    [2, 'fruit', 'nuts'],
    [2, 'drink', 'nuts'],
    [1, 'fruit', 'seeds'],
    [1, 'shake'],
  ],
};

/** If much protein must fit into little energy, the small meals supply it. */
export const richShapes: Partial<Record<MealKey, readonly Shape[]>> = {
  breakfast: [
    [3, 'tiffin', 'shake'],
    [3, 'tiffin', 'protein', 'fruit'],
    [2, 'tiffin', 'curd', 'fruit'],
    [2, 'bread', 'main', 'fruit'],
    [1, 'tiffin', 'drink'],
  ],
  midMorning: [
    [4, 'shake'],
    [3, 'protein', 'fruit'],
    [2, 'curd', 'fruit'],
    [1, 'salad', 'fruit'],
  ],
  lunch: [
    [5, 'bread', 'main', 'sabzi', 'curd'],
    [4, 'bread', 'main', 'dal', 'salad'],
    [3, 'rice', 'main', 'sabzi', 'curd'],
    [2, 'bread', 'dal', 'sabzi', 'curd'],
    [1, 'bowl', 'main', 'salad'],
  ],
  snack: [
    [4, 'shake'],
    [3, 'protein', 'drink'],
    [2, 'crunch', 'drink'],
    [1, 'protein', 'fruit'],
  ],
  dinner: [
    [5, 'bread', 'main', 'sabzi'],
    [4, 'bread', 'main', 'salad'],
    [3, 'bread', 'main', 'dal'],
    [2, 'soup', 'main', 'bread'],
    [1, 'bowl', 'main'],
  ],
  night: [
    [3, 'shake'],
    [3, 'drink'],
    [1, 'fruit', 'nuts'],
  ],
};

const coldBig: readonly Shape[] = [
  [4, 'bowl', 'salad', 'curd'],
  [3, 'bowl', 'curd', 'fruit'],
  [3, 'main', 'bread', 'salad'],
  [2, 'bowl', 'fruit', 'nuts'],
];
const coldSmall: readonly Shape[] = [
  [3, 'fruit', 'nuts'],
  [2, 'drink', 'nuts/seeds'],
  [2, 'curd', 'fruit'],
  [1, 'crunch', 'drink'],
];
/** Meals of somebody who cannot cook. */
export const coldShapes: Partial<Record<MealKey, readonly Shape[]>> = {
  breakfast: [
    [4, 'tiffin', 'fruit'],
    [2, 'tiffin', 'drink', 'nuts'],
    [1, 'bread', 'spread', 'drink', 'fruit'],
  ],
  lunch: coldBig,
  dinner: coldBig,
  midMorning: coldSmall,
  snack: coldSmall,
  night: [[1, 'drink']],
};

const ketoBig: readonly Shape[] = [
  [4, 'main', 'sabzi', 'salad', 'fat'],
  [3, 'main', 'main', 'salad', 'fat'],
  [2, 'main', 'sabzi', 'fat'],
];
const ketoSmall: readonly Shape[] = [
  [3, 'nuts', 'seeds'],
  [3, 'protein', 'nuts'],
];
/** Meals without bread, rice and fruit. */
export const ketoShapes: Partial<Record<MealKey, readonly Shape[]>> = {
  breakfast: [
    [4, 'main', 'nuts', 'fat'],
    [2, 'main', 'protein', 'fat'],
    [1, 'main', 'seeds', 'fat'],
  ],
  lunch: ketoBig,
  dinner: ketoBig,
  midMorning: ketoSmall,
  snack: ketoSmall,
  night: [[1, 'nuts']],
};

const lowBig: readonly Shape[] = [
  [4, 'bread', 'main', 'sabzi', 'fat'],
  [3, 'main', 'dal', 'salad', 'fat'],
  [3, 'main', 'sabzi', 'curd', 'fat'],
  [2, 'bread', 'main', 'salad', 'curd'],
  [1, 'soup', 'main', 'salad', 'fat'],
];
const lowSmall: readonly Shape[] = [
  [3, 'nuts', 'drink'],
  [2, 'protein', 'nuts'],
  [2, 'fruit', 'nuts'],
  [1, 'curd', 'seeds'],
];
/** Meals with few cereals: what would be a second roti or rice is a dish of protein, a vegetable and some fat. */
export const lowShapes: Partial<Record<MealKey, readonly Shape[]>> = {
  breakfast: [
    [3, 'main', 'bread', 'fat'],
    [2, 'main', 'nuts', 'fruit'],
    [2, 'tiffin', 'protein', 'nuts'],
    [1, 'tiffin', 'shake', 'seeds'],
  ],
  lunch: lowBig,
  dinner: lowBig,
  midMorning: lowSmall,
  snack: lowSmall,
  night: [
    [1, 'drink', 'nuts'],
    [1, 'nuts'],
  ],
};

/** What is added to a meal whose usual parts are too little for a day of much energy, in this order. */
export const moreRoles: Record<MealKey, readonly Role[]> = {
  breakfast: ['drink', 'nuts', 'fruit', 'seeds', 'curd'],
  midMorning: ['nuts', 'drink', 'crunch'],
  lunch: ['curd', 'rice', 'dal', 'bread', 'fruit'],
  snack: ['drink', 'nuts', 'crunch', 'fruit'],
  dinner: ['curd', 'rice', 'dal', 'bread', 'fruit'],
  night: ['nuts', 'fruit'],
};

/** The same where carbohydrate is counted. */
export const moreLeanRoles: Record<MealKey, readonly Role[]> = {
  breakfast: ['fat', 'nuts', 'protein', 'seeds', 'main'],
  midMorning: ['nuts', 'seeds', 'fat'],
  lunch: ['fat', 'salad', 'main', 'fat', 'curd', 'main'],
  snack: ['nuts', 'protein', 'seeds'],
  dinner: ['fat', 'salad', 'main', 'fat', 'curd', 'main'],
  night: ['nuts'],
};

/** Roles that can replace one another if a day's sums do not fit. */
export const families: readonly (readonly Role[])[] = [
  ['dal', 'main'],
  ['bread', 'rice'],
  ['fruit', 'nuts', 'crunch', 'shake', 'protein', 'drink', 'seeds', 'sweet', 'spread'],
  ['salad', 'curd', 'soup', 'sabzi'],
  ['chutney', 'curd', 'seeds'],
];

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
