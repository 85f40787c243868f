import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** The `lang` attribute for text in this language; undefined for English, the language of the page. */
export const langOf = (language: PlanLanguage): 'hi' | undefined => (language === 'hindi' ? 'hi' : undefined);

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The `lang` attribute for text that a user wrote: 'hi' where most letters are Devanagari. */
export const langOfText = (text: string): 'hi' | undefined =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'hi' : undefined;
