import type { FlagCode } from '../../../../contract/assistant/safety.ts';

/** Phrases that raise a flag. `asserted` ones count only where no denial stands before them ('never', 'not', 'no'). */
export type Rule = { readonly code: FlagCode; readonly reads: 'plain' | 'roman'; readonly asserted: boolean; readonly phrases: string };
