import type { Eatable } from './eatable.ts';
import type { Food } from './food.ts';

const named = (text: string): ((food: Food) => boolean) => {
  const ids = new Set(text.split(/\s+/).filter(Boolean));
  return ({ id }) => ids.has(id);
};

/**
 * What a person eats at most of foods that are easily overdone, in g as bought, in a meal and in a day; `grows` with the energy of the day; `isFat` grows where fat takes the place of carbohydrate.
 * Two to three usual portions: ICMR-NIN, Dietary Guidelines for Indians 2024; FDA, reference amounts (21 CFR 101.12); nuts after PREDIMED
 * 2018 (30 g a day).
 */
type ServingLimit = {
  readonly holds: (food: Food) => boolean;
  readonly meal: number;
  readonly day: number;
  readonly grows?: true;
  readonly isFat?: true;
};

export const servingLimits: readonly ServingLimit[] = [
  { holds: named('egg'), meal: 150, day: 150, isFat: true },
  { holds: named('egg-white'), meal: 100, day: 130 },
  { holds: named('almonds cashews walnuts pistachios hazelnuts pine-nuts peanuts'), meal: 36, day: 52, isFat: true },
  { holds: named('peanut-butter almond-butter tahini'), meal: 33, day: 46, isFat: true },
  { holds: named('pumpkin-seeds sunflower-seeds melon-seeds sesame chia flaxseed'), meal: 28, day: 40, isFat: true },
  { holds: named('milk low-fat-milk skim-milk buffalo-milk'), meal: 370, day: 700 },
  { holds: named('soy-milk'), meal: 370, day: 560 },
  { holds: named('curd low-fat-curd hung-curd soy-curd'), meal: 270, day: 470, isFat: true },
  { holds: named('paneer low-fat-cottage'), meal: 118, day: 175, isFat: true },
  { holds: named('tofu silken-tofu'), meal: 190, day: 285, isFat: true },
  { holds: named('soy-chunks'), meal: 46, day: 70 },
  { holds: ({ flags }) => flags.some((flag) => flag === 'meat' || flag === 'fish' || flag === 'shellfish'), meal: 210, day: 330 },
  { holds: ({ aisle, eaten }) => aisle === 'fruit' && eaten !== undefined, meal: 370, day: 640, grows: true },
  { holds: named('dates raisins prunes dried-fig dried-apricot'), meal: 40, day: 62 },
  {
    holds: ({ aisle, id }) => aisle === 'pulses' && id !== 'besan' && id !== 'sattu' && id !== 'roasted-chana',
    meal: 85,
    day: 150,
    grows: true,
  },
  { holds: named('besan sattu'), meal: 74, day: 110 },
  { holds: named('vital-gluten soy-protein sunflower-flour peanut-flour sesame-flour milk-powder'), meal: 32, day: 46 },
  { holds: named('oats muesli corn-flakes'), meal: 76, day: 95, grows: true },
  { holds: ({ aisle, id }) => aisle === 'oils' || id === 'butter' || id === 'cream', meal: 20.5, day: 42, isFat: true },
  { holds: named('sugar jaggery honey maple-syrup'), meal: 18, day: 36 },
  { holds: named('coconut'), meal: 37, day: 56 },
  { holds: named('spinach amaranth-leaves methi-leaves mustard-greens'), meal: 285, day: 430 },
];

/** How much more somebody eats whose day has more energy than 2,000 kcal. */
export const growthOf = (dayKcal: number): number => Math.min(1.6, Math.max(1, dayKcal / 2_000));

export type Share = { readonly limit: number; readonly grams: number };
const kept = new WeakMap<Eatable, readonly Share[]>();

/** The grams that one measure of an item adds to each limit, by the limit's place in `servingLimits`. */
export function sharesOf(eatable: Eatable): readonly Share[] {
  const known = kept.get(eatable);
  if (known) return known;
  const shares = servingLimits.flatMap(({ holds }, limit) => {
    const grams = eatable.ingredients.reduce((sum, part) => sum + (holds(part.food) ? part.grams : 0), 0);
    return grams > 0 ? [{ limit, grams }] : [];
  });
  kept.set(eatable, shares);
  return shares;
}

const isFlour = named('besan sattu vital-gluten soy-protein sunflower-flour peanut-flour sesame-flour milk-powder lupins');
const keptProtein = new WeakMap<Eatable, number>();

/** g of protein in one measure that come from flours of pulses and from powders. */
export function proteinFromFlours(eatable: Eatable): number {
  const known = keptProtein.get(eatable);
  if (known !== undefined) return known;
  const protein = eatable.ingredients.reduce((sum, { food, grams }) => sum + (isFlour(food) ? (food.per100g.protein * grams) / 100 : 0), 0);
  keptProtein.set(eatable, protein);
  return protein;
}
