import type { DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { completeDiet } from './complete-diet.ts';
import { draftDiet } from './draft-diet.ts';

export type PlanSeed = { readonly seed: number; readonly version?: number };

/** A week of meals by the embedded planner; the same seed and version give the same plan. */
export function planDiet(request: DietRequest, chance: PlanSeed): DietPlan {
  const plan = completeDiet(draftDiet(request, chance), request);
  if (Array.isArray(plan)) throw new Error(`The planner chose unknown foods: ${plan.map(({ message }) => message).join(' ')}`);
  return plan;
}
