import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { calendarDay, identifier, optionalText, timeZone } from '../shapes.ts';
import { engineSchema, languageSchema, planVersionSchema } from './chat.ts';
import { constraintList } from './constraints.ts';
import { creditsSchema } from './credits.ts';
import { cardShape, checklistAnswers } from './safety.ts';
import { wishShape } from './wishes.ts';
import { planKinds, type PlanKind } from './words.ts';

/** Why the embedded planner answered instead of a hosted model: it sent nothing, failed, or broke a rule. */
const insteadReasons = ['silent', 'failed', 'breach'] as const;

/**
 * 'I am safe, go on': sent again with words that were answered by a crisis card. A danger confirmed by a yes, and every other danger,
 * still stops.
 */
export const isSafe = z._default(z.boolean(), false);
/** The browser's time zone, which decides what day it is. */
export const personsZone = z.optional(timeZone);

/** What every plan request has besides the kind's own fields (spec §3). */
const common = {
  language: languageSchema,
  additionalInfo: optionalText(limits.chatTextLength),
  /** The chips as the person left them; without them they are read from `additionalInfo`. */
  constraints: z.optional(constraintList),
  /** The answers to the kind's red-flag checklist. */
  answers: z._default(checklistAnswers, {}),
  isSafe,
  timeZone: personsZone,
  /** The plan's first day; by default today in the person's time zone. */
  startsOn: z.optional(calendarDay('Please choose a day.')),
};

const answer = z.object({
  status: z.literal(1),
  title: z.string(),
  /** The conversation to continue; null if a card is the answer and no plan was made. */
  planId: z.nullable(identifier),
  data: z.nullable(planVersionSchema),
  engine: engineSchema,
  instead: z.nullable(z.enum(insteadReasons)),
  cards: z.array(cardShape),
  /** What became of each phrase of `additionalInfo`. */
  wishes: z.array(wishShape),
  /** Whether only words triggered the cards, so that somebody safe may continue. */
  mayGoOn: z.boolean(),
  credits: creditsSchema,
});

/** The fields of a request that its screen sends: every plan has a language, and the country comes from the site's settings. */
export const ownFields = <Shape extends { language: unknown; country: unknown }>({
  language: _language,
  country: _country,
  ...own
}: Shape) => own;

/** The call of one of the six plan screens: the kind's own fields and the common ones. */
export const planCall = <const Name extends string, Shape extends z.core.$ZodShape>(name: Name, kind: PlanKind, shape: Shape) =>
  defineCall({
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
  });
