import { rupeesPerKg } from '../../../data/foods/prices.ts';
import type { Eatable } from './eatable.ts';

const perKg: ReadonlyMap<string, number> = new Map(
  Object.values(rupeesPerKg).flatMap((lines) =>
    lines
      .trim()
      .split(/,\s+/)
      .map((line): [string, number] => {
        const [food = '', rupees] = line.split(' ');
        return [food, Number(rupees)];
      }),
  ),
);

/** Rupees that one measure of an item comes to by the usual prices of Indian cities, without fuel and what is cut away. */
export const rupeesOf = ({ ingredients }: Pick<Eatable, 'ingredients'>): number =>
  ingredients.reduce((sum, { food, grams }) => sum + ((perKg.get(food.id) ?? 0) * grams) / 1_000, 0);
