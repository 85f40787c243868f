import type { passageFor } from '../corpus/index.ts';
import { avoidedFoodNote } from './avoided-food-note.ts';
import type { KnownQuestion } from './reply.ts';

type Passage = NonNullable<ReturnType<typeof passageFor>>;

/** A passage in the language of the conversation, with a note on the foods in it that the person does not eat. */
export function passageWords({ text, hindi, isOfAllergies }: Passage, question: KnownQuestion): string {
  const words = question.language === 'hindi' ? hindi : text;
  return [words, ...(isOfAllergies ? [] : avoidedFoodNote(words, question))].join('\n\n');
}
