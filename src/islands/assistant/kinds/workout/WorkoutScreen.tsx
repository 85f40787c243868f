import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { PlanScreen } from '../../plan/PlanScreen.tsx';
import { workoutScreen } from './workout-screen.ts';

/** The island of /assist/workoutPlan. */
export const WorkoutScreen = ({ first }: { first: FirstOfScreen }) => <PlanScreen screen={workoutScreen} first={first} />;
