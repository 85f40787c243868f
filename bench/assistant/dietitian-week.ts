import type { DietItem, DietMeal, DietPlan } from '../../src/contract/assistant/diet.ts';
import type { MealKey } from '../../src/contract/assistant/diet-request.ts';
import { dietPart } from '../../src/server/assistant/diet/index.ts';
import { eatableOf } from '../../src/server/assistant/foods/index.ts';
import type { Person } from './dietitian-persons.ts';
import type { Finding } from './findings.ts';

/** An ingredient of what is on the plate, in grams as bought. */
export type Part = {
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly kcal: number;
  readonly protein: number;
  readonly fibre: number;
};

/** One item where and when it is eaten. `minutes` is the stated time of cooking, 0 for what is not cooked. */
export type Served = {
  readonly day: number;
  readonly meal: MealKey;
  readonly item: DietItem;
  readonly parts: readonly Part[];
  readonly minutes: number;
  readonly isLeftover: boolean;
};
export type Table = { readonly day: number; readonly meal: MealKey; readonly served: readonly Served[] };
export type Week = {
  readonly person: Person;
  readonly seed: number;
  readonly plan: DietPlan;
  readonly tables: readonly Table[];
  readonly served: readonly Served[];
};

/** How a plan may say that a dish was cooked before. */
const saysLeftover =
  /left[- ]?overs?|\bcooked (yesterday|the day before|on (mon|tues|wednes|thurs|fri|satur|sun)day|on day \d)|\bfrom (yesterday|last night|(mon|tues|wednes|thurs|fri|satur|sun)day|day \d|lunch|dinner)|warm(ed)? up|re-?heat|second (half|helping|portion) of/i;

/** The parts of an item by an id of the plan or of a swap. */
export function partsOf(id: string, amount: number): Part[] {
  const ingredients = eatableOf(id)?.ingredients ?? [];
  const used = ingredients.filter(({ grams }) => grams > 0);
  return used.map(({ food, grams }) => {
    const share = (grams * amount) / 100;
    const { kcal, protein, fibre } = food.per100g;
    return { id: food.id, name: food.name[0], grams: grams * amount, kcal: kcal * share, protein: protein * share, fibre: fibre * share };
  });
}

const servedOf = (day: number, { key: meal, note, items }: DietMeal): Served[] =>
  items.map((item) => ({
    day,
    meal,
    item,
    parts: partsOf(item.id, item.amount),
    minutes: eatableOf(item.id)?.minutes ?? 0,
    isLeftover: saysLeftover.test(`${item.name} | ${item.note} | ${note}`),
  }));

/** The week of a person, or why none was made. */
export function weekOf(person: Person, seed: number): Week | string {
  const plan = dietPart.plan(person.request, { seed });
  if (Array.isArray(plan)) return `${person.name}: ${JSON.stringify(plan).slice(0, 200)}`;
  const tables = plan.days.flatMap((day, at) => day.meals.map((meal) => ({ day: at, meal: meal.key, served: servedOf(at, meal) })));
  return { person, seed, plan, tables, served: tables.flatMap(({ served }) => served) };
}

/** A finding that says where it was found. */
export const foundIn = ({ person, seed }: Week, place: string, says: string, badness = 1): Finding => ({
  says: `${place}: ${says} (${person.name}, seed ${seed})`,
  badness,
});
export const placeOf = ({ day, meal }: { readonly day: number; readonly meal: MealKey }) => `day ${day + 1} ${meal}`;

/** The same dish with other ingredients is the same dish. */
export const dishOf = ({ item }: Served): string => item.id.split('~')[0] ?? item.id;
/** The name without the substitutes that some names list behind a comma. */
export const plainName = ({ item }: Served): string => item.name.split(', with ')[0] ?? item.name;
export const sumOf = <One>(all: readonly One[], amountOf: (one: One) => number) => all.reduce((sum, one) => sum + amountOf(one), 0);

const accompanies =
  /^(?!.*(patties|avocado|bowl|khichdi|upma|with)).*\b(roti|phulka|bhakri|chapati|thepla|naan|kulcha|puri|pita|bread|toast|tortillas?|quinoa|millet|brown rice|jeera rice|steamed rice|lemon rice|tomato rice|peas pulao|idli|plain dosa)\b|raita|(?<!tuna and bean )salad|kachumber|kosambari|chutney|pickle|^(cucumber|carrot)$|^(low-fat |skimmed-milk |soy |thick )?curd$|milk|lassi|chaas|water|\btea\b|chai|juice|coffee/i;

/** The dish that a lunch or dinner is named after: the one with the most protein that is no staple and stands not beside another. */
export function mainOf({ served }: Table): Served | undefined {
  const dishes = served.filter((one) => one.minutes >= 10 && !accompanies.test(plainName(one)));
  return [...dishes].sort((one, other) => other.item.nutrients.protein - one.item.nutrients.protein)[0];
}
export const isBigMeal = ({ meal }: Table) => meal === 'lunch' || meal === 'dinner';
