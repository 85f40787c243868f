import type { NewTopic } from '../../../contract/assistant/dialogue.ts';
import type { PlanTypes } from '../../../contract/assistant/plan-types.ts';
import type { PlanKind } from '../../../contract/assistant/words.ts';

type EditOf<Kind extends PlanKind> = {
  readonly kind: Kind;
  readonly change: PlanTypes[Kind]['change'];
  readonly topic: NewTopic;
  /** What is said of it instead of the kind's own sentence. */
  readonly says?: string | undefined;
};
/** A change of exactly what a message names, and what it is about; or in `refuses` why nothing is changed, with what can be. */
export type PlanEdit = { [Kind in PlanKind]: EditOf<Kind> }[PlanKind] | { readonly refuses: string; readonly topic?: NewTopic };
