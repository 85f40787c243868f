import { readFileSync } from 'node:fs';
import type { Food } from './food.ts';
import { nutrientsOf } from './nutrients.ts';
import type { Nutrients } from './nutrients.ts';

type Ours = Omit<Food, 'per100g'> & { instead?: Partial<Nutrients> };
type Usda = Record<string, { name: string; per100g: (number | null)[]; weights: [string, number][] }>;

export const readData = <Content>(file: string): Content =>
  JSON.parse(readFileSync(new URL(`../../../data/foods/${file}`, import.meta.url), 'utf8')) as Content;

function read(): ReadonlyMap<string, Food> {
  const usda = readData<Usda>('usda.json');
  return new Map(
    readData<Ours[]>('foods.json').map(({ instead, ...ours }) => {
      const row = usda[ours.sr];
      if (!row) throw new Error(`${ours.id} is not in usda.json: run scripts/make-foods.ts`);
      return [ours.id, { ...ours, per100g: { ...nutrientsOf(row.per100g), ...instead } }];
    }),
  );
}

let kept: ReadonlyMap<string, Food> | undefined;

/** Every food by its id, read once. */
export const foods = (): ReadonlyMap<string, Food> => (kept ??= read());

/** The food with this id. Throws for an unknown one, because only our own data uses these ids. */
export function foodOf(id: string): Food {
  const food = foods().get(id);
  if (!food) throw new Error(`There is no food ${id}`);
  return food;
}
