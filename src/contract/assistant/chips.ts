import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { optionalText } from '../shapes.ts';
import { languageSchema } from './chat.ts';
import { constraintShape } from './constraints.ts';
import { wishShape } from './wishes.ts';
import { planKinds, type PlanKind } from './words.ts';

const kinds = Object.keys(planKinds) as [PlanKind, ...PlanKind[]];

export const readChips = defineCall({
  name: 'readChips',
  summary:
    "What free text says that a plan of this kind must respect, as chips to look at and change ('no peanuts', 'bad knee'), and what becomes of each of its phrases. Takes no request.",
  service: 'ai',
  method: 'POST',
  path: '/api/assist/chips',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    text: optionalText(limits.chatTextLength),
    kind: z.enum(kinds, 'Please choose a kind of plan.'),
    language: languageSchema,
  }),
  answer: z.object({ status: z.literal(1), response: z.array(constraintShape), wishes: z.array(wishShape) }),
  refusals: {},
});
