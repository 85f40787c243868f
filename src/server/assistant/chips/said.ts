import type { Constraint } from '../../../contract/assistant/constraints.ts';

/** A constraint, and the stretch of a normalised text that says it. */
export type Said = { readonly constraint: Constraint; readonly index: number; readonly length: number };
