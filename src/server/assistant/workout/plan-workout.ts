import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { seededChance } from '../part/index.ts';
import { chooseDraft } from './choose-draft.ts';
import { completeWorkout } from './complete-workout.ts';
import { verifyWorkout } from './verify-workout.ts';

const tries = 8;

export type PlanWishes = { seed: number; version?: number; keep?: ReadonlySet<string>; avoids?: readonly string[] };

/**
 * Four weeks of training for a request. The same request and seed give the same plan; the first of several attempts that passes every
 * check is used.
 */
export function planWorkout(request: WorkoutRequest, { seed, version = 1, keep = new Set(), avoids = [] }: PlanWishes): WorkoutPlan {
  let best: { plan: WorkoutPlan; breaches: number } | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const draft = chooseDraft(request, { chance: seededChance(seed + attempt * 7_919), keep, avoids });
    const plan = completeWorkout(draft, request, version);
    if (Array.isArray(plan)) throw new Error(`our own draft breaks a rule: ${plan[0]?.message}`);
    const breaches = verifyWorkout(plan, request).length;
    if (breaches === 0) return plan;
    if (!best || breaches < best.breaches) best = { plan, breaches };
  }
  if (!best) throw new Error('no plan was made');
  return best.plan;
}
