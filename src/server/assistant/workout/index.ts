export { changeWorkout } from './change-workout.ts';
export { completeWorkout } from './complete-workout.ts';
export { draftOf } from './draft-of.ts';
export { planWorkout } from './plan-workout.ts';
export { swapWorkoutItem } from './swap-workout-item.ts';
export { verifyWorkout } from './verify-workout.ts';
export { workoutCatalogue } from './workout-catalogue.ts';
