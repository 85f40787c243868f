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
  [4, 'fruit'],
  [3, 'fruit', 'nuts'],
  [1, 'shake'],
  [1, 'drink'],
  [1, 'salad'],
];

/** Lunch and dinner have one base, a cooked dish and a vegetable. */
export const shapesOf: Record<MealKey, readonly Shape[]> = {
  breakfast: [
    [4, 'tiffin', 'chutney', 'fruit'],
    [3, 'tiffin', 'drink'],
    [2, 'tiffin', 'dal', 'chutney'],
    [2, 'tiffin', 'curd', 'fruit'],
    [2, 'tiffin', 'protein', 'fruit'],
    [2, 'tiffin', 'fruit', 'nuts'],
    [3, 'bread', 'main', 'drink'],
    [1, 'bread', 'main', 'fruit'],
  ],
  midMorning: light,
  lunch: [
    [5, 'bread', 'dal', 'sabzi', 'curd'],
    [4, 'rice', 'dal', 'sabzi', 'salad'],
    [4, 'bread', 'main', 'sabzi', 'salad'],
    [3, 'rice', 'main', 'sabzi', 'curd'],
    [2, 'bowl', 'curd', 'salad'],
    [2, 'bread', 'rice', 'dal', 'sabzi'],
  ],
  snack: [
    [4, 'crunch', 'drink'],
    [3, 'fruit', 'nuts'],
    [2, 'fruit'],
    [1, 'protein', 'drink'],
    [1, 'tiffin', 'drink'],
    [1, 'shake'],
  ],
  dinner: [
    [5, 'bread', 'dal', 'sabzi'],
    [5, 'bread', 'main', 'sabzi'],
    [3, 'bowl', 'curd', 'salad'],
    [3, 'rice', 'main', 'sabzi'],
    [2, 'rice', 'dal', 'sabzi'],
    [1, 'soup', 'bread', 'main'],
    [1, 'bread', 'main', 'dal', 'salad'],
  ],
  night: [
    [5, 'drink'],
    [1, 'fruit', 'nuts'],
  ],
};

/** If much protein must fit into little energy, the small meals supply it. */
export const richShapes: Partial<Record<MealKey, readonly Shape[]>> = {
  breakfast: [
    [4, 'tiffin', 'protein', 'fruit'],
    [2, 'tiffin', 'curd', 'fruit'],
    [3, 'bread', 'main', 'drink'],
    [1, 'bread', 'main', 'fruit'],
    [2, 'tiffin', 'drink'],
    [1, 'tiffin', 'dal', 'chutney'],
  ],
  midMorning: [
    [3, 'shake'],
    [3, 'protein', 'fruit'],
    [2, 'curd', 'fruit'],
    [1, 'salad', 'drink'],
  ],
  lunch: [
    [5, 'bread', 'main', 'sabzi', 'curd'],
    [4, 'bread', 'main', 'dal', 'salad'],
    [3, 'rice', 'main', 'sabzi', 'curd'],
    [3, 'bread', 'dal', 'sabzi', 'curd'],
    [1, 'bowl', 'curd', 'salad'],
  ],
  snack: [
    [3, 'shake'],
    [3, 'protein', 'drink'],
    [2, 'crunch', 'drink'],
    [1, 'protein', 'fruit'],
  ],
  dinner: [
    [5, 'bread', 'main', 'sabzi'],
    [3, 'bread', 'main', 'dal', 'salad'],
    [2, 'rice', 'main', 'sabzi'],
    [2, 'soup', 'bread', 'main'],
    [1, 'bowl', 'curd', 'salad'],
  ],
  night: [
    [1, 'shake'],
    [4, 'drink'],
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
  [3, 'main', 'sabzi', 'curd', 'fat'],
  [2, 'main', 'sabzi', 'fat'],
];
const ketoSmall: readonly Shape[] = [
  [3, 'nuts', 'drink'],
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
  breakfast: ['drink', 'fruit', 'nuts', 'curd'],
  midMorning: ['nuts', 'fruit', 'drink', 'crunch'],
  lunch: ['curd', 'rice', 'dal', 'salad', 'fruit', 'bread', 'fat'],
  snack: ['drink', 'nuts', 'crunch', 'fruit', 'sweet'],
  dinner: ['curd', 'rice', 'dal', 'salad', 'bread', 'fat'],
  night: ['nuts', 'fruit'],
};

/** The same where carbohydrate is counted. */
export const moreLeanRoles: Record<MealKey, readonly Role[]> = {
  breakfast: ['fat', 'nuts', 'protein', 'seeds', 'main'],
  midMorning: ['nuts', 'seeds', 'fat'],
  lunch: ['fat', 'salad', 'main', 'sabzi', 'fat', 'curd'],
  snack: ['nuts', 'protein', 'seeds'],
  dinner: ['fat', 'salad', 'main', 'sabzi', 'fat', 'curd'],
  night: ['nuts'],
};
