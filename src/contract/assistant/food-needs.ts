import * as z from 'zod/mini';
import { requiredText } from '../shapes.ts';
import { allergens, dietPatterns } from './words.ts';

const several = <Key extends string>(record: Record<Key, unknown>, says: string) =>
  z._default(z.array(z.enum(Object.keys(record) as [Key, ...Key[]], says)).check(z.maxLength(20, says)), []);

/** Ways of eating, allergies and dislikes, for diet plans and recipes. */
export const foodNeeds = {
  patterns: several(dietPatterns, 'Please choose ways of eating from the list.'),
  allergens: several(allergens, 'Please choose allergens from the list.'),
  /** Typed words for foods or dishes to exclude. */
  dislikes: z._default(
    z.array(requiredText(40, 'Please name a food.')).check(z.maxLength(20, 'At most 20 foods to leave out, please.')),
    [],
  ),
};
