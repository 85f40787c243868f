import type { Eatable } from './eatable.ts';

/** What somebody leaves out who chews badly; the name of a wish, in no food's own name. */
export const hardFood = 'hard food';

/** Firm when raw, so that a salad or a stick of it needs teeth. */
const firmRaw: ReadonlySet<string> = new Set([
  ...['carrot', 'cucumber', 'mooli', 'cabbage', 'beetroot', 'onion', 'capsicum', 'red-capsicum', 'cauliflower', 'broccoli', 'lettuce'],
  ...['moong-sprouts', 'lentil-sprouts', 'apple', 'guava', 'pear', 'pomegranate', 'pineapple', 'coconut', 'puffed-rice'],
  ...['muesli', 'makhana', 'roasted-chana', 'soy-nuts', 'lupins', 'popcorn', 'rice-cakes', 'corn-tortilla', 'cherry', 'jamun'],
]);
const nutsAndSeeds: ReadonlySet<string> = new Set([
  ...[
    'peanuts',
    'almonds',
    'cashews',
    'walnuts',
    'pistachios',
    'hazelnuts',
    'pumpkin-seeds',
    'sunflower-seeds',
    'melon-seeds',
    'flaxseed',
    'sesame',
  ],
]);
const chickpeas: ReadonlySet<string> = new Set(['chickpeas']);
/** A few grams of onion in a raita are cut small. */
const leastPart = 0.06;
const isGround = ({ role, dish }: Eatable): boolean =>
  role === 'chutney' || role === 'spread' || role === 'shake' || role === 'drink' || dish?.tools.includes('blender') === true;

/** Whether an item needs good teeth: whole nuts and seeds, puffed and roasted snacks, raw firm vegetables and fruit, sprouts. */
export function isHardToChew(one: Eatable): boolean {
  if (isGround(one)) return false;
  const part = (ids: ReadonlySet<string>) =>
    one.ingredients.reduce((sum, { food, grams }) => sum + (ids.has(food.id) ? grams : 0), 0) / one.grams;
  if (one.role === 'nuts' || one.role === 'seeds' || part(nutsAndSeeds) > 0.03) return true;
  // Chickpeas from the oven are as hard as those from the roaster.
  if (one.dish?.method === 'roast' && part(chickpeas) > 0.3) return true;
  const isRaw = one.dish === undefined || one.dish.method === 'raw';
  return isRaw && (one.role === 'salad' || part(firmRaw) > leastPart);
}
