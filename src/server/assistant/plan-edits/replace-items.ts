import type { DietItem } from '../../../contract/assistant/diet.ts';
import { dishes, eatableOf, foods } from '../foods/index.ts';
import { holdsFood } from '../plan-answers/index.ts';
import { stepOf } from './portion-steps.ts';

type Food = { readonly id: string; readonly said: string; readonly boughtId?: string | undefined };
export type Replacement = { readonly id: string; readonly amount: number };

const served = (item: DietItem, id: string): Replacement | undefined => {
  const eatable = eatableOf(id);
  if (!eatable) return undefined;
  const step = stepOf({ id });
  const amount = Math.max(step, Math.round(item.nutrients.kcal / Math.max(5, eatable.per.kcal) / step) * step);
  return { id, amount: Math.min(amount, (eatable.range?.most ?? 3) * 1.5) };
};

/** The same dish with another ingredient, where our swaps know it: palak paneer with tofu. */
function sameDishWith(item: DietItem, from: Food | undefined, to: Food): Replacement | undefined {
  const [base = ''] = item.id.split('~');
  if (!from || !dishes().has(base)) return undefined;
  const ids = [from.id, from.boughtId].flatMap((id) => id ?? []);
  const targets = [to.id, to.boughtId].flatMap((id) => id ?? []).filter((id) => foods().has(id));
  for (const one of ids)
    for (const other of targets) {
      const id = `${base}~${one}=${other}`;
      if (eatableOf(id)) return { id, amount: item.amount };
    }
  return undefined;
}

/** What may not stand in: ids of what is eaten beside it, and names of what was there before. */
export type NotAgain = { readonly ids?: ReadonlySet<string>; readonly names?: ReadonlySet<string> };

const baseOf = (id: string): string => id.split('~')[0] ?? id;

/** What stands in for an item: the food that is named, or the item's own next swap that does not hold what should go. */
export function replacementFor(
  item: DietItem,
  from: Food | undefined,
  to: Food | undefined,
  { ids, names }: NotAgain = {},
): Replacement | undefined {
  if (to) {
    const listed = item.swaps.find((swap) => holdsFood({ ...item, ...swap, ingredients: [] }, to));
    if (listed) return { id: listed.id, amount: listed.amount };
    return sameDishWith(item, from, to) ?? served(item, to.id) ?? (to.boughtId ? served(item, to.boughtId) : undefined) ?? dishOf(item, to);
  }
  const fit = item.swaps.filter((swap) => !from || !holdsFood({ ...item, ...swap, ingredients: [] }, from));
  const free = fit.filter(({ id, name }) => !ids?.has(baseOf(id)) && !names?.has(name));
  const chosen = free[0] ?? fit.find(({ name }) => !names?.has(name)) ?? fit[0];
  return chosen && { id: chosen.id, amount: chosen.amount };
}

/** A dish of a food that is not eaten as it is, in the role of the item: a tofu bhurji for tofu. */
function dishOf(item: DietItem, to: Food): Replacement | undefined {
  const old = eatableOf(item.id);
  const able = [...dishes().keys()]
    .flatMap((id) => eatableOf(id) ?? [])
    .filter(({ ingredients }) => ingredients.some(({ food, grams }) => food.id === to.id && grams > 25));
  const found =
    able.find(({ role }) => role === old?.role) ?? able.find(({ meals }) => old?.meals.split('').some((letter) => meals.includes(letter)));
  return found && served(item, found.id);
}
