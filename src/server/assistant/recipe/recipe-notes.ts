import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { foodOf, objectionTo, times, type Eatable, type Food } from '../foods/index.ts';
import { rankRecipes } from './choose-recipe.ts';
import { kitchenOf } from './kitchen-of.ts';
import type { Prepared } from './prepared-foods.ts';
import { minutesWith, waitHoursOf } from './steps-of.ts';
import { texts } from './texts.ts';
import { mealOf } from './usual-portion.ts';

/** Dry beans that are soaked for hours and boiled hard. */
const hardBeans: ReadonlySet<string> = new Set(['rajma', 'black-beans', 'chickpeas', 'lobia', 'moth', 'dried-peas', 'val']);

/** What makes a meal of a dish that is none, for those who asked for one. */
function notAMeal(eatable: Eatable, portion: number, request: RecipeRequest): string | false {
  const { kcal, protein } = times(eatable.per, portion);
  const isMeal = request.meal === 'lunch' || request.meal === 'dinner' || (request.meal === 'any' && besideRoles.has(eatable.role));
  if (!isMeal || request.traits.includes('forBaby') || (kcal >= mealOf.kcal && protein >= mealOf.protein)) return false;
  const mayEat = (id: string) => !objectionTo(foodOf(id), request);
  const hasVegetables = eatable.ingredients.some(({ food, grams }) => food.aisle === 'vegetables' && grams * portion > 40);
  const staple = !hasVegetables ? 'vegetables' : mayEat('atta') && eatable.dish?.style !== 'south' ? 'roti' : 'rice';
  return texts[request.language].notes.notAMeal(Math.round(kcal), Math.round(protein), staple);
}
const besideRoles: ReadonlySet<string> = new Set(['main', 'dal', 'sabzi', 'soup']);

/** Notes for cooks: food safety (FSSAI and USDA temperatures), waiting times, labels. */
export function recipeNotes(
  whole: Eatable,
  request: RecipeRequest,
  { portion, ready }: { readonly portion: number; readonly ready: readonly Prepared[] },
): string[] {
  const { id, dish, ingredients, ...eatable } = whole;
  const say = texts[request.language].notes;
  const flagged = (flag: Food['flags'][number]) => ingredients.some(({ food }) => food.flags.includes(flag));
  const minutes = dish ? minutesWith(dish, ready) : eatable.minutes;
  const { protein } = times(whole.per, portion);
  const wait = dish ? waitHoursOf(dish, ready) : 0;
  const kitchen = kitchenOf(request);
  const needsHardBoil = ingredients.some(({ food }) => hardBeans.has(food.id));
  const beside = rankRecipes(request).find(({ eatable }) => eatable.id === id)?.servedWith ?? [];
  const notes: (string | false)[] = [
    minutes > request.minutes && say.slow(minutes),
    request.leastProtein !== null && protein < request.leastProtein - 0.5 && say.lessProtein(Math.round(protein), request.leastProtein),
    wait > 0 && say.wait(wait),
    beside.length > 0 && say.servedWith(beside.map(({ said }) => said)),
    beside.length === 0 && notAMeal(whole, portion, request),
    (ready.some(({ of }) => of.includes('rice')) || (beside.length > 0 && kitchen.prepared.has('rice'))) && say.cookedRice,
    flagged('meat') && say.poultry,
    (flagged('fish') || flagged('shellfish')) && say.fish,
    flagged('egg') && say.egg,
    needsHardBoil && say.rajma,
    !needsHardBoil && kitchen.understood.some(({ foods }) => foods.some(({ id: food }) => hardBeans.has(food))) && say.beansTomorrow,
    request.allergens.length > 0 && say.allergens,
    request.patterns.includes('halal') && flagged('meat') && say.halal,
    say.pantry,
    say.estimate,
  ];
  return notes.filter((note) => note !== false);
}

export const recipeReferences = [
  {
    title: 'USDA National Nutrient Database for Standard Reference, Release 24, 2011',
    summary: 'Nutrients of every ingredient, summed and shared out by serving.',
    url: 'https://fdc.nal.usda.gov',
  },
  { title: 'USDA Table of Cooking Yields for Meat and Poultry, 2014', summary: 'How much weight cooking takes away.' },
  {
    title: 'Safe minimum internal temperatures, FoodSafety.gov',
    summary: '74 °C for poultry, 63 °C for fish.',
    url: 'https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures',
  },
  {
    title: 'Healthy diet, World Health Organization',
    summary: 'Little salt, little saturated fat, many vegetables and pulses.',
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
  },
];
