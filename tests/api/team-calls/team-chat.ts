import { randomUUID } from 'node:crypto';
import * as chat from '../../../src/contract/team-chat.ts';
import { inTeam, team, type TeamCall, type TeamFields } from '../../builders/team-call.ts';
import type { Team } from '../../builders/team.ts';

/** For calls on a conversation that does not exist. */
const noConversation =
  (more: TeamFields = {}) =>
  ({ teamId }: Team): TeamFields => ({ team_id: teamId, conversation_id: randomUUID(), ...more });

export const teamCalls: readonly TeamCall[] = [
  [chat.listConversations, 'readChat', team],
  [chat.readMessages, 'readChat', noConversation()],
  [chat.readMessageChanges, 'readChat', noConversation({ change: 0 })],
  [chat.listSeenBy, 'readChat', noConversation({ seq: 1 })],
  [chat.sendMessage, 'readChat', noConversation({ client_id: randomUUID(), text: 'Hello' })],
  [chat.editMessage, 'readChat', noConversation({ seq: 1, text: 'Hello' })],
  [chat.deleteMessage, 'readChat', noConversation({ seq: 1 })],
  [chat.reactToMessage, 'readChat', noConversation({ seq: 1, emoji: '👍', is_on: true })],
  [chat.pinMessage, 'readChat', noConversation({ seq: 1, is_on: true })],
  [chat.listChatPeople, 'readChat', team],
  [chat.startConversation, 'readChat', inTeam({ user_ids: [randomUUID()] })],
  [chat.openEventConversation, 'readChat', inTeam({ event_id: randomUUID() })],
  [chat.markConversationRead, 'readChat', noConversation({ seq: 1 })],
  [chat.keepConversation, 'readChat', noConversation({ is_muted: true })],
  [chat.saveDraft, 'readChat', noConversation({ text: 'Hello' })],
];
