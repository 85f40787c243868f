import * as z from 'zod/mini';
import { allergens, bodyParts, dietPatterns, type Allergen, type BodyPart, type DietPattern } from './words.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>): Key[] => Object.keys(names) as Key[];
const bodyPart = z.enum(keysOf<BodyPart>(bodyParts));

/** What the last answer asked, so that a bare 'yes' or 'none' is understood as the answer to it. */
const awaitedShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** The questions that decide whether a doctor is needed before any exercise. */
  z.object({ kind: z.literal('injuryCheck'), part: bodyPart }),
]);
export type Awaited = z.infer<typeof awaitedShape>;

/** What the person has said about themselves in this conversation; every later answer respects it. */
const factsShape = z.object({
  /** The part that was last reported to hurt. */
  sorePart: z.nullable(bodyPart),
  allergens: z.array(z.enum(keysOf<Allergen>(allergens))),
  patterns: z.array(z.enum(keysOf<DietPattern>(dietPatterns))),
  /** Excluded foods. */
  avoid: z.array(z.string()),
  isYoung: z.boolean(),
});
export type KnownFacts = z.infer<typeof factsShape>;

/** The state of a conversation after an answer, stored with the answer, so that repeating a question starts from the state before it. */
export const dialogueShape = z.object({
  awaits: awaitedShape,
  /** Parts whose injury questions have been asked. */
  checkedParts: z.array(bodyPart),
  told: factsShape,
});
export type Dialogue = z.infer<typeof dialogueShape>;
