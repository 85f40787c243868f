import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { PlanScreen } from '../../plan/PlanScreen.tsx';
import { wellnessScreen } from './wellness-screen.ts';

/** The island of /assist/mentalWellness. */
export const WellnessScreen = ({ first }: { first: FirstOfScreen }) => <PlanScreen screen={wellnessScreen} first={first} />;
