import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { completeDiet } from './complete-diet.ts';
import { finish, type Steps } from '../part/index.ts';
import { draftDietInSteps } from './draft-diet.ts';

export type PlanSeed = { readonly seed: number; readonly version?: number };

/** A week of meals by the embedded planner; the same seed and version give the same plan. */
export const planDiet = (request: DietRequest, chance: PlanSeed): DietPlan => finish(planDietInSteps(request, chance));

/** The same in steps of some milliseconds. */
export function* planDietInSteps(request: DietRequest, chance: PlanSeed): Steps<DietPlan> {
  const plan = completeDiet(yield* draftDietInSteps(request, chance), request);
  if (Array.isArray(plan)) throw new Error(`The planner chose unknown foods: ${plan.map(({ message }) => message).join(' ')}`);
  return plan;
}
