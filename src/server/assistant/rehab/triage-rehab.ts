import type { RehabProblem, RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { Card, ChecklistName, Flag, Question } from '../../../contract/assistant/safety.ts';
import { flagFacts, flagLevels, flagsThatStop } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { cardsFor, checkAnswers, missingAnswers, questionsOf, unansweredIn } from '../safety/index.ts';
import { problemFacts } from './rehab-catalogue.ts';

/** The checklists to answer before a plan for this problem, with their questions. */
export const rehabQuestions = (problem: RehabProblem, language: PlanLanguage): { checklist: ChecklistName; questions: Question[] }[] =>
  problemFacts[problem].checklists.map((checklist) => ({ checklist, questions: questionsOf(checklist, language) }));

/** The concussion ladder is for concussions, so that flag stops the plan only until a doctor has cleared the person. */
const isExpected = (problem: RehabProblem, flag: Flag): boolean =>
  problem === 'concussion' && flag.code === 'concussion' && flag.found === 'headHit';

/**
 * Evaluates the triage answers. `mayGoOn` is false for any flag that stops rehab, for an unanswered question, for pain of 8 or more at
 * rest, and after a concussion without clearance.
 */
export function triageRehab(request: RehabRequest): { mayGoOn: boolean; flags: Flag[]; cards: Card[]; unanswered: string[] } {
  const { checklists } = problemFacts[request.problem];
  const all = checklists.flatMap((name) => checkAnswers(name, request.answers[name] ?? {}));
  const severe: Flag[] = request.painNow >= 8 ? [{ code: 'ruptureSigns', level: flagFacts.ruptureSigns.level, found: 'painNow' }] : [];
  const byCode = new Map<string, Flag>();
  for (const flag of [...all, ...severe]) if (!isExpected(request.problem, flag)) byCode.set(flag.code, byCode.get(flag.code) ?? flag);
  const flags = [...byCode.values()].sort((a, b) => flagLevels.indexOf(a.level) - flagLevels.indexOf(b.level));
  const unanswered = checklists.flatMap((name) => unansweredIn(name, request.answers[name] ?? {}).map((id) => `${name}.${id}`));
  const mayGoOn = flagsThatStop('rehab', flags).length === 0 && unanswered.length === 0;
  return { mayGoOn, flags, unanswered, cards: cardsFor(flags, { country: request.country, language: request.language }) };
}

/** The unanswered triage questions, by checklist and question ('answers.ankle.fourSteps'). */
export const missingTriage = ({ problem, answers, language }: RehabRequest): Record<string, string> =>
  Object.assign(
    {},
    ...problemFacts[problem].checklists.map((name) => missingAnswers({ name, answers: answers[name] ?? {}, language, prefix: `${name}.` })),
  ) as Record<string, string>;
