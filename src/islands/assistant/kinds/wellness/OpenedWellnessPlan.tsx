import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { OpenedPlan } from '../../plan/OpenedPlan.tsx';
import { PlanOfKind } from './WellnessPlan.tsx';
import { wellnessScreen } from './wellness-screen.ts';

/** The island of /assist/mentalWellness where a plan is open: without the form of a new one. */
export const OpenedWellnessPlan = ({ first }: { first: FirstOfScreen }) => (
  <OpenedPlan screen={wellnessScreen} first={first} PlanOfKind={PlanOfKind} />
);
