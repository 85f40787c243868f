import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { isCalled, isDrink, isNamedFood, isServedAs, familiarity, nameWords, type Eatable } from '../foods/index.ts';
import type { WeightedRandom } from '../part/index.ts';
import { kitchenFor } from './choose-items.ts';
import { mealsOf } from './choose-day-items.ts';
import { dayTarget } from './day-target.ts';
import { daysOfTimes } from './days-of-times.ts';
import { minutesOfMeal, mostMinutesOn } from './meal-minutes.ts';
import { isOnWeekday } from './needs-of-weekday.ts';

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
/** How much less the same dish is wanted each time that it comes again. */
const repeated = 0.2;
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

/** When a food is wanted: at some meals (any if undefined), and on each of some days (twice in the week if undefined). */
type Order = { readonly food: string; readonly meals?: readonly MealKey[]; readonly days?: readonly number[] };

function orderOf(request: DietRequest, food: string): Order {
  const meals = request.wantedAt.filter((one) => one.food === food).flatMap((one) => one.meals);
  const onlyOn = request.foodDays.filter((one) => one.food === food && one.rule === 'onlyOn').map(({ days: weekdays }) => weekdays);
  const isDaily = request.wantedAt.some((one) => one.food === food && one.isDaily);
  const ofTimes = isDaily ? days : daysOfTimes(request).find((one) => one.food === food)?.days;
  const onDays = ofTimes ?? (onlyOn.length > 0 ? days.filter((day) => onlyOn.every((one) => isOnWeekday(request, day, one))) : undefined);
  return { food, ...(meals.length > 0 && { meals }), ...(onDays && { days: onDays }) };
}

/** A dish of breakfast that somebody wants for lunch comes there if nothing else is that food. */
const unusualMeal = 0.05;

type Candidate = { readonly place: FixedItem; readonly weight: number };

/** Where on a day an item fits: its day's rules, its meal, and the minutes of that meal. */
function placeOn(request: DietRequest, day: number, eatable: Eatable, { meals: asked }: Order, taken: readonly FixedItem[]): Candidate[] {
  if (!kitchenFor(request, day).all.includes(eatable)) return [];
  const meals = mealsOf(request, dayTarget(request, day)).filter(({ key }) => asked?.includes(key) ?? true);
  const isFree = (key: MealKey) => !taken.some((one) => one.day === day && one.key === key);
  const isQuick = (key: MealKey) => minutesOfMeal([eatable]) <= mostMinutesOn(request, day, key);
  const isBanned = (key: MealKey) => request.foodMeals.some(({ food, meals: out }) => out.includes(key) && isNamedFood(eatable, food));
  const open = meals.filter(({ key }) => isFree(key) && isQuick(key));
  const usual = open.filter(({ letter }) => eatable.meals.includes(letter));
  const places = usual.length > 0 || !asked ? usual : open.filter(({ key }) => !isBanned(key));
  const key = (eatable.role === 'tiffin' ? orderOfTiffin : order).find((one) => places.some((meal) => meal.key === one));
  return key ? [{ place: { day, key, eatable }, weight: usual.length > 0 ? 1 : unusualMeal }] : [];
}

/** The meals with each food that was asked for by name: on its days, or twice and some days apart, as far as the week allows. */
export function wantedMeals(request: DietRequest, dice: WeightedRandom): readonly FixedItem[] {
  const kitchen = kitchenFor(request);
  const eachDay = days.map((day) => kitchenFor(request, day));
  const fixed: FixedItem[] = [];
  // What has days and meals of its own takes its place before what may come anywhere.
  const orders = request.wanted
    .map((food) => orderOf(request, food))
    .sort((one, other) => Number(other.days !== undefined) - Number(one.days !== undefined));
  for (const asked of orders) {
    const all = [...new Set([...kitchen.all, ...eachDay.flatMap((one) => one.all)])].filter(
      (one) => fulfils(one, asked.food) > 0 && (asked.meals === undefined || isServedAs(one, asked.food)),
    );
    const wish = (one: Eatable) => familiarity(one) * fulfils(one, asked.food) ** 2;
    const usesOf = (one: Eatable) => fixed.filter(({ eatable }) => eatable === one).length;
    if (asked.days) {
      for (const day of asked.days) {
        const open = all.flatMap((one) => placeOn(request, day, one, asked, fixed));
        // A drink of every day is the same one.
        const tired = (one: Eatable) => (isDrink(asked.food) ? 1 : repeated ** usesOf(one));
        const chosen = dice.pick(open, ({ place, weight }) => wish(place.eatable) * weight * tired(place.eatable));
        if (chosen) fixed.push(chosen.place);
      }
      continue;
    }
    for (let time = 0; time < timesWanted; time++) {
      const fresh = all.filter((one) => usesOf(one) === 0);
      const eatable = dice.pick(fresh.length > 0 ? fresh : all, wish);
      const places = eatable ? days.flatMap((day) => placeOn(request, day, eatable, asked, fixed)) : [];
      const last = fixed.findLast((one) => fulfils(one.eatable, asked.food) > 0)?.day;
      const chosen = dice.pick(
        places,
        ({ place, weight }) => weight * (last === undefined || Math.abs(place.day - last) >= daysApart ? 1 : 0.1),
      );
      if (chosen) fixed.push(chosen.place);
    }
  }
  return fixed;
}
