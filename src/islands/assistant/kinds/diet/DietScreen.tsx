import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { PlanScreen } from '../../plan/PlanScreen.tsx';
import { dietScreen } from './diet-screen.ts';

/** The island of /assist/dietPlan. */
export const DietScreen = ({ first }: { first: FirstOfScreen }) => <PlanScreen screen={dietScreen} first={first} />;
