import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';

/** A changed plan with its changed request and a sentence about the change. */
export type ChangedWorkout = { plan: WorkoutPlan; request: WorkoutRequest; answer: string };
