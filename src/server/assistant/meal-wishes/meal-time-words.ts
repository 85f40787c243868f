import type { MealKey } from '../../../contract/assistant/meal-keys.ts';

const times: readonly (readonly [words: string, meals: readonly MealKey[]])[] = [
  ['evening snacks?|sh?aa?m (?:ka|ke) (?:nashta|nashte|snacks?)|4 pm snack|tea time snack|शाम (?:का|के) नाश्ते?ा?', ['snack']],
  ['breakfasts?|nashte|nashta|nasta|brunch|नाश्ते', ['breakfast']],
  ['mornings?|subah|khali pet|empty stomach|सुबह', ['breakfast', 'midMorning']],
  ['lunch(?:es)?|dopahar|afternoon|दोपहर', ['lunch']],
  ['snacks?|snack time|tea time|chai ke saath', ['snack']],
  ['dinners?|supper|raat ka khana|raat ke khane', ['dinner']],
  ['evenings?|sham|shaam|शाम', ['snack', 'dinner', 'night']],
  [
    'nights?|night time|raat|rat|bedtime|before bed|before sleep|before sleeping|sone se pehle|रात|after dark|after sunset',
    ['dinner', 'night'],
  ],
];
const places =
  '(?:at|in the|in|for|with|during|before|after|by|on|as|ke|me|mein|main|ko|ka|ki|late|my|this|every|each|the|only|par|wala|wale|में|को|के) ';
const word = times.map(([words]) => `(?:${words})`).join('|');
const search = new RegExp(
  `(?<= )(?:${places}){0,3}(${word})(?: (?:me|mein|main|ko|ke|time|khane|khaane|में|को|के|samay|waqt))* (?=\\S|$)`,
  'gu',
);
const afterHour =
  /(?<= )(?:after|past|post) (\d{1,2})(?:[:.]\d{2})?(?: ?(?:pm|baje|oclock|in the evening|at night))? |(?<= )(\d{1,2})(?: ?(?:pm|baje))? (?:ke |k )?baad /gu;

/** Meals that begin from an hour of the afternoon on. */
function mealsAfter(hour: number): readonly MealKey[] {
  const at = hour < 12 ? hour + 12 : hour;
  if (at >= 20) return ['night'];
  return at >= 17 ? ['dinner', 'night'] : ['snack', 'dinner', 'night'];
}

/** A time of day in a text with the meals that are eaten then. */
export type MealTimeWord = { readonly index: number; readonly length: number; readonly meals: readonly MealKey[] };

/** The times of day that a normalised text names: 'at night', 'nashte mein', 'after 4 pm'. */
export function findMealTimes(plain: string): MealTimeWord[] {
  const named = [...plain.matchAll(search)].map((found) => ({
    index: found.index,
    length: found[0].trimEnd().length,
    meals: times.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(found[1] ?? ''))?.[1] ?? [],
  }));
  const later = [...plain.matchAll(afterHour)].map((found) => ({
    index: found.index,
    length: found[0].trimEnd().length,
    meals: mealsAfter(Number(found[1] ?? found[2])),
  }));
  return [...named, ...later].filter(({ meals }) => meals.length > 0);
}
