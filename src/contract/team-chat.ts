import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { chatLimits } from './chat-limits.ts';
import { limits } from './limits.ts';
import { identifier, optionalText, requiredText } from './shapes.ts';
import { ofEvent, ofTeam } from './shared-fields.ts';

/** Of the whole team, of its staff, about one event, or between some people of the team. */
export const conversationKinds = ['team', 'staff', 'event', 'people'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** Mentions everybody in a conversation; a person is mentioned by `mentionOf` their account. */
export const mentionOfEverybody = '<@everybody>';
export const mentionOf = (userId: string): string => `<@${userId}>`;
/** A mention in a text: its first group is 'everybody' or the id of an account. */
export const mentionPattern = /<@(everybody|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})>/g;

const personSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  is_staff: z.boolean(),
  is_me: z.boolean(),
});
export type ChatPerson = z.infer<typeof personSchema>;

/** Somebody who wrote, or is named in, a message. */
const authorSchema = z.object({ user_id: z.string(), name: z.string() });

export const messageSchema = z.object({
  /** The number in its conversation: messages are in this order, without gaps. */
  seq: z.number(),
  /** The change of the conversation that made it what it is. Of two versions of a message the one with the larger number is newer. */
  change: z.number(),
  /** The id that the sender's device gave it. */
  client_id: z.string(),
  /** Null for somebody who has deleted their account. */
  sender: z.nullable(authorSchema),
  /** As plain text; '' for a deleted one. */
  text: z.string(),
  /** The message that it answers, with the beginning of its text. */
  reply_to: z.nullable(z.object({ seq: z.number(), name: z.nullable(z.string()), text: z.string() })),
  mentions: z.array(authorSchema),
  sent_at: z.string(),
  edited_at: z.nullable(z.string()),
  is_deleted: z.boolean(),
  is_pinned: z.boolean(),
  reactions: z.array(z.object({ emoji: z.string(), people: z.array(authorSchema) })),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const conversationSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  team_name: z.string(),
  kind: z.enum(conversationKinds),
  event: z.nullable(z.object({ id: z.string(), title: z.string(), starts_at: z.string(), time_zone: z.string() })),
  /** The others in a private conversation, guardians included. */
  people: z.array(personSchema),
  last_message: z.nullable(
    z.object({ seq: z.number(), sender: z.nullable(authorSchema), text: z.string(), sent_at: z.string(), is_deleted: z.boolean() }),
  ),
  last_seq: z.number(),
  last_read_seq: z.number(),
  /** Messages of others that the reader has not read; at most `chatLimits.unreadMessages`. */
  unread: z.number(),
  is_muted: z.boolean(),
  is_archived: z.boolean(),
  /** What the reader has typed and not sent. */
  draft: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;

const ofConversation = { ...ofTeam, conversation_id: identifier };
const seqOf = (missing: string) => z.number(missing).check(z.int('A whole number, please.'), z.gte(0), z.lte(limits.numberMaximum));
const ofMessage = { ...ofConversation, seq: seqOf('Please name a message.').check(z.gte(1)) };
const text = requiredText(chatLimits.messageLength, 'Please write something.');
const isEmoji = (value: string): boolean => /^\p{RGI_Emoji}$/v.test(value);

const teamRefusals = { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 } as const;
const refusals = { ...teamRefusals, noSuchConversation: 404 } as const;
/** Why nobody may send in a conversation at present: a minor would be alone with one adult. */
const unsafe = { chatNeedsAnotherAdult: 409, chatNeedsGuardian: 409 } as const;
const messageRefusals = { ...refusals, noSuchMessage: 404 } as const;

const asked = { service: 'organisation', method: 'GET', encoding: 'query', needsSession: true } as const;
const posted = { service: 'organisation', method: 'POST', encoding: 'json', needsSession: true } as const;
const oneMessage = z.object({ status: z.literal(1), response: messageSchema });
const oneConversation = z.object({ status: z.literal(1), response: conversationSchema });

export const listMyConversations = defineCall({
  ...asked,
  name: 'listMyConversations',
  summary: 'The conversations of the reader in all their teams, the latest first.',
  path: '/api/team-chats',
  fields: z.object({}),
  answer: z.object({ status: z.literal(1), response: z.array(conversationSchema) }),
  refusals: {},
});

export const listConversations = defineCall({
  ...asked,
  name: 'listConversations',
  summary: 'The conversations of the reader in a team, the latest first. Squad and guardians only.',
  path: '/api/team-chats/{team_id}',
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(conversationSchema) }),
  refusals: teamRefusals,
});

export const readMessages = defineCall({
  ...asked,
  name: 'readMessages',
  summary:
    'A page of the messages of a conversation, oldest first: around the first unread one, or those before or after a number. Its readers only.',
  path: '/api/team-chats/chats/{conversation_id}',
  fields: z.object({
    ...ofConversation,
    before_seq: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.numberMaximum))),
    after_seq: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(limits.numberMaximum))),
  }),
  answer: z.object({
    status: z.literal(1),
    response: z.array(messageSchema),
    has_before: z.boolean(),
    has_after: z.boolean(),
    /** Up to here all changes of the conversation are in what was read. */
    last_change: z.number(),
    conversation: conversationSchema,
    /** Everybody who reads it; empty on further pages. */
    people: z.array(personSchema),
    /** Why nothing can be sent at present, as the text of the refusal. */
    closed_because: z.nullable(z.string()),
  }),
  refusals,
});

export const readMessageChanges = defineCall({
  ...asked,
  name: 'readMessageChanges',
  summary: 'The messages of a conversation that are new or changed since a change, for a page that was offline. Its readers only.',
  path: '/api/team-chats/changes/{conversation_id}',
  fields: z.object({ ...ofConversation, change: z.coerce.number().check(z.int(), z.gte(0), z.lte(limits.numberMaximum)) }),
  answer: z.object({
    status: z.literal(1),
    /** Empty if there are too many: the page then begins anew. */
    response: z.array(messageSchema),
    last_change: z.number(),
    is_complete: z.boolean(),
  }),
  refusals,
});

export const sendMessage = defineCall({
  ...posted,
  name: 'sendMessage',
  summary:
    'Sends a message. The same `client_id` sends it once, however often it is repeated. Refused while a minor would be alone with one adult.',
  path: '/api/team-chats/send/{conversation_id}',
  fields: z.object({
    ...ofConversation,
    client_id: identifier,
    text,
    reply_to_seq: z.optional(z.nullable(seqOf('Please name a message.'))),
    /** Who wrote it. Refused with `sessionExpired` if somebody else is signed in, as a message may be sent long after it was written. */
    user_id: z.optional(identifier),
  }),
  answer: oneMessage,
  refusals: { ...messageRefusals, ...unsafe },
});

export const editMessage = defineCall({
  ...posted,
  name: 'editMessage',
  summary: 'Changes the text of one’s own message, which is then marked as edited.',
  path: '/api/team-chats/edit/{conversation_id}',
  fields: z.object({ ...ofMessage, text }),
  answer: oneMessage,
  refusals: { ...messageRefusals, ...unsafe },
});

export const deleteMessage = defineCall({
  ...posted,
  name: 'deleteMessage',
  summary: 'Deletes one’s own message, or, as staff, one of a conversation of the team; a mark stays in its place.',
  path: '/api/team-chats/delete/{conversation_id}',
  fields: z.object(ofMessage),
  answer: oneMessage,
  refusals: messageRefusals,
});

export const reactToMessage = defineCall({
  ...posted,
  name: 'reactToMessage',
  summary: 'Adds the reader’s emoji to a message, or takes it back.',
  path: '/api/team-chats/react/{conversation_id}',
  fields: z.object({
    ...ofMessage,
    emoji: z.string('Please choose an emoji.').check(z.maxLength(40), z.refine(isEmoji, 'One emoji, please.')),
    is_on: z.boolean('Please say whether it is added.'),
  }),
  answer: oneMessage,
  refusals: { ...messageRefusals, tooManyReactions: 409 },
});

export const pinMessage = defineCall({
  ...posted,
  name: 'pinMessage',
  summary: 'Pins a message for everybody in the conversation, or unpins it: staff, and anybody in a private conversation.',
  path: '/api/team-chats/pin/{conversation_id}',
  fields: z.object({ ...ofMessage, is_on: z.boolean('Please say whether it is pinned.') }),
  answer: oneMessage,
  refusals: messageRefusals,
});

export const listChatPeople = defineCall({
  ...asked,
  name: 'listChatPeople',
  summary: 'The people of a team to whom the reader may write: the squad and guardians who have an account.',
  path: '/api/team-chats/people/{team_id}',
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(personSchema) }),
  refusals: teamRefusals,
});

export const startConversation = defineCall({
  ...posted,
  name: 'startConversation',
  summary: 'Begins a private conversation with people of a team, or finds the one they have. The guardians of a minor are in it.',
  path: '/api/team-chats/start/{team_id}',
  fields: z.object({
    ...ofTeam,
    user_ids: z
      .array(identifier, 'Please choose somebody.')
      .check(
        z.minLength(1, 'Please choose somebody.'),
        z.maxLength(chatLimits.conversationPeople, `At most ${chatLimits.conversationPeople} people.`),
      ),
  }),
  answer: oneConversation,
  refusals: { ...teamRefusals, noSuchMember: 404, ...unsafe },
});

export const openEventConversation = defineCall({
  ...posted,
  name: 'openEventConversation',
  summary: 'The conversation about an event, which is made when it is first asked for.',
  path: '/api/team-chats/event/{event_id}',
  fields: z.object(ofEvent),
  answer: oneConversation,
  refusals: { ...teamRefusals, noSuchEvent: 404 },
});

export const markConversationRead = defineCall({
  ...posted,
  name: 'markConversationRead',
  summary: 'Says up to which message the reader has read. It only grows.',
  path: '/api/team-chats/read/{conversation_id}',
  fields: z.object({ ...ofConversation, seq: seqOf('Please name a message.') }),
  answer: z.object({ status: z.literal(1), last_read_seq: z.number(), unread: z.number() }),
  refusals,
});

export const keepConversation = defineCall({
  ...posted,
  name: 'keepConversation',
  summary: 'Mutes or archives a conversation for the reader, or takes it back.',
  path: '/api/team-chats/settings/{conversation_id}',
  fields: z.object({ ...ofConversation, is_muted: z.optional(z.boolean()), is_archived: z.optional(z.boolean()) }),
  answer: oneConversation,
  refusals,
});

export const saveDraft = defineCall({
  ...posted,
  name: 'saveDraft',
  summary: 'Keeps what the reader has typed in a conversation, for their other devices.',
  path: '/api/team-chats/draft/{conversation_id}',
  fields: z.object({ ...ofConversation, text: optionalText(chatLimits.messageLength) }),
  answer: z.object({ status: z.literal(1) }),
  refusals,
});

export const listSeenBy = defineCall({
  ...asked,
  name: 'listSeenBy',
  summary: 'Who of a conversation has read a message. Its readers only.',
  path: '/api/team-chats/seen/{conversation_id}',
  fields: z.object({ ...ofConversation, seq: z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.numberMaximum)) }),
  answer: z.object({ status: z.literal(1), seen: z.array(authorSchema), unseen: z.array(authorSchema) }),
  refusals: messageRefusals,
});
