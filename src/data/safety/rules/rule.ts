import type { FlagCode } from '../../../contract/assistant/safety.ts';

/** Phrases that raise a flag. `asserted` ones count only if no negation ('never', 'not', 'no') comes before them. */
export type Rule = {
  readonly code: FlagCode;
  readonly reads: 'plain' | 'roman';
  readonly asserted: boolean;
  /** Signs that count together only, so a negation between them is a part of the phrase ('blue but not cold'). */
  readonly deniedInside?: boolean;
  readonly phrases: string;
};
