import type { Answer, Call, CheckedFields } from '../../contract/call.ts';
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
import { route, type RateLimit, type Route, type Viewer } from '../http/route.ts';
import * as change from './change-message.ts';
import * as list from './list-conversations.ts';
import * as read from './read-messages.ts';
import * as state from './read-state.ts';
import * as send from './send-message.ts';
import * as start from './start-conversation.ts';

/** A person types less than one message a second; a device that was offline sends what it kept at once. */
const messages: RateLimit = { points: 300, windowSeconds: 300 };
const changes: RateLimit = { points: 600, windowSeconds: 600 };
const states: RateLimit = { points: 1_200, windowSeconds: 600 };
const starts: RateLimit = { points: 60, windowSeconds: 600 };

type SignedInCall = Call & { needsSession: true };

/** A call that is counted by its person: a whole club may write through the network of one ground. */
function counted<C extends SignedInCall>(
  app: AppContext,
  call: C,
  limit: RateLimit,
  work: (app: AppContext, fields: CheckedFields<C>, viewer: Viewer) => Promise<Answer<C>>,
): Route {
  return route<SignedInCall>(call, async (fields, { viewer }) => {
    await app.limits.count(call.name, viewer.userId, limit);
    return work(app, fields as CheckedFields<C>, viewer);
  });
}

export const teamChatRoutes = (app: AppContext) => [
  route(listMyConversations, (_fields, { viewer }) => list.listMyConversations(app, viewer)),
  route(listConversations, (fields, { viewer }) => list.listConversations(app, fields, viewer)),
  route(readMessages, (fields, { viewer }) => read.readMessages(app, fields, viewer)),
  route(readMessageChanges, (fields, { viewer }) => read.readMessageChanges(app, fields, viewer)),
  route(listSeenBy, (fields, { viewer }) => read.listSeenBy(app, fields, viewer)),
  route(listChatPeople, (fields, { viewer }) => start.listChatPeople(app, fields, viewer)),
  counted(app, sendMessage, messages, send.sendMessage),
  counted(app, editMessage, changes, change.editMessage),
  counted(app, deleteMessage, changes, change.deleteMessage),
  counted(app, reactToMessage, changes, change.reactToMessage),
  counted(app, pinMessage, changes, change.pinMessage),
  counted(app, startConversation, starts, start.startConversation),
  counted(app, openEventConversation, changes, start.openEventConversation),
  counted(app, markConversationRead, states, state.markConversationRead),
  counted(app, keepConversation, changes, state.keepConversation),
  counted(app, saveDraft, states, state.saveDraft),
];
