import type { ComponentType } from 'react';
import type { PlanKind } from '../../../contract/assistant/words.ts';
import type { PlanViewProps } from '../plan/kind-screen.ts';
import { DietView } from './diet/DietView.tsx';
import { MeditationView } from './meditation/MeditationView.tsx';
import { RecipeView } from './recipe/RecipeView.tsx';
import { RehabView } from './rehab/RehabView.tsx';
import { WellnessView } from './wellness/WellnessView.tsx';
import { WorkoutView } from './workout/WorkoutView.tsx';

/** The view of each kind of plan. */
export const planViews: Readonly<Record<PlanKind, ComponentType<PlanViewProps>>> = {
  diet: DietView,
  workout: WorkoutView,
  meditation: MeditationView,
  recipe: RecipeView,
  wellness: WellnessView,
  rehab: RehabView,
};
