import { ingredientSwaps } from './ingredient-swaps.ts';

/** Foods that cooks substitute for one another, gram for gram. */
const groups: readonly (readonly string[])[] = [
  ['toor-dal', 'moong', 'masoor-dal', 'chana-dal', 'masoor'],
  ['rajma', 'lobia', 'chickpeas', 'black-beans', 'dried-peas', 'moth'],
  ['spinach', 'methi-leaves', 'amaranth-leaves', 'mustard-greens', 'kale'],
  ['beans', 'peas', 'capsicum', 'carrot', 'cauliflower', 'cabbage', 'broccoli', 'red-capsicum', 'corn', 'zucchini'],
  ['lauki', 'turai', 'zucchini', 'ash-gourd', 'chayote', 'pumpkin'],
  ['tilapia', 'rohu', 'catfish', 'pomfret', 'mackerel', 'surmai', 'salmon', 'sardine'],
  ['chicken-breast', 'chicken-thigh'],
  ['goat', 'lamb'],
  ['chicken-mince', 'turkey-mince', 'lamb-mince'],
  ['sunflower-oil', 'rice-bran-oil', 'canola-oil', 'mustard-oil', 'peanut-oil', 'olive-oil', 'sesame-oil', 'coconut-oil', 'ghee'],
  ['milk', 'low-fat-milk', 'skim-milk', 'buffalo-milk'],
  ['curd', 'low-fat-curd', 'hung-curd'],
  ['paneer', 'low-fat-cottage'],
  ['rice', 'parboiled-rice', 'brown-rice'],
  ['spaghetti', 'macaroni', 'whole-wheat-pasta'],
  ['brown-bread', 'white-bread'],
  ['apple', 'pear', 'banana', 'papaya', 'mango', 'orange', 'pomegranate', 'strawberry', 'guava'],
  ['onion', 'shallot', 'spring-onion'],
  ['almonds', 'cashews', 'walnuts', 'pistachios', 'peanuts'],
  ['pumpkin-seeds', 'sunflower-seeds', 'flaxseed', 'chia', 'sesame', 'melon-seeds'],
  ['sugar', 'jaggery', 'honey'],
  ['coriander', 'mint'],
  ['lemon-juice', 'vinegar'],
];

type Options = readonly (readonly [to: string, ratio: number])[];
const kept = new Map<string, Options>();

/** Substitutes for a food, best first, with grams per gram of the food; 'nothing' leaves it out. */
export function alternativesTo(id: string): Options {
  const known = kept.get(id) ?? found(id);
  // The cache stays small, because only ids of the dish book are looked up.
  kept.set(id, known);
  return known;
}

function found(id: string): Options {
  const own = Object.hasOwn(ingredientSwaps, id) ? (ingredientSwaps[id] ?? []) : [];
  const kin = groups.filter((group) => group.includes(id)).flat();
  const more = [...new Set(kin)].filter((other) => other !== id && !own.some(([to]) => to === other));
  const named = own.filter(([to]) => to !== 'nothing');
  const none = own.filter(([to]) => to === 'nothing');
  return [...named, ...more.map((other) => [other, 1] as const), ...none];
}
