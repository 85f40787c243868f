import { kindOf, type ChatScreen } from '../../../contract/assistant/chat.ts';
import type { PlanKind } from '../../../contract/assistant/words.ts';
import type { PlanPart } from '../part/define-part.ts';
import { dietPart } from '../diet/diet-part.ts';
import { meditationPart } from '../meditation/meditation-part.ts';
import { recipePart } from '../recipe/recipe-part.ts';
import { rehabPart } from '../rehab/rehab-part.ts';
import { wellnessPart } from '../wellness/wellness-part.ts';
import { workoutPart } from '../workout/workout-part.ts';

/** The six plans, each behind the one shape that the order of work needs. */
export const parts: Record<PlanKind, PlanPart> = {
  diet: dietPart,
  workout: workoutPart,
  meditation: meditationPart,
  recipe: recipePart,
  wellness: wellnessPart,
  rehab: rehabPart,
};

/** The part behind a screen; undefined for a conversation without a plan. */
export const partOf = (screen: ChatScreen): PlanPart | undefined => {
  const kind = kindOf(screen);
  return kind && parts[kind];
};
