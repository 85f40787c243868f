/** How much of the evidence of the messages before still counts. */
const kept = 0.75;
/** The score from which a message adds to the evidence; one under it takes some away, but not more than `leastAdded`. */
const ordinary = -0.8;
const leastAdded = -0.4;

/**
 * What the messages of a conversation add up to after one with this score (a mean of its own and of that with the messages before it): several
 * that only hint are as much as one that says it.
 */
export const evidenceAfter = (before: number, score: number): number => Math.max(0, kept * before + Math.max(leastAdded, score - ordinary));
