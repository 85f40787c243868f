import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { OpenedPlan } from '../../plan/OpenedPlan.tsx';
import { PlanOfKind } from './RecipePlan.tsx';
import { recipeScreen } from './recipe-screen.ts';

/** The island of /assist/healthyRecipe where a plan is open: without the form of a new one. */
export const OpenedRecipePlan = ({ first }: { first: FirstOfScreen }) => (
  <OpenedPlan screen={recipeScreen} first={first} PlanOfKind={PlanOfKind} />
);
