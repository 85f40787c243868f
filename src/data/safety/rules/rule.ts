import type { FlagCode } from '../../../contract/assistant/safety.ts';

/** Phrases that raise a flag. `asserted` ones count only where no denial stands before them ('never', 'not', 'no'). */
export type Rule = {
  readonly code: FlagCode;
  readonly reads: 'plain' | 'roman';
  readonly asserted: boolean;
  /** Signs that count together, so that a denial between them counts as well ('blue but not cold'). */
  readonly deniedInside?: boolean;
  readonly phrases: string;
};
