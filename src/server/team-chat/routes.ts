import {
  deleteMessage,
  editMessage,
  keepConversation,
  listChatPeople,
  listConversations,
  listMyConversations,
  listSeenBy,
  markConversationRead,
  openEventConversation,
  pinMessage,
  reactToMessage,
  readMessageChanges,
  readMessages,
  saveDraft,
  sendMessage,
  startConversation,
} from '../../contract/team-chat.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import * as change from './change-message.ts';
import * as list from './list-conversations.ts';
import * as read from './read-messages.ts';
import * as state from './read-state.ts';
import * as send from './send-message.ts';
import * as start from './start-conversation.ts';

/** A person types less than one message a second; a device that was offline sends what it kept at once. */
const messages = { limit: { points: 300, windowSeconds: 300 } };
const changes = { limit: { points: 600, windowSeconds: 600 } };
const states = { limit: { points: 1200, windowSeconds: 600 } };
const starts = { limit: { points: 60, windowSeconds: 600 } };

export const teamChatRoutes = (app: AppContext) => [
  route(listMyConversations, (_fields, { viewer }) => list.listMyConversations(app, viewer)),
  route(listConversations, (fields, { viewer }) => list.listConversations(app, fields, viewer)),
  route(readMessages, (fields, { viewer }) => read.readMessages(app, fields, viewer)),
  route(readMessageChanges, (fields, { viewer }) => read.readMessageChanges(app, fields, viewer)),
  route(listSeenBy, (fields, { viewer }) => read.listSeenBy(app, fields, viewer)),
  route(sendMessage, (fields, { viewer }) => send.sendMessage(app, fields, viewer), messages),
  route(editMessage, (fields, { viewer }) => change.editMessage(app, fields, viewer), changes),
  route(deleteMessage, (fields, { viewer }) => change.deleteMessage(app, fields, viewer), changes),
  route(reactToMessage, (fields, { viewer }) => change.reactToMessage(app, fields, viewer), changes),
  route(pinMessage, (fields, { viewer }) => change.pinMessage(app, fields, viewer), changes),
  route(listChatPeople, (fields, { viewer }) => start.listChatPeople(app, fields, viewer)),
  route(startConversation, (fields, { viewer }) => start.startConversation(app, fields, viewer), starts),
  route(openEventConversation, (fields, { viewer }) => start.openEventConversation(app, fields, viewer), changes),
  route(markConversationRead, (fields, { viewer }) => state.markConversationRead(app, fields, viewer), states),
  route(keepConversation, (fields, { viewer }) => state.keepConversation(app, fields, viewer), changes),
  route(saveDraft, (fields, { viewer }) => state.saveDraft(app, fields, viewer), states),
];
