import type { FactAnswer } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import { ofMeals } from './pointed-at-meals.ts';
import { ofSession } from './pointed-at-session.ts';
import { pointsAt } from './pointing.ts';

/** What is asked of the meal, day or session that the last answer showed, by words that only point at it; undefined for other questions. */
export function pointedFacts(asked: AskedOfPlan): FactAnswer | undefined {
  const { plan, topic } = asked;
  const pointing = pointsAt(asked);
  if (pointing === undefined || topic === null) return undefined;
  const text =
    plan.kind === 'diet' ? ofMeals(asked, plan, pointing) : plan.kind === 'workout' ? ofSession(asked, plan, pointing) : undefined;
  return text === undefined ? undefined : { text, topic };
}
