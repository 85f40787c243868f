import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { isCalled, isNamedFood, familiarity, nameWords, type Eatable } from '../foods/index.ts';
import type { WeightedRandom } from '../part/index.ts';
import { kitchenFor } from './choose-items.ts';
import { mealsOf } from './choose-day-items.ts';
import { dayTarget } from './day-target.ts';
import { minutesOfMeal, mostMinutesOn } from './meal-minutes.ts';

/** An item that a meal of a day has in any case. */
export type FixedItem = {
  readonly day: number;
  readonly key: MealKey;
  readonly eatable: Eatable;
  /** Measures of it, if they are to stay the same. */
  readonly amount?: number;
};

/** The meals where a wish is looked for first; a dinner may be tomorrow's lunch too. */
const order: readonly MealKey[] = ['dinner', 'breakfast', 'lunch', 'snack', 'midMorning', 'night'];
/** Idlis and parathas are looked for at breakfast first. */
const orderOfTiffin: readonly MealKey[] = ['breakfast', 'snack', 'dinner', 'lunch', 'midMorning', 'night'];
const days = [0, 1, 2, 3, 4, 5, 6] as const;
/** How often a food comes that somebody asked for, and how far apart. */
const timesWanted = 2;
const daysApart = 3;
/** Less of it in a dish than this share of its weight does not fulfil a wish. */
const leastPart = 0.04;

const isNamed = ({ name }: Eatable, said: string) => {
  const words = new Set(nameWords(name[0]));
  return nameWords(said).every((word) => words.has(word));
};

/** How well an item fulfils the wish for a food: as the food itself or named after it best, with a little of it hardly. */
function fulfils(one: Eatable, said: string): number {
  if (!isNamedFood(one, said)) return 0;
  const grams = one.ingredients.reduce((sum, { food, grams: part }) => sum + (isCalled(food, said) ? part : 0), 0);
  const part = isNamed(one, said) ? 1 : grams / one.grams;
  return part < leastPart ? 0 : part;
}

/** Where in the week an item fits: its day's rules, its meal, and the minutes of that day. */
function placesFor(request: DietRequest, eatable: Eatable, taken: readonly FixedItem[]): FixedItem[] {
  return days.flatMap((day) => {
    if (!kitchenFor(request, day).all.includes(eatable)) return [];
    const isLong = minutesOfMeal([eatable]) > mostMinutesOn(request, day);
    const meals = mealsOf(request, dayTarget(request, day));
    const fits = (key: MealKey) => meals.some((meal) => meal.key === key && eatable.meals.includes(meal.letter));
    const isFree = (key: MealKey) => !taken.some((one) => one.day === day && one.key === key);
    const key = (eatable.role === 'tiffin' ? orderOfTiffin : order).find((one) => fits(one) && isFree(one));
    return key && !isLong ? [{ day, key, eatable }] : [];
  });
}

/** Two meals with each food that was asked for by name, some days apart, as far as the week allows. */
export function wantedMeals(request: DietRequest, dice: WeightedRandom): readonly FixedItem[] {
  const kitchen = kitchenFor(request);
  const eachDay = days.map((day) => kitchenFor(request, day));
  const fixed: FixedItem[] = [];
  for (const said of request.wanted) {
    const all = [...new Set([...kitchen.all, ...eachDay.flatMap((one) => one.all)])].filter((one) => fulfils(one, said) > 0);
    for (let time = 0; time < timesWanted; time++) {
      const used = new Set(fixed.map(({ eatable }) => eatable));
      const fresh = all.filter((one) => !used.has(one));
      const eatable = dice.pick(fresh.length > 0 ? fresh : all, (one) => familiarity(one) * fulfils(one, said) ** 2);
      const places = eatable ? placesFor(request, eatable, fixed) : [];
      const last = fixed.findLast((one) => fulfils(one.eatable, said) > 0)?.day;
      const place = dice.pick(places, ({ day }) => (last === undefined || Math.abs(day - last) >= daysApart ? 1 : 0.1));
      if (place) fixed.push(place);
    }
  }
  return fixed;
}
