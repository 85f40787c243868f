import type { PlanTypes } from '../../../contract/assistant/plan-types.ts';
import type { PlanKind } from '../../../contract/assistant/words.ts';
import { dietPart } from '../diet/index.ts';
import { meditationPart } from '../meditation/index.ts';
import type { PlanPart } from '../part/index.ts';
import { recipePart } from '../recipe/index.ts';
import { rehabPart } from '../rehab/index.ts';
import { wellnessPart } from '../wellness/index.ts';
import { workoutPart } from '../workout/index.ts';

type PartOf<K extends PlanKind> = PlanPart<
  PlanTypes[K]['fields'],
  PlanTypes[K]['request'],
  PlanTypes[K]['draft'],
  PlanTypes[K]['plan'],
  PlanTypes[K]['change']
>;

/** The six kinds of plans. */
export const parts: { readonly [K in PlanKind]: PartOf<K> } = {
  diet: dietPart,
  workout: workoutPart,
  meditation: meditationPart,
  recipe: recipePart,
  wellness: wellnessPart,
  rehab: rehabPart,
};
