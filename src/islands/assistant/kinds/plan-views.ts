import type { ComponentType } from 'react';
import type { PlanKind } from '../../../contract/assistant/words.ts';
import type { PlanViewProps } from '../plan/kind-screen.ts';
import { DietView } from './diet/DietView.tsx';
import { WorkoutView } from './workout/WorkoutView.tsx';

/** How each kind of plan is looked at. */
export const planViews: Partial<Record<PlanKind, ComponentType<PlanViewProps>>> = {
  diet: DietView,
  workout: WorkoutView,
};
