import type pg from 'pg';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import { chatLimits } from '../../contract/chat-limits.ts';
import type {
  deleteMessage as deleteCall,
  editMessage as editCall,
  pinMessage as pinCall,
  reactToMessage as reactCall,
} from '../../contract/team-chat.ts';
import { mayHere } from '../../contract/team-roles.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, type TeamAccess } from '../teams/index.ts';
import { lockConversation, type FoundConversation } from './find-conversation.ts';
import { presentMessage, type MessageRow } from './message-row.ts';
import { publishMessage } from './publish-message.ts';
import { readMessage } from './read-messages.ts';
import { peopleOfConversation, type PersonRow } from './read-people.ts';
import { keepMentions, requireSafe } from './send-message.ts';

type About = { team_id: string; conversation_id: string; seq: number };
type Asked = {
  client: pg.PoolClient;
  access: TeamAccess;
  conversation: FoundConversation;
  message: MessageRow;
  people: readonly PersonRow[];
};
type Values = [teamId: string, conversationId: string, seq: number];

const countChange = sql<never, Values>`
  with counted as (update conversations set last_change = last_change + 1 where team_id = $1 and id = $2 returning last_change)
  update messages set change = (select last_change from counted) where team_id = $1 and conversation_id = $2 and seq = $3`;

/**
 * Locks the conversation and changes one message of it, which is not deleted. `change` resolves to false where there is nothing to change:
 * then nothing is published. Refuses `noSuchTeam`, `notYours`, `noSuchConversation` and `noSuchMessage`.
 */
async function changeMessage(
  app: AppContext,
  { team_id: teamId, conversation_id: conversationId, seq }: About,
  viewer: Viewer,
  change: (asked: Asked) => Promise<boolean>,
): Promise<Answer<typeof editCall>> {
  return inTeam(app, { teamId, viewer, permission: 'readChat' }, async (client, access) => {
    const conversation = await lockConversation(client, { teamId, conversationId, userId: viewer.userId });
    const message = await readMessage(client, teamId, conversationId, seq);
    if (!message || message.deletedAt) throw new Refusal('noSuchMessage');
    const people = await peopleOfConversation(client, teamId, conversationId);
    if (await change({ client, access, conversation, message, people })) {
      await query(client, countChange, [teamId, conversationId, seq]);
      await publishMessage(client, { teamId, conversation, seq, readers: people, actorId: viewer.userId });
    }
    const after = await readMessage(client, teamId, conversationId, seq);
    if (!after) throw new Refusal('noSuchMessage');
    return { status: 1 as const, response: presentMessage(after) };
  });
}

const setText = sql<never, [...Values, text: string, now: Date]>`
  update messages set text = $4, edited_at = $5 where team_id = $1 and conversation_id = $2 and seq = $3`;

/** Changes the text of one's own message. Refuses as `sendMessage` does, and `notYours` for the message of somebody else. */
export const editMessage = (app: AppContext, fields: CheckedFields<typeof editCall>, viewer: Viewer) =>
  changeMessage(app, fields, viewer, async ({ client, conversation, message }) => {
    if (message.senderId !== viewer.userId) throw new Refusal('notYours');
    if (message.text === fields.text) return false;
    const { team_id: teamId, conversation_id: conversationId, seq, text } = fields;
    const people = await requireSafe(client, teamId, conversation);
    await query(client, setText, [teamId, conversationId, seq, text, new Date()]);
    await keepMentions(client, { teamId, conversation, people }, seq, text);
    return true;
  });

const empty = sql<never, [...Values, now: Date]>`
  update messages set text = '', deleted_at = $4, pinned_at = null where team_id = $1 and conversation_id = $2 and seq = $3`;
const forgetReactions = sql<never, Values>`delete from message_reactions where team_id = $1 and conversation_id = $2 and seq = $3`;
const forgetMentions = sql<never, Values>`delete from message_mentions where team_id = $1 and conversation_id = $2 and seq = $3`;

const keepsChat = (access: TeamAccess, { kind }: FoundConversation): boolean => kind !== 'people' && mayHere(access, 'keepChat');

/** Deletes the text of one's own message, or, as staff, of one in a conversation of the team. Refuses `notYours` otherwise. */
export const deleteMessage = (app: AppContext, fields: CheckedFields<typeof deleteCall>, viewer: Viewer) =>
  changeMessage(app, fields, viewer, async ({ client, access, conversation, message }) => {
    if (message.senderId !== viewer.userId && !keepsChat(access, conversation)) throw new Refusal('notYours');
    const key: Values = [fields.team_id, fields.conversation_id, fields.seq];
    await query(client, empty, [...key, new Date()]);
    await query(client, forgetReactions, key);
    await query(client, forgetMentions, key);
    return true;
  });

const setPinned = sql<never, [...Values, at: Date | null]>`
  update messages set pinned_at = $4 where team_id = $1 and conversation_id = $2 and seq = $3`;

/** Pins or unpins a message. Refuses `notYours` to whoever is no staff, except in a private conversation. */
export const pinMessage = (app: AppContext, fields: CheckedFields<typeof pinCall>, viewer: Viewer) =>
  changeMessage(app, fields, viewer, async ({ client, access, conversation, message }) => {
    if (conversation.kind !== 'people' && !keepsChat(access, conversation)) throw new Refusal('notYours');
    if ((message.pinnedAt !== null) === fields.is_on) return false;
    await query(client, setPinned, [fields.team_id, fields.conversation_id, fields.seq, fields.is_on ? new Date() : null]);
    return true;
  });

type Reaction = [...Values, userId: string, emoji: string];
const addReaction = sql<never, [...Reaction, now: Date]>`
  insert into message_reactions (team_id, conversation_id, seq, user_id, emoji, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;
const removeReaction = sql<never, Reaction>`
  delete from message_reactions where team_id = $1 and conversation_id = $2 and seq = $3 and user_id = $4 and emoji = $5`;

/** Adds or takes back the viewer's emoji. Refuses `tooManyReactions` for one more than a message can have. */
export const reactToMessage = (app: AppContext, fields: CheckedFields<typeof reactCall>, viewer: Viewer) =>
  changeMessage(app, fields, viewer, async ({ client, message }) => {
    const { team_id: teamId, conversation_id: conversationId, seq, emoji, is_on: isOn } = fields;
    const isNew = !message.reactions.some((given) => given.emoji === emoji);
    if (isOn && isNew && message.reactions.length >= chatLimits.reactionsOfAMessage) throw new Refusal('tooManyReactions');
    const reaction: Reaction = [teamId, conversationId, seq, viewer.userId, emoji];
    const { rowCount } = isOn ? await query(client, addReaction, [...reaction, new Date()]) : await query(client, removeReaction, reaction);
    return rowCount === 1;
  });
