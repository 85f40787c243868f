import type { ChecklistAnswers, ChecklistName } from '../../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../../contract/assistant/words.ts';
import { questionsOf, unansweredIn } from './check-answers.ts';

const says = {
  english: { one: 'Please answer this one.', several: 'Please tick what is true for you, or “None of these”.' },
  hindi: { one: 'कृपया इसका उत्तर दीजिए।', several: 'जो आपके लिए सच है उस पर निशान लगाइए, या “इनमें से कुछ नहीं” पर।' },
} as const;
/** Up to this many yes-or-no questions are asked one by one; more are one list. */
const mostOneByOne = 2;

type Asked = { name: ChecklistName; answers: ChecklistAnswers; language: PlanLanguage; prefix?: string };

/** The unanswered questions of a checklist ('answers.fourSteps'), each with an instruction. */
export function missingAnswers({ name, answers, language, prefix = '' }: Asked): Record<string, string> {
  const questions = questionsOf(name, language);
  const isList = questions.filter(({ kind }) => kind === 'yesNo').length > mostOneByOne;
  const kinds = new Map(questions.map(({ id, kind }) => [id, kind]));
  return Object.fromEntries(
    unansweredIn(name, answers).map((id) => [
      `answers.${prefix}${id}`,
      isList && kinds.get(id) === 'yesNo' ? says[language].several : says[language].one,
    ]),
  );
}
