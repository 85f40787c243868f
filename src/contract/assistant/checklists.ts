import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { languageSchema } from './chat.ts';
import { checklistNames, questionShape } from './safety.ts';

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
