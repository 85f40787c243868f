import type { ConversationKind } from '../../contract/team-chat.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';

/** A conversation as far as every call on it needs it. */
export type FoundConversation = {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly lastSeq: number;
  readonly lastChange: number;
};
type Asked = { readonly teamId: string; readonly conversationId: string; readonly userId: string };
type Values = [teamId: string, conversationId: string, userId: string];

const columns =
  'conversation.id, conversation.kind, conversation.last_seq::int as "lastSeq", conversation.last_change::int as "lastChange"';
const isReader = `exists (select from conversation_people person
  where person.team_id = $1 and person.conversation_id = $2 and person.user_id = $3)`;
// A conversation about an event that was deleted is gone with it, and back if it is restored.
const isOpen = `(conversation.event_id is null
  or exists (select from live_events event where event.team_id = $1 and event.id = conversation.event_id))`;
const found = `from conversations conversation
  where conversation.team_id = $1 and conversation.id = $2 and ${isOpen} and ${isReader}`;

const find = prepared('conversation-find', sql<FoundConversation, Values>`select ${columns} ${found}`);
const findLocked = prepared(
  'conversation-lock',
  sql<FoundConversation, Values>`select ${columns} ${found} for no key update of conversation`,
);

/** A conversation that this user reads. Refuses `noSuchConversation`, whether it does not exist or is not theirs. */
export async function findConversation(db: Queryable, { teamId, conversationId, userId }: Asked): Promise<FoundConversation> {
  const { rows } = await query(db, find, [teamId, conversationId, userId]);
  if (!rows[0]) throw new Refusal('noSuchConversation');
  return rows[0];
}

/**
 * The same, locked until the transaction ends: the numbers of messages and changes are given one after the other. Refuses
 * `noSuchConversation`.
 */
export async function lockConversation(db: Queryable, { teamId, conversationId, userId }: Asked): Promise<FoundConversation> {
  const { rows } = await query(db, findLocked, [teamId, conversationId, userId]);
  if (!rows[0]) throw new Refusal('noSuchConversation');
  return rows[0];
}
