import type { Court } from '../../contract/sports.ts';
import type { Screen } from '../../contract/assistant/words.ts';
import DietForm from './DietForm.astro';
import MeditationForm from './MeditationForm.astro';
import RecipeForm from './RecipeForm.astro';
import RehabForm from './RehabForm.astro';
import WellnessForm from './WellnessForm.astro';
import WorkoutForm from './WorkoutForm.astro';

type KindScreen = { lead: string; court: Court; Form: typeof DietForm };

/** The introduction, court drawing and form of each screen of the assistant. */
export const kindScreens: Record<Screen, KindScreen> = {
  dietPlan: { lead: 'Seven days of food you would cook, counted from what is in it.', court: 'tennis', Form: DietForm },
  workoutPlan: { lead: 'Four weeks that fit your days, your kit and your matches.', court: 'basketball', Form: WorkoutForm },
  meditationPlan: { lead: 'Quiet minutes, cue by cue, with the breath drawn.', court: 'golf', Form: MeditationForm },
  healthyRecipe: { lead: 'Something good from what is in the kitchen.', court: 'badminton', Form: RecipeForm },
  mentalWellness: { lead: 'Two weeks of small steps, and people to talk to.', court: 'volleyball', Form: WellnessForm },
  injuryRehab: { lead: 'First what must be seen by a doctor, then the way back, phase by phase.', court: 'handball', Form: RehabForm },
};
