import type { DietChange, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { eatableOf, isCalled } from '../foods/index.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { adaptDiet } from './adapt-diet.ts';
import { completeDiet } from './complete-diet.ts';
import { draftDiet } from './draft-diet.ts';
import { draftOf } from './draft-of.ts';
import { editedDraft } from './edited-draft.ts';
import { swapDietItem } from './swap-diet-item.ts';
import { dayWith, withoutForbidden, withSwappedDays } from './without-forbidden.ts';

export type Changed = { readonly plan: DietPlan; readonly request: DietRequest };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The request after a change that concerns more than one item. */
function requestAfter(request: DietRequest, change: DietChange): DietRequest {
  switch (change.kind) {
    case 'avoid':
      return { ...request, dislikes: [...new Set([...request.dislikes, change.food.trim()])].slice(-20) };
    case 'allow':
      return { ...request, dislikes: request.dislikes.filter((said) => said.toLowerCase() !== change.food.trim().toLowerCase()) };
    case 'meals':
      return { ...request, meals: within(Math.round(change.meals), 3, 6) };
    case 'moreProtein':
      return { ...request, protein: 'more' };
    case 'cheaper':
      return { ...request, budget: 'low' };
    case 'kcal':
      return { ...request, kcalChange: within(request.kcalChange + change.by, -500, 500) };
    case 'mealTime':
      return { ...request, mealTimes: { ...request.mealTimes, [change.meal]: change.at } };
    case 'swapFood':
    case 'items':
    case 'swapDays':
    case 'mealsWith':
    case 'another':
      return request;
  }
}

function swapEverywhere(plan: DietPlan, request: DietRequest, food: string, seed: number): DietPlan | Breach[] {
  const keys = plan.days.flatMap(({ meals }) =>
    meals.flatMap(({ items }) =>
      items.filter(({ id }) => eatableOf(id)?.ingredients.some((part) => isCalled(part.food, food))).map(({ key }) => key),
    ),
  );
  if (keys.length === 0) return [{ rule: 'notThere', where: food, message: `The plan has no ${food}.` }];
  let now: DietPlan | Breach[] = plan;
  // The named food is excluded during the swap, so that it does not come back in another dish.
  const meanwhile = { ...request, dislikes: [...request.dislikes, food] };
  for (const key of keys) {
    if (Array.isArray(now)) return now;
    const next: DietPlan | Breach[] = swapDietItem(now, meanwhile, key, { seed });
    if (!Array.isArray(next)) now = next;
  }
  return Array.isArray(now) ? now : completeDiet(draftOf(now, request), request);
}

function planAfter(plan: DietPlan, before: DietRequest, request: DietRequest, change: DietChange, seed: number): DietPlan | Breach[] {
  switch (change.kind) {
    case 'avoid':
      return withoutForbidden(plan, request, seed);
    case 'swapFood':
      return swapEverywhere(plan, request, change.food, seed);
    case 'items':
      return completeDiet(editedDraft(plan, change), request);
    case 'mealTime':
      return completeDiet(draftOf(plan, request), request);
    case 'swapDays':
      return withSwappedDays(plan, request, change.days, seed);
    case 'mealsWith':
      return dayWith(plan, request, change, seed);
    case 'kcal':
    case 'moreProtein':
      return adaptDiet(plan, before, request, seed) ?? completeDiet(draftDiet(request, { seed }), request);
    case 'allow':
    case 'another':
    case 'cheaper':
    case 'meals':
      return completeDiet(draftDiet(request, { seed }), request);
  }
}

/** A plan changed as a chat or a button asks, with the changed request. Breaches say what cannot be done. */
export function changeDiet(plan: DietPlan, request: DietRequest, change: DietChange, { seed }: { seed: number }): Changed | Breach[] {
  const next = requestAfter(request, change);
  const changed = planAfter(plan, request, next, change, seed);
  return Array.isArray(changed) ? changed : { plan: changed, request: next };
}
