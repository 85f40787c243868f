import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { OpenedPlan } from '../../plan/OpenedPlan.tsx';
import { PlanOfKind } from './DietPlan.tsx';
import { dietScreen } from './diet-screen.ts';

/** The island of /assist/dietPlan where a plan is open: without the form of a new one. */
export const OpenedDietPlan = ({ first }: { first: FirstOfScreen }) => (
  <OpenedPlan screen={dietScreen} first={first} PlanOfKind={PlanOfKind} />
);
