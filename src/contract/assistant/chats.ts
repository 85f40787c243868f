import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { identifier, optionalText, requiredLine, requiredText } from '../shapes.ts';
import { cursor, nextCursor } from '../shared-fields.ts';
import { chatSchema, chatSummarySchema, chatText, languageSchema, messageSchema, planVersionSchema, screens } from './chat.ts';
import { creditsSchema } from './credits.ts';
import { isSafe, personsZone } from './make-plan.ts';

const mine = { service: 'ai', needsSession: true } as const;
const ofChat = { noSuchChat: 404 } as const;
const version = z.coerce.number('Please say which version.').check(z.int(), z.gte(1), z.lte(100_000));
const ok = z.object({ status: z.literal(1) });
const item = requiredText(300, 'Please say which item.');

export const listChats = defineCall({
  ...mine,
  name: 'listChats',
  summary:
    "My conversations of one screen or of all, the newest first; `search` looks in titles and in what was said. Spec §7's chat history.",
  method: 'GET',
  path: '/api/assist/history',
  encoding: 'query',
  fields: z.object({
    screen: z.optional(z.enum(screens, `One of ${screens.join(', ')}.`)),
    search: optionalText(limits.searchKeywordMaximum),
    after: cursor,
  }),
  answer: z.object({ status: z.literal(1), response: z.array(chatSummarySchema), next: nextCursor }),
  refusals: {},
});

export const getChat = defineCall({
  ...mine,
  name: 'getChat',
  summary: 'One conversation of mine: its messages, the newest version of its plan, and what of it is done.',
  method: 'GET',
  path: '/api/assist/chats/{id}',
  encoding: 'query',
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1), response: chatSchema }),
  refusals: ofChat,
});

export const deleteChat = defineCall({
  ...mine,
  name: 'deleteChat',
  summary: 'Deletes a conversation of mine with its plan, its versions and its link.',
  method: 'DELETE',
  path: '/api/assist/chats/{id}',
  encoding: 'query',
  fields: z.object({ id: identifier }),
  answer: ok,
  refusals: ofChat,
});

export const deleteChats = defineCall({
  ...mine,
  name: 'deleteChats',
  summary: 'Deletes all my conversations of one screen, or of every screen where none is named, with their plans, versions and links.',
  method: 'DELETE',
  path: '/api/assist/history',
  encoding: 'query',
  fields: z.object({ screen: z.optional(z.enum(screens, `One of ${screens.join(', ')}.`)) }),
  answer: z.object({ status: z.literal(1), deleted: z.number() }),
  refusals: {},
});

export const renameChat = defineCall({
  ...mine,
  name: 'renameChat',
  summary: 'Gives a conversation of mine another title.',
  method: 'PUT',
  path: '/api/assist/chats/{id}',
  encoding: 'json',
  fields: z.object({ id: identifier, title: requiredLine(limits.chatTitleLength, 'Please give it a title.') }),
  answer: z.object({ status: z.literal(1), response: chatSummarySchema }),
  refusals: ofChat,
});

/** A reply: spec §7 reads the text from `data.data`. */
const reply = z.object({
  status: z.literal(1),
  planId: z.string(),
  title: z.string(),
  data: z.object({ data: z.string(), question: messageSchema, message: messageSchema, plan: z.nullable(planVersionSchema) }),
  credits: creditsSchema,
});

export const startChat = defineCall({
  ...mine,
  name: 'startChat',
  summary:
    'Begins a conversation with a question. Streams with `Accept: text/event-stream`: `engine`, `words`, then `done` with this answer.',
  method: 'POST',
  path: '/api/assist/chat',
  encoding: 'json',
  fields: z.object({ text: chatText, language: languageSchema, isSafe, timeZone: personsZone }),
  answer: reply,
  refusals: { noCreditsLeft: 402 },
});

export const continueChat = defineCall({
  ...mine,
  name: 'continueChat',
  summary: 'Goes on with a conversation, and with its plan where the words ask for a change. `retry` answers my last question once more.',
  method: 'POST',
  path: '/api/assist/continue',
  encoding: 'json',
  fields: z.object({
    id: identifier,
    text: chatText,
    language: languageSchema,
    retry: z._default(z.boolean(), false),
    isSafe,
    timeZone: personsZone,
  }),
  answer: reply,
  refusals: { ...ofChat, noCreditsLeft: 402, chatTooLong: 409 },
});

export const getPlanVersion = defineCall({
  ...mine,
  name: 'getPlanVersion',
  summary: 'An earlier version of the plan, to compare.',
  method: 'GET',
  path: '/api/assist/chats/{id}/versions/{version}',
  encoding: 'query',
  fields: z.object({ id: identifier, version }),
  answer: z.object({ status: z.literal(1), response: planVersionSchema }),
  refusals: ofChat,
});

export const restorePlanVersion = defineCall({
  ...mine,
  name: 'restorePlanVersion',
  summary: 'Makes an earlier version of the plan the newest again. Allergies, conditions and an age under 18 told since then stay heeded.',
  method: 'POST',
  path: '/api/assist/chats/{id}/versions/{version}/restore',
  encoding: 'json',
  fields: z.object({ id: identifier, version }),
  answer: z.object({ status: z.literal(1), response: planVersionSchema }),
  refusals: { ...ofChat, noPlanPossible: 422 },
});

export const swapPlanItem = defineCall({
  ...mine,
  name: 'swapPlanItem',
  summary: 'Swaps one item of the plan for another that fits as well. Takes no request. `version` is the one that was seen.',
  method: 'POST',
  path: '/api/assist/chats/{id}/swap',
  encoding: 'json',
  fields: z.object({ id: identifier, version, item, to: z.optional(requiredText(300, 'Please say what for.')) }),
  answer: z.object({ status: z.literal(1), response: planVersionSchema }),
  refusals: { ...ofChat, noSuchItem: 404, changedMeanwhile: 409, noPlanPossible: 422 },
});

export const tickPlanItem = defineCall({
  ...mine,
  name: 'tickPlanItem',
  summary: 'Marks an item of the plan as done, or not.',
  method: 'PUT',
  path: '/api/assist/chats/{id}/ticks',
  encoding: 'json',
  fields: z.object({ id: identifier, item, done: z.boolean() }),
  answer: z.object({ status: z.literal(1), ticks: z.array(z.string()) }),
  refusals: { ...ofChat, noSuchItem: 404 },
});
