import * as z from 'zod/mini';
import { planCall } from './make-plan.ts';
const s = { x: z.optional(z.string()) };
export const makeDietPlan = planCall('makeDietPlan', 'diet', s);
export const makeWorkoutPlan = planCall('makeWorkoutPlan', 'workout', s);
export const makeMeditationPlan = planCall('makeMeditationPlan', 'meditation', s);
export const makeHealthyRecipe = planCall('makeHealthyRecipe', 'recipe', s);
export const makeWellnessPlan = planCall('makeWellnessPlan', 'wellness', s);
export const makeRehabPlan = planCall('makeRehabPlan', 'rehab', s);
