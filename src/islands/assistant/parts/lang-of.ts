import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** What `lang` says of a text, so that a screen reader reads it in its own voice; the page is in English. */
export const langOf = (language: PlanLanguage): 'hi' | undefined => (language === 'hindi' ? 'hi' : undefined);
