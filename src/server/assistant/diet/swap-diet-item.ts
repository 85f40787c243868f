import type { DietDay, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, objectionToEatable, sumOf, times } from '../foods/index.ts';
import { baseOf, kitchenFor } from './choose-items.ts';
import { completeDiet } from './complete-diet.ts';
import { needsOn } from './needs-on.ts';
import { dayTarget } from './day-target.ts';
import { weightedRandom } from '../part/index.ts';
import { draftOf } from './draft-of.ts';
import { mealsOf } from './choose-day-items.ts';
import { candidatesFor } from './swaps-of.ts';
import type { Served } from './swaps-of.ts';
import { repairChangedDay } from './repair-changed-day.ts';

export type SwapOptions = { readonly seed: number; readonly to?: string };

const servedOf = (item: { id: string; amount: number }): Served[] => {
  const eatable = eatableOf(item.id);
  return eatable ? [{ eatable, amount: item.amount }] : [];
};

function chosenFor(day: DietDay, index: number, itemKey: string, request: DietRequest, seed: number): Served | undefined {
  const meal = day.meals.find(({ items }) => items.some(({ key }) => key === itemKey));
  const item = meal?.items.find(({ key }) => key === itemKey);
  const [served] = item ? servedOf(item) : [];
  if (!meal || !served) return undefined;
  const all = day.meals.flatMap(({ items }) => items.flatMap(servedOf));
  const target = dayTarget(request, index);
  const letter = mealsOf(request, target).find(({ key }) => key === meal.key)?.letter ?? 's';
  const total = sumOf(all.map(({ eatable, amount }) => times(eatable.per, amount)));
  const taken = new Set(all.map(({ eatable }) => baseOf(eatable)));
  const few = candidatesFor(served, letter, taken, total, target, kitchenFor(request, index)).slice(0, 6);
  return few[Math.floor(weightedRandom(seed).next() * few.length)];
}

/** Swaps one item for another with similar energy and protein, or for the one named in `to`; the rest of its day is adjusted. */
export function swapDietItem(plan: DietPlan, request: DietRequest, itemKey: string, { seed, to }: SwapOptions): DietPlan | Breach[] {
  const index = plan.days.findIndex(({ meals }) => meals.some(({ items }) => items.some(({ key }) => key === itemKey)));
  const day = plan.days[index];
  if (!day) return [{ rule: 'unknownItem', where: itemKey, message: `The plan has no item ${itemKey}.` }];
  const named = to === undefined ? undefined : eatableOf(to);
  if (to !== undefined && !named) return [{ rule: 'unknownFood', where: itemKey, message: `There is no food with the id ${to}.` }];
  const objection = named && objectionToEatable(named, needsOn(request, Math.max(0, index)));
  if (objection) return [{ where: itemKey, ...objection }];
  const old = day.meals.flatMap(({ items }) => items).find(({ key }) => key === itemKey);
  const chosen = named
    ? { eatable: named, amount: (old?.nutrients.kcal ?? 100) / Math.max(5, named.per.kcal) }
    : chosenFor(day, index, itemKey, request, seed);
  if (!chosen) return [{ rule: 'noSwap', where: itemKey, message: 'Nothing else fits here with what must stay out.' }];
  const draft = draftOf(plan, request);
  const exchanged = {
    meals: day.meals.map(({ key, items }) => ({
      meal: key,
      items: items.map((item) =>
        item.key === itemKey ? { id: chosen.eatable.id, amount: chosen.amount } : { id: item.id, amount: item.amount },
      ),
    })),
  };
  const days = draft.days.map((one, at) => (at === index ? repairChangedDay(exchanged, index, request, seed, chosen.eatable.id) : one));
  return completeDiet({ days }, request);
}
