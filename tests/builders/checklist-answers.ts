import type { ChecklistAnswers, ChecklistName, Question } from '../../src/contract/assistant/safety.ts';
import { questionsOf } from '../../src/server/assistant/safety/index.ts';

/** Answers to every question of a checklist: no to what can be yes, the least of a scale or number, but for what is named. */
export const calmAnswers = (questions: readonly Question[], but: ChecklistAnswers = {}): ChecklistAnswers => ({
  ...Object.fromEntries(
    questions.map((question) => [
      question.id,
      question.kind === 'yesNo' ? false : question.kind === 'scale' ? (question.options[0]?.value ?? 0) : question.least,
    ]),
  ),
  ...but,
});

/** As `calmAnswers`, of a checklist by its name. */
export const noDangers = (name: ChecklistName): ChecklistAnswers => calmAnswers(questionsOf(name, 'english'));
