import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { PlanScreen } from '../../plan/PlanScreen.tsx';
import { meditationScreen } from './meditation-screen.ts';

/** The island of /assist/meditationPlan. */
export const MeditationScreen = ({ first }: { first: FirstOfScreen }) => <PlanScreen screen={meditationScreen} first={first} />;
