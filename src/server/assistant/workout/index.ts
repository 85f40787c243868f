export { workoutPart } from './workout-part.ts';
export { findExercise } from './find-exercise.ts';
export { exercisesFor } from './exercises-for.ts';
export { readWorkoutWishes } from './wishes/reading/read-workout-wishes.ts';
