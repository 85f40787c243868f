import type { Eatable } from './eatable.ts';

/** From 1 to 3: what its ingredients cost, by what they bring of its energy. */
export function dearness({ ingredients, per }: Eatable): number {
  const parts = ingredients.map(({ food, grams }) => ({ cost: food.cost, kcal: (food.per100g.kcal * grams) / 100 }));
  return parts.reduce((sum, { cost, kcal }) => sum + cost * kcal, 0) / Math.max(1, per.kcal);
}

/** Bought for their protein alone: they come where nothing else brings it. */
const special = new Set(['vital-gluten', 'sunflower-flour', 'lupins', 'sesame-flour', 'peanut-flour', 'soy-protein', 'tempeh']);
const usualness = new WeakMap<Eatable, number>();

/** From 0 to 1: how often an Indian household would think of it. Many changes make a dish that nobody would name so. */
export function usual(one: Eatable): number {
  const known = usualness.get(one);
  if (known !== undefined) return known;
  const isSpecial = one.ingredients.some(({ food }) => special.has(food.id));
  const isForeign = one.role === 'bread' && !one.dish;
  const value = 0.85 ** one.changed.length * (isSpecial ? 0.12 : 1) * (isForeign ? 0.3 : 1) * Math.min(1, 1.9 - dearness(one) * 0.4);
  usualness.set(one, value);
  return value;
}
