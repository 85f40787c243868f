import { createContext, use, type ReactNode } from 'react';
import { planLocales, planWords, type PlanWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { langOf } from './lang-of.ts';

const Language = createContext<PlanLanguage>('english');

/** Sets the language of everything inside: labels, numbers, dates and `lang` for screen readers. */
export function InLanguage({ language, children }: { language: PlanLanguage; children: ReactNode }) {
  return (
    <Language value={language}>
      <div lang={langOf(language)}>{children}</div>
    </Language>
  );
}

export const useLanguage = (): PlanLanguage => use(Language);

/** The labels around a plan, in its language. */
export const useWords = (): PlanWords => planWords[useLanguage()];

/** A function that writes whole numbers in the plan's language. */
export function useFigures(): (value: number) => string {
  const locale = planLocales[useLanguage()];
  return (value) => Math.round(value).toLocaleString(locale);
}
