import { planCall } from './make-plan.ts';
import { dietRequestSchema } from './diet-request.ts';
import { meditationRequest } from './meditation.ts';
import { workoutRequest } from './workout.ts';

export const makeDietPlan = planCall('makeDietPlan', 'diet', dietRequestSchema.shape);
export const makeWorkoutPlan = planCall('makeWorkoutPlan', 'workout', workoutRequest.shape);
const pending = {};
export const makeMeditationPlan = planCall('makeMeditationPlan', 'meditation', meditationRequest.shape);
export const makeHealthyRecipe = planCall('makeHealthyRecipe', 'recipe', pending);
export const makeWellnessPlan = planCall('makeWellnessPlan', 'wellness', pending);
export const makeRehabPlan = planCall('makeRehabPlan', 'rehab', pending);
