import { planCall } from './make-plan.ts';
import { dietRequestSchema } from './diet-request.ts';
import { recipeRequestSchema } from './recipe.ts';
import { rehabRequest } from './rehab.ts';
import { wellnessRequest } from './wellness.ts';
import { meditationRequest } from './meditation.ts';
import { workoutRequest } from './workout.ts';

/** Every plan has a language, and the country comes from the site's settings. */
const ownFields = <Shape extends { language: unknown; country: unknown }>({ language: _language, country: _country, ...own }: Shape) => own;

export const makeDietPlan = planCall('makeDietPlan', 'diet', dietRequestSchema.shape);
export const makeWorkoutPlan = planCall('makeWorkoutPlan', 'workout', workoutRequest.shape);
export const makeMeditationPlan = planCall('makeMeditationPlan', 'meditation', meditationRequest.shape);
export const makeHealthyRecipe = planCall('makeHealthyRecipe', 'recipe', recipeRequestSchema.shape);
export const makeWellnessPlan = planCall('makeWellnessPlan', 'wellness', ownFields(wellnessRequest.shape));
export const makeRehabPlan = planCall('makeRehabPlan', 'rehab', ownFields(rehabRequest.shape));
