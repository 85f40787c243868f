import type { Eatable } from './eatable.ts';
import { isNamedFood } from './eatables-for.ts';

const drinks: ReadonlySet<string> = new Set(
  'milk tea coffee chai doodh dudh buttermilk chaas lassi haldi-milk turmeric-milk soy-milk coconut-water lemon-water nimbu-pani'.split(
    ' ',
  ),
);

/** Whether a food by this name is drunk, so that a dish cooked with it is not what was asked for. */
export const isDrink = (food: string): boolean => drinks.has(food.trim().toLowerCase().replaceAll(' ', '-'));

/** Whether an item is the food as it was asked for: made with it, or for a drink the drink itself; tea with milk is no glass of milk. */
export const isServedAs = (one: Eatable, food: string): boolean =>
  isNamedFood(one, food) &&
  (!isDrink(food) || (one.role === 'drink' && (!/^(?:milk|doodh|dudh)$/i.test(food) || !/tea|chai|coffee|soy|coconut/i.test(one.name[0]))));
