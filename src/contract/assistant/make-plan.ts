import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { identifier, optionalText, timeZone } from '../shapes.ts';
import { engineSchema, languageSchema, planVersionSchema } from './chat.ts';
import { constraintList } from './constraints.ts';
import { creditsSchema } from './credits.ts';
import { cardShape, checklistAnswers } from './safety.ts';
import { planKinds, type PlanKind } from './words.ts';

/** Why the embedded planner answered in the place of a hosted model: it said nothing, it failed, or it broke a rule. */
const insteadReasons = ['silent', 'failed', 'breach'] as const;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
const day = z.string('Please choose a day.').check(z.refine(isDay, { message: 'Please choose a day.' }));

/** 'I am safe, go on': sent with words that a card of crisis answered. Danger that was answered with yes, and every other, stops all the same. */
export const isSafe = z._default(z.boolean(), false);
/** Whose clock says what day it is: the browser's. */
export const personsZone = z.optional(timeZone);

/** What every plan request has besides the kind's own fields (spec §3). */
const common = {
  language: languageSchema,
  additionalInfo: optionalText(limits.chatTextLength),
  /** The chips as the person left them; without them they are read from `additionalInfo`. */
  constraints: z.optional(constraintList),
  /** What was answered to the kind's checklist of dangers. */
  answers: z._default(checklistAnswers, {}),
  isSafe,
  timeZone: personsZone,
  /** The plan's first day; today, where the person is, where nothing is said. */
  startsOn: z.optional(day),
};

const answer = z.object({
  status: z.literal(1),
  title: z.string(),
  /** The conversation to go on with; null where a card is the answer and no plan was made. */
  planId: z.nullable(identifier),
  data: z.nullable(planVersionSchema),
  engine: engineSchema,
  instead: z.nullable(z.enum(insteadReasons)),
  cards: z.array(cardShape),
  /** Whether the cards came of words alone, so that who is safe may say so and go on. */
  mayGoOn: z.boolean(),
  credits: creditsSchema,
});

/** The call behind one of the six screens: the kind's own fields with those that all have. */
export const planCall = <const Name extends string, Shape extends z.core.$ZodShape>(name: Name, kind: PlanKind, shape: Shape) =>
  ({
    name,
    summary: `${planKinds[kind].name}: made by a hosted model that passes our checks, or by our own planner. Streams with \`Accept: text/event-stream\`: \`cards\`, \`step\`, then \`done\` with this answer.`,
    service: 'ai',
    method: 'POST',
    path: `/api/assist/${planKinds[kind].screen}` as `/${string}`,
    encoding: 'json',
    needsSession: true,
    fields: z.extend(z.object(common), shape),
    answer,
    refusals: { noCreditsLeft: 402, noPlanPossible: 422 },
  }) as const satisfies Call;
