import type { MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import { seededChance } from '../part/index.ts';
import { choosePractice } from './choose-practice.ts';
import { completeMeditation } from './complete-meditation.ts';

/** One to four weeks of sessions for a request. The same request and seed give the same plan. */
export function planMeditation(
  request: MeditationRequest,
  { seed, version = 1, avoids = [] }: { seed: number; version?: number; avoids?: readonly string[] },
): MeditationPlan {
  const plan = completeMeditation(choosePractice(request, seededChance(seed), avoids), request, { seed, version });
  if (Array.isArray(plan)) throw new Error(`our own draft breaks a rule: ${plan[0]?.message}`);
  return plan;
}
