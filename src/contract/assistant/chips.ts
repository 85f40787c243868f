import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { optionalText } from '../shapes.ts';
import { constraintShape } from './constraints.ts';

export const readChips = defineCall({
  name: 'readChips',
  summary: "What free text says that a plan must respect, as chips to look at and change: 'no peanuts', 'bad knee'. Takes no request.",
  service: 'ai',
  method: 'POST',
  path: '/api/assist/chips',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ text: optionalText(limits.chatTextLength) }),
  answer: z.object({ status: z.literal(1), response: z.array(constraintShape) }),
  refusals: {},
});
