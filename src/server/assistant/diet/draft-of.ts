import type { DietDraft, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { eatableOf } from '../foods/index.ts';
import { baseOf, kitchenFor } from './choose-items.ts';

/** The item of today's book for one of an older plan, whose dish may have been changed in a way that is not cooked any more. */
function known(id: string, day: number, request: DietRequest): string {
  if (eatableOf(id)) return id;
  const base = id.split('~')[0] ?? id;
  return kitchenFor(request, day).all.find((one) => baseOf(one) === base)?.id ?? id;
}

/** The draft (ids and amounts) of an existing plan, as the start for a change. */
export const draftOf = (plan: DietPlan, request: DietRequest): DietDraft => ({
  days: plan.days.map(({ meals }, day) => ({
    meals: meals.map(({ key, items }) => ({ meal: key, items: items.map(({ id, amount }) => ({ id: known(id, day, request), amount })) })),
  })),
});
