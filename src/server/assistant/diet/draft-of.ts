import type { DietDraft, DietPlan } from '../../../contract/assistant/diet.ts';

/** The ids and amounts of a plan that stands, so that a change starts from them. */
export const draftOf = (plan: DietPlan): DietDraft => ({
  days: plan.days.map(({ meals }) => ({
    meals: meals.map(({ key, items }) => ({ meal: key, items: items.map(({ id, amount }) => ({ id, amount })) })),
  })),
});
