import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Asked } from '../part/define-part.ts';

/** What a plan was asked for, as it is kept with each version. */
export type KeptRequest = {
  /** The plan's first day, as 2026-11-23. */
  readonly startsOn: string;
  readonly additionalInfo: string;
  readonly constraints: readonly Constraint[];
  /** What the kind's own schema checked, with constraints and safety applied: what the planner was given. */
  readonly wishes: Asked;
  /** Copied from a link that did not show what it was made from: it can be ticked and read, and not be changed. */
  readonly isFixed?: boolean;
};

export const isFixed = (request: Record<string, unknown>): boolean => (request as KeptRequest).isFixed === true;

/** What the planner was given for a version. */
export const wishesOf = (request: Record<string, unknown>): Asked => (request as KeptRequest).wishes;
