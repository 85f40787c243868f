import { planWordsEnglish } from './plan-words-english.ts';
import { planWordsHindi } from './plan-words-hindi.ts';
import type { PlanLanguage } from './words.ts';

/** The labels around a plan: on its screen, on paper and in its files. */
export type PlanWords = typeof planWordsEnglish;

/** The labels in each language. Text between two asterisks is shown larger. */
export const planWords: Readonly<Record<PlanLanguage, PlanWords>> = { english: planWordsEnglish, hindi: planWordsHindi };

/** How numbers and dates are written: India's groups, and in Hindi the digits that are usual there today. */
export const planLocales: Readonly<Record<PlanLanguage, string>> = { english: 'en-IN', hindi: 'hi-IN-u-nu-latn' };
