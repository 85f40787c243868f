import type { AskedOfPlan } from '../plan-answers/index.ts';
import type { PlanEdit } from './plan-edit.ts';
import { readDietEdit } from './read-diet-edit.ts';

/** The change that a message names in the open plan; undefined if it names none. */
export function readEdit(asked: AskedOfPlan): PlanEdit | undefined {
  const { plan } = asked;
  return plan.kind === 'diet' ? readDietEdit({ ...asked, plan }) : undefined;
}
