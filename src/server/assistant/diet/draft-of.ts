import type { DietDraft, DietPlan } from '../../../contract/assistant/diet.ts';

/** The draft (ids and amounts) of an existing plan, as the start for a change. */
export const draftOf = (plan: DietPlan): DietDraft => ({
  days: plan.days.map(({ meals }) => ({
    meals: meals.map(({ key, items }) => ({ meal: key, items: items.map(({ id, amount }) => ({ id, amount })) })),
  })),
});
