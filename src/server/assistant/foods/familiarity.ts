import type { Eatable } from './eatable.ts';

/** 1 to 3: the price of its ingredients, weighted by their share of the energy. */
export function priceLevel({ ingredients, per }: Eatable): number {
  const parts = ingredients.map(({ food, grams }) => ({ cost: food.cost, kcal: (food.per100g.kcal * grams) / 100 }));
  return parts.reduce((sum, { cost, kcal }) => sum + cost * kcal, 0) / Math.max(1, per.kcal);
}

/** Foods bought for their protein only; used if nothing else supplies it. */
const special = new Set(['vital-gluten', 'sunflower-flour', 'lupins', 'sesame-flour', 'peanut-flour', 'soy-protein']);
export const isBoughtForProtein = ({ ingredients }: Eatable): boolean => ingredients.some(({ food }) => special.has(food.id));
/** Foods that few Indian households buy. */
const rare = new Set(
  `quinoa tempeh zucchini celery red-cabbage lettuce broccoli red-capsicum avocado miso silken-tofu edamame olives amaranth buckwheat-flour
  barley couscous black-beans turkey-mince salmon tuna lentil-sprouts fig persimmon cherry strawberry kiwi apricot peach plum jackfruit jamun
  litchi custard-apple grapefruit rice-cakes corn-tortilla pita melon-seeds soy-nuts corn-flakes muesli chia tamari soy-curd drumstick
  ash-gourd raw-jackfruit raw-banana turai karela sem chaulai cocoa paprika basil oregano`.split(/\s+/),
);
const rareness = ({ ingredients }: Eatable) => ingredients.filter(({ food, grams }) => grams > 0 && rare.has(food.id)).length;
const usualness = new WeakMap<Eatable, number>();

/** 0 to 1: how common it is in an Indian household. Many changes make a dish less usual. */
export function familiarity(one: Eatable): number {
  const known = usualness.get(one);
  if (known !== undefined) return known;
  const isForeign = one.role === 'bread' && !one.dish;
  const value =
    0.85 ** one.changed.length *
    (isBoughtForProtein(one) ? 0.06 : 1) *
    (isForeign ? 0.3 : 1) *
    0.5 ** rareness(one) *
    Math.min(1, 1.9 - priceLevel(one) * 0.4);
  usualness.set(one, value);
  return value;
}
