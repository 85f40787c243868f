import type { Allergen } from '../../../contract/assistant/words.ts';
import { lossOf } from './dish.ts';
import type { Dish } from './dish.ts';
import type { Food, Measure, Role } from './food.ts';
import { sumOf, times } from './nutrients.ts';
import type { Nutrients } from './nutrients.ts';
import { nameAfter } from './dish-name.ts';
import { dishes } from './read-dishes.ts';
import { foodOf, foods } from './read-foods.ts';
import { alternativesTo } from './swap-groups.ts';

export type Changed = { readonly from: Food; readonly to: Food | undefined };

/** One item of a plan: a dish of the book, possibly with changed ingredients, or a food eaten as it is. */
export type Eatable = {
  /** 'banana', 'dal-tadka', or 'palak-paneer~paneer=tofu,ghee=sunflower-oil'. */
  readonly id: string;
  readonly name: readonly [string, string];
  readonly role: Role;
  readonly meals: string;
  readonly measure: Measure;
  /** Grams of one measure as eaten. */
  readonly grams: number;
  readonly ingredients: readonly { readonly food: Food; readonly grams: number }[];
  /** The nutrients of one measure. */
  readonly per: Nutrients;
  readonly allergens: readonly Allergen[];
  readonly changed: readonly Changed[];
  readonly dish?: Dish;
  readonly range?: { readonly least: number; readonly most: number; readonly step: number };
  readonly minutes: number;
  /** Named after a food that was exchanged, under no name that people know. */
  readonly isMisnamed?: true;
};

function changesOf(text: string, dish: Dish): ReadonlyMap<string, string> | undefined {
  const pairs = text.split(',').map((pair) => pair.split('=') as [string, string]);
  const areKnown = pairs.every(
    ([from, to]) =>
      Object.hasOwn(dish.of, from) && alternativesTo(from).some(([other]) => other === to) && (to === 'nothing' || foods().has(to)),
  );
  return areKnown ? new Map(pairs) : undefined;
}

const ratioOf = (from: string, to: string) => alternativesTo(from).find(([other]) => other === to)?.[1] ?? 1;

/** Grams of every food in the whole dish after the changes. */
function compositionOf(dish: Dish, changes: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (const [id, amount] of Object.entries(dish.of)) {
    const to = changes.get(id) ?? id;
    if (to !== 'nothing') grams.set(to, (grams.get(to) ?? 0) + amount * (to === id ? 1 : ratioOf(id, to)));
  }
  return grams;
}

function fromDish(id: string, dish: Dish, changes: ReadonlyMap<string, string>): Eatable {
  const whole = [...compositionOf(dish, changes)].map(([food, grams]) => ({ food: foodOf(food), grams }));
  const cooked = whole.reduce((sum, { grams }) => sum + grams, 0) * (1 - lossOf[dish.method]);
  const [measure, grams] = dish.measure;
  const ingredients = whole.map((part) => ({ food: part.food, grams: (part.grams * grams) / cooked }));
  const changed = [...changes].map(([from, to]) => ({ from: foodOf(from), to: to === 'nothing' ? undefined : foodOf(to) }));
  const { name, isOwn } = nameAfter(dish, changed);
  return {
    id,
    name,
    ...(!isOwn && { isMisnamed: true as const }),
    role: dish.role,
    meals: dish.meals,
    measure,
    grams,
    ingredients,
    per: sumOf(ingredients.map((part) => times(part.food.per100g, part.grams / 100))),
    allergens: [...new Set(ingredients.flatMap(({ food }) => food.allergens))],
    changed,
    dish,
    minutes: dish.minutes,
  };
}

function fromFood(food: Food): Eatable | undefined {
  const [[measure, grams] = []] = Object.entries(food.measures) as [Measure, number][];
  if (!food.eaten || !measure || grams === undefined) return undefined;
  const { role, meals, ...range } = food.eaten;
  const per = times(food.per100g, grams / 100);
  const { id, name, allergens } = food;
  return { id, name, role, meals, measure, grams, ingredients: [{ food, grams }], per, allergens, changed: [], range, minutes: 2 };
}

const mostKept = 10_000;
const kept = new Map<string, Eatable>();

function made(id: string): Eatable | undefined {
  const [base = '', changes] = id.split('~');
  const dish = dishes().get(base);
  if (!dish) {
    const food = foods().get(id);
    return food && fromFood(food);
  }
  const known = changes === undefined ? new Map<string, string>() : changesOf(changes, dish);
  return known && fromDish(id, dish, known);
}

/** The item for an id, computed from the id alone; undefined for an unknown one. */
export function eatableOf(id: string): Eatable | undefined {
  const known = kept.get(id);
  if (known) return known;
  const eatable = made(id);
  // Ids may come from outside, so only known ones are cached, and only a limited number.
  if (kept.size >= mostKept) kept.clear();
  if (eatable) kept.set(id, eatable);
  return eatable;
}
