import type { Dish } from './dish.ts';
import { readData } from './read-foods.ts';

let kept: ReadonlyMap<string, Dish> | undefined;

/** The dish book by id, read once. */
export const dishes = (): ReadonlyMap<string, Dish> => (kept ??= new Map(readData<Dish[]>('dishes.json').map((dish) => [dish.id, dish])));
