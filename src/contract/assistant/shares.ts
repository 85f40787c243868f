import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { identifier } from '../shapes.ts';
import { healthlessVersionSchema, messageSchema, planVersionSchema, screens } from './chat.ts';
import { planLanguages, type PlanLanguage } from './words.ts';

const mine = { service: 'ai', needsSession: true } as const;
const ofChat = { noSuchChat: 404 } as const;
/** 32 random bytes in base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'This is not a link of ours.'));

const shareState = z.object({
  isOn: z.boolean(),
  withHealth: z.boolean(),
  expiresAt: z.nullable(z.string()),
});
export type ShareState = z.infer<typeof shareState>;

const sharedFields = {
  screen: z.enum(screens),
  title: z.string(),
  language: z.enum(Object.keys(planLanguages) as [PlanLanguage, ...PlanLanguage[]]),
  messages: z.array(messageSchema),
  expiresAt: z.string(),
};
const sharedChat = z.discriminatedUnion('withHealth', [
  z.object({ ...sharedFields, withHealth: z.literal(true), plan: z.nullable(planVersionSchema) }),
  z.object({ ...sharedFields, withHealth: z.literal(false), plan: z.nullable(healthlessVersionSchema) }),
]);
export type SharedChat = z.infer<typeof sharedChat>;

export const getShare = defineCall({
  ...mine,
  name: 'getShare',
  summary: 'Whether a conversation of mine has a link, and what it shows.',
  method: 'GET',
  path: '/api/assist/chats/{id}/share',
  encoding: 'query',
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1), response: shareState }),
  refusals: ofChat,
});

export const previewShare = defineCall({
  ...mine,
  name: 'previewShare',
  summary: 'Exactly what a link would show.',
  method: 'POST',
  path: '/api/assist/chats/{id}/share/preview',
  encoding: 'json',
  fields: z.object({ id: identifier, withHealth: z._default(z.boolean(), false) }),
  answer: z.object({ status: z.literal(1), response: sharedChat }),
  refusals: ofChat,
});

export const shareChat = defineCall({
  ...mine,
  name: 'shareChat',
  summary: 'Makes a new link to the conversation as it is now, shown this once; the one before ends. Health details only where chosen.',
  method: 'POST',
  path: '/api/assist/chats/{id}/share',
  encoding: 'json',
  fields: z.object({
    id: identifier,
    withHealth: z._default(z.boolean(), false),
    days: z._default(
      z.number('For how many days?').check(z.int(), z.gte(1, 'At least one day.'), z.lte(limits.shareDaysMaximum, 'At most a year.')),
      30,
    ),
  }),
  answer: z.object({ status: z.literal(1), response: shareState, address: z.string() }),
  refusals: ofChat,
});

export const unshareChat = defineCall({
  ...mine,
  name: 'unshareChat',
  summary: 'Ends the link.',
  method: 'DELETE',
  path: '/api/assist/chats/{id}/share',
  encoding: 'query',
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1), response: shareState }),
  refusals: ofChat,
});

export const getSharedChat = defineCall({
  name: 'getSharedChat',
  summary: 'What the page /share/chat/{id} shows to whoever has the link.',
  service: 'ai',
  method: 'GET',
  path: '/api/share/chat/{token}',
  encoding: 'query',
  fields: z.object({ token }),
  answer: z.object({ status: z.literal(1), response: sharedChat }),
  refusals: { noSuchShare: 404 },
});

export const copySharedChat = defineCall({
  ...mine,
  name: 'copySharedChat',
  summary: "Makes a conversation of my own from a shared one, to go on with. Nothing of it reaches the other's.",
  method: 'POST',
  path: '/api/share/chat/{token}/copy',
  encoding: 'json',
  fields: z.object({ token }),
  answer: z.object({ status: z.literal(1), id: z.string(), screen: z.enum(screens) }),
  refusals: { noSuchShare: 404, planOfAdult: 403 },
});
