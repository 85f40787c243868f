import type { ChecklistAnswers, ChecklistName } from '../../src/contract/assistant/safety.ts';
import { questionsOf } from '../../src/server/assistant/safety/index.ts';

/** The answers of somebody to whom nothing on a checklist applies: no, or the lowest value. */
export const calmAnswers = (name: ChecklistName): ChecklistAnswers =>
  Object.fromEntries(
    questionsOf(name, 'english').map((asked) => [
      asked.id,
      asked.kind === 'yesNo' ? false : asked.kind === 'scale' ? (asked.options[0]?.value ?? 0) : asked.least,
    ]),
  );
