import type { RecipeMeal } from '../../../contract/assistant/recipe-meals.ts';
import { clock, minutesOf, written } from './clock.ts';
import { spoken, type Meant, type Rule } from './rule.ts';

type DayMeal = Exclude<RecipeMeal, 'any'>;
const usualHalf: Readonly<Record<DayMeal, 'am' | 'pm'>> = { breakfast: 'am', lunch: 'pm', dinner: 'pm', snack: 'pm' };
/** Meals by the words for them. */
export const mealWords: readonly (readonly [words: string, meal: DayMeal])[] = [
  ['breakfast|nashta|brunch', 'breakfast'],
  ['lunch|dopahar ka khana', 'lunch'],
  ['dinner|supper|raat ka khana', 'dinner'],
  ['snacks?|evening snack|shaam ka nashta|tea time', 'snack'],
];
/** The hour of a meal; undefined for one in the night. */
export const mealAt = (meal: DayMeal, hour: string | undefined, minute: string | undefined, half: string | undefined): Meant => {
  const value = Number(hour);
  const isLunchBeforeNoon = meal === 'lunch' && value >= 10 && value <= 12;
  const said = half !== undefined && /^[ap]m|morning|evening|night/.test(half) ? half : isLunchBeforeNoon ? 'am' : usualHalf[meal];
  const minutes = value === 12 ? 12 * 60 + Number(minute ?? 0) : minutesOf(hour, minute, said, /^a|morning/.test(said) ? 'from' : 'until');
  return minutes === undefined || minutes < 4 * 60 ? undefined : [{ type: 'mealAt', value: { meal, at: written(minutes) } }];
};

/** The hour of one meal: 'breakfast at 6', 'lunch 1 baje'; and early or late ones. */
export const hourOfMealRules: readonly Rule[] = [
  ...mealWords.map(([words, meal]): Rule => ({
    search: spoken(
      `(?:early |late )?(?:${words}) (?:(?:is|will be|should be|must be|has to be|needs to be|over|done|finished|ready|before|only|always|comes|time|timing|around|after|from|at|about|exactly|sharp|hota hai|karta hu|khata hu|ko|by) ){0,4}${clock}(?: (?:ke baad|baje|hi|sharp|only|karta|khata|hota|hai|hu|chahiye)){0,3}(?! ?(?:min|mins|minutes?|minat|मिनट) )`,
    ),
    means: (found) =>
      / by $/.test(found[0].replace(/\d.*$/, '')) && meal === 'dinner' ? undefined : mealAt(meal, found[1], found[2], found[3]),
  })),
  {
    search: spoken('early breakfast|breakfast (?:is |must be |has to be |should be )?(?:very |really )?early|nashta (?:bahut )?jaldi'),
    means: () => mealAt('breakfast', '6', '30', 'am'),
  },
  {
    search: spoken('late breakfast|breakfast (?:is )?(?:very )?late|nashta (?:bahut )?der se'),
    means: () => mealAt('breakfast', '10', '00', 'am'),
  },
  { search: spoken('late lunch|lunch (?:is )?(?:very )?late'), means: () => mealAt('lunch', '3', '00', 'pm') },
  {
    search: spoken('late dinner|dinner (?:is )?(?:very )?late|(?:dinner|khana) (?:raat ko )?der se'),
    means: () => mealAt('dinner', '9', '45', 'pm'),
  },
];
