import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** What `lang` says of a text, so that a screen reader reads it in its own voice; the page is in English. */
export const langOf = (language: PlanLanguage): 'hi' | undefined => (language === 'hindi' ? 'hi' : undefined);

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The same for words that anybody may have written: Hindi where most letters are of its script. */
export const langOfText = (text: string): 'hi' | undefined =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'hi' : undefined;
