import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { languageSchema } from './chat.ts';
import { rehabProblems, type RehabProblem } from './rehab.ts';
import { checklistNames, questionShape, type ChecklistName, type Question } from './safety.ts';
import type { PlanKind } from './words.ts';

/** The checklist before a plan of each kind; the questions of a rehab plan depend on what hurts. */
export const checklistOf: Partial<Record<PlanKind, ChecklistName>> = { diet: 'diet', workout: 'exercise', wellness: 'mental' };

const ofProblem = z.object({ checklist: z.enum(checklistNames), questions: z.array(questionShape) });
export type ProblemQuestions = z.infer<typeof ofProblem>;

/** The questions of several checklists as one list, with the checklist's name in front: 'ankle.fourSteps'. */
export const ofProblems = (asked: readonly ProblemQuestions[]): Question[] =>
  asked.flatMap(({ checklist, questions }) => questions.map((question) => ({ ...question, id: `${checklist}.${question.id}` })));

export const getRehabQuestions = defineCall({
  name: 'getRehabQuestions',
  summary: 'The questions of triage that come before a way back from this problem, by their checklists.',
  service: 'ai',
  method: 'GET',
  path: '/api/assist/rehab-questions/{problem}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({
    problem: z.enum(Object.keys(rehabProblems) as [RehabProblem, ...RehabProblem[]], 'Please choose what hurts.'),
    language: languageSchema,
  }),
  answer: z.object({ status: z.literal(1), response: z.array(ofProblem) }),
  refusals: {},
});

export const getChecklist = defineCall({
  name: 'getChecklist',
  summary: 'The questions about dangers that are asked before a plan, in the language asked for.',
  service: 'ai',
  method: 'GET',
  path: '/api/assist/checklists/{name}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ name: z.enum(checklistNames, 'There is no such checklist.'), language: languageSchema }),
  answer: z.object({ status: z.literal(1), response: z.array(questionShape) }),
  refusals: {},
});
