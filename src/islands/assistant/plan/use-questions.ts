import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { checklistOf, getChecklist, getRehabQuestions, ofProblems } from '../../../contract/assistant/checklists.ts';
import type { RehabProblem } from '../../../contract/assistant/rehab.ts';
import type { Question } from '../../../contract/assistant/safety.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';

async function read(kind: PlanKind, problem: RehabProblem | undefined, language: PlanLanguage): Promise<readonly Question[] | undefined> {
  const name = checklistOf[kind];
  if (name) return (await askSignedIn(getChecklist, { name, language })).response;
  return problem && ofProblems((await askSignedIn(getRehabQuestions, { problem, language })).response);
}

/** The red-flag questions in the chosen language; until they are loaded, those that came with the page. */
export function useQuestions(kind: PlanKind, problem: RehabProblem | undefined, language: PlanLanguage, first: readonly Question[]) {
  const [asked, setAsked] = useState({ language, questions: first });
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    read(kind, problem, language).then(
      (questions) => shown.current === language && questions && setAsked({ language, questions }),
      // The questions stay in the previous language: their content is the same.
      (error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
      },
    );
  }, [kind, problem, language]);
  return asked;
}
