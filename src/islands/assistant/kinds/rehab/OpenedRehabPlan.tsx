import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { OpenedPlan } from '../../plan/OpenedPlan.tsx';
import { PlanOfKind } from './RehabPlan.tsx';
import { rehabScreen } from './rehab-screen.ts';

/** The island of /assist/injuryRehab where a plan is open: without the form of a new one. */
export const OpenedRehabPlan = ({ first }: { first: FirstOfScreen }) => (
  <OpenedPlan screen={rehabScreen} first={first} PlanOfKind={PlanOfKind} />
);
