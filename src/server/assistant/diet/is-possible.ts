import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { KitchenTool } from '../../../contract/assistant/diet-wishes.ts';
import {
  foodOf,
  isBoughtForProtein,
  isCalled,
  isNamedFood,
  objectionTo,
  portionOf,
  priceLevel,
  rupeesOf,
  type Eatable,
} from '../foods/index.ts';
import { carbsOf, countsNetCarbs } from './carbs-of.ts';
import { needsAlways } from './needs-of-weekday.ts';

/** What somebody has who cannot cook; the kettle makes tea and soaks oats or couscous. */
const withoutKitchen: ReadonlySet<string> = new Set(['bowl', 'glass', 'knife', 'kettle']);
const isUncooked = ({ dish }: Eatable) => !dish || (dish.method === 'raw' && dish.tools.every((tool) => withoutKitchen.has(tool)));

const ofMicrowave: ReadonlySet<string> = new Set(['bowl', 'glass', 'knife', 'kettle', 'pan', 'pressure cooker', 'steamer']);
/** Eggs in their shell burst in a microwave. */
const notInMicrowave: ReadonlySet<string> = new Set([
  'boiled-eggs',
  'boiled-egg-whites',
  'egg-curry',
  'anda-aloo',
  'egg-roast',
  'egg-biryani',
]);
const alsoInMicrowave: ReadonlySet<string> = new Set(['egg-bhurji']);
const [mostInMicrowave, wet] = [30, new Set<string>(['raw', 'boil', 'steam', 'simmer'])];
/** Whether a covered bowl in a microwave makes it: rice, dal, poha, porridge, vegetables and eggs in a cup, but nothing baked on a griddle or fried. */
export const isOfMicrowave = ({ dish }: Eatable): boolean =>
  !dish ||
  alsoInMicrowave.has(dish.id) ||
  (!notInMicrowave.has(dish.id) &&
    wet.has(dish.method) &&
    dish.minutes <= mostInMicrowave &&
    dish.tools.every((tool) => ofMicrowave.has(tool)));

/** g of carbohydrate that the smallest serving may have. */
const mostCarbsAtOnce = { usual: Infinity, low: 45, keto: 9 } as const;
/** On a low budget nothing is bought whose energy is mostly dear. */
const dear = 2.3;

/** Coffee comes to adults who ask for it: nobody is to get used to it by a plan, and it is not for children (American Academy of Pediatrics). */
const drinksCoffee = ({ age, wanted }: DietRequest): boolean => age >= 18 && wanted.some((food) => /coffee|kaapi|कॉफ/iu.test(food));
const isCoffee = ({ ingredients }: Eatable): boolean => ingredients.some(({ food }) => food.id === 'coffee');

/** The tools of our dishes by the tool that may be missing; 'oven or tawa' needs no oven. */
const toolsOf: Readonly<Record<KitchenTool, string>> = {
  oven: 'oven',
  blender: 'blender',
  pressureCooker: 'pressure cooker',
  toaster: 'toaster',
};
/** More of the money for a day than this goes to no single serving. */
const mostOfPurse = 0.4;

const isTooDear = (eatable: Eatable, { rupeesWanted }: DietRequest): boolean =>
  rupeesWanted !== null && rupeesOf(eatable) * portionOf(eatable, 2_000).least > rupeesWanted * mostOfPurse;

/** What a mess means by its everyday words: plain rice, dal and roti, and not a dish in which some of it is. */
const plainly: Readonly<Record<string, (eatable: Eatable) => boolean>> = {
  rice: ({ role }) => role === 'rice',
  lentils: ({ role }) => role === 'dal',
  dal: ({ role }) => role === 'dal',
  roti: ({ dish }) => dish?.id === 'roti' || dish?.id === 'phulka',
  chapati: ({ dish }) => dish?.id === 'roti' || dish?.id === 'phulka',
};
/** Whether somebody else cooks it, as in a mess. */
export const isServed = (eatable: Eatable, { servedFoods }: Pick<DietRequest, 'servedFoods'>): boolean =>
  eatable.dish !== undefined && servedFoods.some((food) => plainly[food]?.(eatable) ?? isNamedFood(eatable, food));

/** Whether this household can make the item: its stove, its minutes, its money, and the carbohydrate it wants. */
export function isPossible(eatable: Eatable, request: DietRequest): boolean {
  if (isCoffee(eatable) && !drinksCoffee(request)) return false;
  if (isServed(eatable, request)) return isLowEnough(eatable, request);
  if (request.cooking === 'none' && !isUncooked(eatable)) return false;
  if (request.cooking === 'microwave' && !isOfMicrowave(eatable)) return false;
  if (request.mostMinutes !== null && eatable.minutes > Math.max(5, request.mostMinutes)) return false;
  if (request.lacksTools.some((tool) => eatable.dish?.tools.includes(toolsOf[tool]))) return false;
  if (request.budget === 'low' && (isTooDear(eatable, request) || isBoughtForProtein(eatable) || priceLevel(eatable) > dear)) return false;
  return isLowEnough(eatable, request);
}

function isLowEnough(eatable: Eatable, request: DietRequest): boolean {
  const carbs = carbsOf(request);
  const counted = eatable.per.carbs - (countsNetCarbs(request) ? eatable.per.fibre : 0);
  return carbs === 'usual' || counted * portionOf(eatable, 2_000).least <= mostCarbsAtOnce[carbs];
}

const soyForMilk: ReadonlySet<string> = new Set(['soy-milk', 'soy-curd', 'soy-protein', 'silken-tofu']);
const eatsNoDairy = (request: DietRequest): boolean => objectionTo(foodOf('low-fat-milk'), needsAlways(request)) !== undefined;
const wantsProtein = ({ protein, proteinWanted, activity }: DietRequest): boolean =>
  protein === 'more' || proteinWanted !== null || activity === 'veryHigh';

/** What is allowed and still not planned for somebody: soy milk beside milk, and milk powder where nobody asked for more protein. */
export function isNeedless({ ingredients }: Eatable, request: DietRequest): boolean {
  const isWanted = request.wanted.some((food) => ingredients.some((part) => isCalled(part.food, food)));
  if (isWanted) return false;
  const holds = (is: (id: string) => boolean) => ingredients.some(({ food, grams }) => grams > 0 && is(food.id));
  return (!eatsNoDairy(request) && holds((id) => soyForMilk.has(id))) || (!wantsProtein(request) && holds((id) => id === 'milk-powder'));
}
