import * as z from 'zod/mini';
import { allergens, bodyParts, dietPatterns, type Allergen, type BodyPart, type DietPattern } from './words.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>): Key[] => Object.keys(names) as Key[];
const bodyPart = z.enum(keysOf<BodyPart>(bodyParts));

/** What the last answer asked, so that a bare 'yes' or 'none' is understood as the answer to it. */
const awaitedShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** The questions that decide whether a doctor comes before any exercise. */
  z.object({ kind: z.literal('injuryCheck'), part: bodyPart }),
]);
export type Awaited = z.infer<typeof awaitedShape>;

/** What the person told of themselves in this conversation, and every later answer keeps to. */
const factsShape = z.object({
  /** The part that was last said to hurt. */
  sorePart: z.nullable(bodyPart),
  allergens: z.array(z.enum(keysOf<Allergen>(allergens))),
  patterns: z.array(z.enum(keysOf<DietPattern>(dietPatterns))),
  /** Foods that are left out. */
  avoid: z.array(z.string()),
  isYoung: z.boolean(),
});
export type KnownFacts = z.infer<typeof factsShape>;

/** Where a conversation stands after an answer; kept with that answer, so that answering a question once more starts from the state before it. */
export const dialogueShape = z.object({
  awaits: awaitedShape,
  /** Parts whose injury questions were asked already. */
  checkedParts: z.array(bodyPart),
  told: factsShape,
});
export type Dialogue = z.infer<typeof dialogueShape>;
