import type { AskedOfPlan } from '../plan-answers/index.ts';
import type { PlanEdit } from './plan-edit.ts';
import { readRecipeEdit } from './read-recipe-edit.ts';
import { readWorkoutEdit } from './read-workout-edit.ts';
import { readDietEdit } from './read-diet-edit.ts';

/** The change that a message names in the open plan; undefined if it names none. */
export function readEdit(asked: AskedOfPlan): PlanEdit | undefined {
  const { plan } = asked;
  if (plan.kind === 'diet') return readDietEdit({ ...asked, plan });
  if (plan.kind === 'workout') return readWorkoutEdit({ ...asked, plan });
  return plan.kind === 'recipe' ? readRecipeEdit({ ...asked, plan }) : undefined;
}
