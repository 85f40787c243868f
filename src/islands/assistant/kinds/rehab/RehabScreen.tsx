import type { FirstOfScreen } from '../../plan/first-of-screen.ts';
import { PlanScreen } from '../../plan/PlanScreen.tsx';
import { rehabScreen } from './rehab-screen.ts';

/** The island of /assist/injuryRehab. */
export const RehabScreen = ({ first }: { first: FirstOfScreen }) => <PlanScreen screen={rehabScreen} first={first} />;
