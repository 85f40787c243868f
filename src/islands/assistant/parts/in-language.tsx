import { createContext, use, type ReactNode } from 'react';
import { planLocales, planWords, type PlanWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { langOf } from './lang-of.ts';

const Language = createContext<PlanLanguage>('english');

/** Everything inside is in this language: the words around it, its numbers and dates, and how it is read aloud. */
export function InLanguage({ language, children }: { language: PlanLanguage; children: ReactNode }) {
  return (
    <Language value={language}>
      <div lang={langOf(language)}>{children}</div>
    </Language>
  );
}

export const useLanguage = (): PlanLanguage => use(Language);

/** The words around a plan, in its language. */
export const useWords = (): PlanWords => planWords[useLanguage()];

/** How whole numbers are written in the plan's language. */
export function useFigures(): (value: number) => string {
  const locale = planLocales[useLanguage()];
  return (value) => Math.round(value).toLocaleString(locale);
}
