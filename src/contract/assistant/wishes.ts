import * as z from 'zod/mini';

/** What became of a wish: the plan holds it, it cannot (`says` has the reason), or it was not understood. */
export const wishOutcomes = ['done', 'cannot', 'unclear'] as const;
export type WishOutcome = (typeof wishOutcomes)[number];

/** One phrase of the free text, in the order of the text. */
export const wishShape = z.object({
  /** The words as the person typed them. */
  words: z.string(),
  outcome: z.enum(wishOutcomes),
  /** A sentence in the request's language: what the plan does about it, why it cannot, or what to write instead. */
  says: z.string(),
});
export type Wish = z.infer<typeof wishShape>;
