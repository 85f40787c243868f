export { workoutPart } from './workout-part.ts';
