import type { WorkoutRequest } from '../../src/contract/assistant/workout.ts';

/** A request for a workout plan of a healthy adult without equipment, with what a test needs otherwise. */
export const workoutRequest = (more: Partial<WorkoutRequest> = {}): WorkoutRequest => ({
  language: 'english',
  level: 'intermediate',
  goal: 'general',
  days: 3,
  minutes: 45,
  age: 30,
  equipment: [],
  injuries: [],
  conditions: [],
  sport: null,
  matchDays: [],
  trainingDays: [],
  freeDays: [],
  ...more,
});
