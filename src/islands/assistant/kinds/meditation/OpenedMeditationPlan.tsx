import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { OpenedPlan } from '../../plan/OpenedPlan.tsx';
import { PlanOfKind } from './MeditationPlan.tsx';
import { meditationScreen } from './meditation-screen.ts';

/** The island of /assist/meditationPlan where a plan is open: without the form of a new one. */
export const OpenedMeditationPlan = ({ first }: { first: FirstOfScreen }) => (
  <OpenedPlan screen={meditationScreen} first={first} PlanOfKind={PlanOfKind} />
);
