import type { ChecklistAnswers, ChecklistName, Question } from '../../src/contract/assistant/safety.ts';
import { questionsOf } from '../../src/server/assistant/safety/index.ts';

/** Answers to every question of a checklist: no, or the lowest value, except for those given in `but`. */
export const calmAnswers = (questions: readonly Question[], but: ChecklistAnswers = {}): ChecklistAnswers => ({
  ...Object.fromEntries(
    questions.map((question) => [
      question.id,
      question.kind === 'yesNo' ? false : question.kind === 'scale' ? (question.options[0]?.value ?? 0) : question.least,
    ]),
  ),
  ...but,
});

/** Like `calmAnswers`, for a checklist by its name. */
export const noDangers = (name: ChecklistName): ChecklistAnswers => calmAnswers(questionsOf(name, 'english'));
