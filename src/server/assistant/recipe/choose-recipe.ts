import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { dishes, familiarity, foodOf, isBoughtForProtein, times, type Eatable, type Food, type Role } from '../foods/index.ts';
import { shortOf, suits } from './dish-suits.ts';
import { fitDish, isEveryday } from './fit-dish.ts';
import type { Fitted } from './fit-dish.ts';
import { kitchenOf } from './kitchen-of.ts';
import type { KitchenList } from './kitchen-of.ts';
import { waitHoursOf } from './steps-of.ts';
import { besideKcal, mealOf, usualPortion } from './usual-portion.ts';

const letters = { any: '', breakfast: 'b', lunch: 'l', snack: 's', dinner: 'd' } as const;

/** Roles that are poor answers to 'what can I cook', such as a chutney or plain bread. */
const asAnswer: Partial<Record<Role, number>> = {
  main: 0.35,
  dal: 0.35,
  bowl: 0.35,
  tiffin: 0.25,
  sabzi: 0.2,
  chutney: -1.2,
  drink: -1,
  bread: -0.5,
  rice: -0.5,
  salad: -0.1,
  curd: -0.4,
  crunch: -0.2,
  sweet: -0.4,
  shake: -0.3,
  protein: -1.4,
};

export type Ranked = Fitted & {
  readonly score: number;
  /** A named staple that is not in the dish and is served with it: rice with rajma. */
  readonly servedWith: readonly KitchenList['understood'][number][];
};

/** A dish that uses all that was named wins over one that leaves half of it in the kitchen, even if a little has to be bought for it. */
const useMatters = 4;

const mains: ReadonlySet<string> = new Set(['pulses', 'soy', 'meatFish', 'eggs']);
const isMain = (food: Food) => mains.has(food.aisle) || food.id === 'paneer';

/** How much a named food wants to be used: paneer and chicken decide a dish, onions hardly. */
function weightOf(food: Food): number {
  if (isMain(food)) return 2;
  if (food.aisle === 'grains' || food.aisle === 'bread') return 1.5;
  return isEveryday(food.id) || food.aisle === 'oils' ? 0.4 : 1;
}

/** What buying it costs: something at every corner little, meat for somebody who named none much. */
function priceOf(id: string): number {
  const food = foodOf(id);
  if (food.aisle === 'meatFish') return 1.2;
  if (isMain(food)) return 0.5;
  return isEveryday(id) ? 0.1 : 0.25;
}

/** Served beside it is used nearly as well as cooked into it. */
const besideCounts = 0.75;
const wantsStaple: ReadonlySet<Role> = new Set(['main', 'dal', 'sabzi']);
const isStaple = ({ foods }: KitchenList['understood'][number]) =>
  foods.some(({ id }) => id === 'rice' || id === 'brown-rice' || id === 'atta');

function servedWith({ eatable, used }: Fitted, kitchen: KitchenList): Ranked['servedWith'] {
  return wantsStaple.has(eatable.role) ? kitchen.understood.filter((one) => isStaple(one) && !used.includes(one)) : [];
}

/** Another food in a dish is a loss, and more so in its chief place: amaranth greens of fenugreek are neither. */
function exchangeCosts({ dish }: Eatable, { from }: Eatable['changed'][number]): number {
  if (isEveryday(from.id) || from.aisle === 'oils') return 0.05;
  const most = Math.max(...Object.entries(dish?.of ?? {}).map(([id, grams]) => (id === 'water' ? 0 : grams)));
  return (dish?.of[from.id] ?? 0) >= most ? 1 : 0.4;
}

/** Plain rice, dal or roti: nobody asks for a recipe to boil rice. */
const isPlain = ({ eatable }: Fitted) =>
  eatable.ingredients.filter(({ food }) => food.id !== 'water' && food.aisle !== 'spices' && food.aisle !== 'oils').length < 2 &&
  eatable.role !== 'protein' &&
  eatable.role !== 'crunch';
const plainCosts = 0.6;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const wantOf = ({ foods }: KitchenList['understood'][number]) => Math.max(0, ...foods.map(weightOf));

/** Hours that nobody has who wants to eat within the half hour. */
const waiting = ({ eatable, ready }: Fitted, minutes: number) =>
  eatable.dish && waitHoursOf(eatable.dish, ready) > (minutes <= 30 ? 0.25 : minutes / 60) ? (minutes <= 30 ? 1.5 : 0.3) : 0;

/** Protein flours that nobody has at home. */
const powderCosts = 1.5;
/** What a wish of the words that a dish does not keep costs it. */
const wishCosts = 2.5;
/** A lunch or dinner that leaves somebody hungry, and a breakfast dish as one. */
const [smallCosts, borrowedCosts] = [0.5, 0.4];

/** Whether a serving makes a meal, with the roti or rice that comes beside a sabzi or a dal. */
function isFilling(eatable: Eatable, request: RecipeRequest): boolean {
  const { kcal, protein } = times(eatable.per, usualPortion(eatable, request));
  return kcal + (wantsStaple.has(eatable.role) ? besideKcal : 0) >= mealOf.kcal && protein >= mealOf.protein * 0.6;
}

function ranked(fitted: Fitted, kitchen: KitchenList, request: RecipeRequest): Ranked {
  const { minutes } = request;
  const isMeal = request.meal === 'lunch' || request.meal === 'dinner';
  const beside = servedWith(fitted, kitchen);
  const named = sum(kitchen.understood.map(wantOf));
  const used = sum(fitted.used.map(wantOf)) + sum(beside.map(wantOf)) * besideCounts;
  const score =
    fitted.covered * 3 +
    (named > 0 ? (used / named) * useMatters : 0) -
    sum(fitted.missing.map(priceOf)) -
    waiting(fitted, minutes) -
    (isBoughtForProtein(fitted.eatable) && fitted.missing.length > 0 ? powderCosts : 0) -
    sum(fitted.eatable.changed.map((change) => exchangeCosts(fitted.eatable, change))) +
    (familiarity(fitted.eatable) - 1) * 0.6 +
    (asAnswer[fitted.eatable.role] ?? 0) -
    (isPlain(fitted) ? plainCosts : 0) -
    shortOf(fitted.eatable, request) * wishCosts -
    (isMeal && !isFilling(fitted.eatable, request) ? smallCosts : 0) -
    (isMeal && !fitted.eatable.meals.includes(letters[request.meal]) ? borrowedCosts : 0);
  return { ...fitted, servedWith: beside, score };
}

/** A salad, a raita or a chutney goes beside a lunch or dinner and is none. */
const noMeal: ReadonlySet<Role> = new Set(['salad', 'curd', 'chutney', 'drink', 'sweet', 'crunch', 'shake']);

const kept = new WeakMap<RecipeRequest, readonly Ranked[]>();

/**
 * Every dish that fits needs, meal and time, best first: with the most ingredients available, the most named ingredients used, and the
 * least to buy. Of two ways to one dish only the better stands.
 */
export function rankRecipes(request: RecipeRequest): readonly Ranked[] {
  const ranked = kept.get(request) ?? rank(request);
  kept.set(request, ranked);
  return ranked;
}

function rank(request: RecipeRequest): Ranked[] {
  const kitchen = kitchenOf(request);
  const letter = letters[request.meal];
  const isMeal = request.meal === 'lunch' || request.meal === 'dinner';
  const fitting = [...dishes().values()]
    .filter(({ meals, role }) =>
      isMeal
        ? !noMeal.has(role) && (meals.includes(letter) || (meals.includes('b') && (role === 'tiffin' || role === 'main')))
        : meals.includes(letter),
    )
    .flatMap((dish) => fitDish(dish, request, kitchen) ?? [])
    .filter(({ eatable }) => suits(eatable, request))
    .map((fitted) => ranked(fitted, kitchen, request))
    .sort((one, other) => other.score - one.score || (one.eatable.id < other.eatable.id ? -1 : 1))
    .filter(({ eatable }, at, all) => all.findIndex((one) => one.eatable.name[0] === eatable.name[0]) === at);
  const inTime = fitting.filter(({ minutes }) => minutes <= request.minutes);
  // If no dish is quick enough, the quickest are offered, and the plan has a note about the time.
  return inTime.length > 0 ? inTime : fitting.sort((one, other) => one.minutes - other.minutes);
}
