/** Answers from the plan that is open: its figures, days, sessions and steps. */
export { answerOfPlan } from './answer-of-plan.ts';
export { dayOfPlan, type AskedOfPlan } from './asked-of-plan.ts';
export { exerciseNamed } from './exercise-named.ts';
export { holdsFood } from './diet-foods.ts';
export { pointedFacts } from './pointed-at.ts';
export { shownParts } from './shown-parts.ts';
export { whyOfPlan } from './why-of-plan.ts';
