import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { familiarity, type Eatable, type Food, type Role } from '../foods/index.ts';
import type { WeightedRandom } from '../part/index.ts';
import { affordable, baseOf, kitchenFor, proteinWeight, type Kitchen } from './choose-items.ts';
import { carbsOf } from './carbs-of.ts';
import { dayTarget, type DayTarget } from './day-target.ts';
import { mealsOfRequest } from './meals-of-request.ts';
import { isPantryFood } from './pantry.ts';

/** What most Indian dishes start with: in the kitchen before a week's menu is chosen. */
const basics: ReadonlySet<string> = new Set(
  'water tea coffee sunflower-oil salt turmeric cumin red-chilli coriander-seed onion tomato ginger garlic green-chilli coriander lemon-juice'.split(
    ' ',
  ),
);

/** A spice for one dish is a line too, but a cheap one that keeps. */
const lineOf = (food: Food): number => (isPantryFood(food) ? 0.6 : 1);
/** How much less an item is wanted for each further line on the shopping list. */
export const lessPerLine = 0.21;
const menusTried = 8;

export const newLines = ({ ingredients }: Eatable, bought: ReadonlySet<string>): number =>
  ingredients.reduce((sum, { food, grams }) => sum + (grams > 0 && !bought.has(food.id) ? lineOf(food) : 0), 0);

type Quota = readonly [role: Role, letters: string, count: number];

/** How many dishes of each role a cook plans for a week, most decisive first; more of them where meals are many or large. */
function quotasOf(request: DietRequest, target: DayTarget): readonly Quota[] {
  const isRich = (target.protein.least * 4) / target.kcal > 0.19;
  const [lunch, hasBreakfast] = [request.cooking === 'none' ? 'c' : 'd', mealsOfRequest(request).some(({ key }) => key === 'breakfast')];
  const small = Math.max(0, mealsOfRequest(request).length - 3);
  const isKeto = carbsOf(request) === 'keto';
  return [
    ['main', lunch, isRich ? 4 : 3],
    ['dal', lunch, 2],
    ['bowl', lunch, request.cooking === 'none' ? 4 : 1],
    ...(hasBreakfast
      ? ([
          ['tiffin', 'b', 3],
          ['main', 'b', isKeto ? 2 : 1],
        ] as const)
      : []),
    ['sabzi', lunch, 3],
    ['bread', lunch, 2],
    ...(hasBreakfast ? ([['bread', 'b', 1]] as const) : []),
    ['rice', lunch, 2],
    ['curd', lunch, 2],
    ['salad', lunch, 2],
    ['fruit', 'b', 3],
    ['fruit', 's', 2],
    ['drink', hasBreakfast ? 'b' : 's', 1],
    ['drink', 's', 1],
    ['nuts', small > 0 ? 's' : 'b', 1],
    ['seeds', 'b', 1],
    ['shake', 's', isRich && small > 0 ? 2 : 1],
    ['protein', 's', small > 0 ? (isRich ? 2 : 1) : 0],
    ['crunch', 's', small > 0 ? 1 : 0],
    ['drink', 'n', small > 2 ? 1 : 0],
    ['chutney', 'b', hasBreakfast ? 1 : 0],
    ...(isKeto
      ? ([
          ['nuts', 'm', 2],
          ['protein', 'm', 2],
        ] as const)
      : []),
  ];
}

type Menu = { readonly items: readonly Eatable[]; readonly lines: number };

function tried(request: DietRequest, kitchen: Kitchen, target: DayTarget, wanted: readonly Eatable[], dice: WeightedRandom): Menu {
  const bought = new Set(basics);
  const items: Eatable[] = [];
  const buy = (one: Eatable) => {
    items.push(one);
    for (const { food } of one.ingredients) bought.add(food.id);
  };
  for (const one of wanted) buy(one);
  for (const [role, letter, count] of quotasOf(request, target)) {
    const isThere = (one: Eatable) => items.some((item) => baseOf(item) === baseOf(one));
    const from = kitchen.of(role, letter);
    const already = items.filter((one) => one.role === role && one.meals.includes(letter)).length;
    for (let at = already; at < count; at++) {
      const free = from.filter((one) => !isThere(one));
      const next = dice.pick(
        free,
        (one) => familiarity(one) ** 2 * cheapness(one, kitchen) * proteinWeight(one, target) * lessPerLine ** newLines(one, bought),
      );
      if (next) buy(next);
    }
  }
  return { items, lines: [...bought].length };
}

const cheapness = (one: Eatable, { purse }: Kitchen): number =>
  (purse.isLow ? 3 ** (1 - one.ingredients.reduce((most, { food }) => Math.max(most, food.cost), 1)) : 1) * affordable(one, purse);

/** The dishes and foods of one week, chosen so that they share what is bought: a menu of which the days are made. */
export function chooseMenu(request: DietRequest, wanted: readonly Eatable[], dice: WeightedRandom): readonly Eatable[] {
  const kitchen = kitchenFor(request);
  const target = dayTarget(request, 0);
  let best: Menu | undefined;
  for (let at = 0; at < menusTried; at++) {
    const menu = tried(request, kitchen, target, wanted, dice);
    if (!best || menu.lines < best.lines) best = menu;
  }
  return best?.items ?? [];
}
