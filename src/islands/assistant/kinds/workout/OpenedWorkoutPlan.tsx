import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { OpenedPlan } from '../../plan/OpenedPlan.tsx';
import { PlanOfKind } from './WorkoutPlan.tsx';
import { workoutScreen } from './workout-screen.ts';

/** The island of /assist/workoutPlan where a plan is open: without the form of a new one. */
export const OpenedWorkoutPlan = ({ first }: { first: FirstOfScreen }) => (
  <OpenedPlan screen={workoutScreen} first={first} PlanOfKind={PlanOfKind} />
);
