import type { ExportSection } from '../http/personal-data.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';

const readMessagesOf = sql<Record<string, unknown>, [userId: string]>`
  select team.name as team, conversation.kind as conversation, message.text, message.sent_at, message.edited_at
  from messages message
  join conversations conversation on conversation.team_id = message.team_id and conversation.id = message.conversation_id
  join teams team on team.id = message.team_id
  where message.sender_id = $1 and ${isLive('message')} order by message.sent_at`;
const readReactionsOf = sql<Record<string, unknown>, [userId: string]>`
  select team.name as team, reaction.emoji, reaction.at from message_reactions reaction join teams team on team.id = reaction.team_id
  where reaction.user_id = $1 order by reaction.at`;
const readReadsOf = sql<Record<string, unknown>, [userId: string]>`
  select team.name as team, conversation.kind as conversation, reading.last_read_seq::int as last_read, reading.is_muted, reading.is_archived, reading.draft
  from conversation_reads reading
  join conversations conversation on conversation.team_id = reading.team_id and conversation.id = reading.conversation_id
  join teams team on team.id = reading.team_id
  where reading.user_id = $1 order by team.name, conversation.id`;
const readParticipationsOf = sql<Record<string, unknown>, [userId: string]>`
  select team.name as team, participant.added_at from conversation_participants participant join teams team on team.id = participant.team_id
  where participant.user_id = $1 order by participant.added_at`;

/** What somebody wrote in the conversations of their teams, and how they keep these, for the export of their data. */
export async function exportMessages(db: Queryable, userId: string): Promise<Record<string, ExportSection>> {
  const values: [string] = [userId];
  return {
    messages: (await query(db, readMessagesOf, values)).rows,
    messageReactions: (await query(db, readReactionsOf, values)).rows,
    conversations: (await query(db, readReadsOf, values)).rows,
    privateConversations: (await query(db, readParticipationsOf, values)).rows,
  };
}

// In the order of ids, as two people of the same conversations may delete their accounts at the same time.
const findPrivate = sql<{ teamId: string; conversationId: string }, [userId: string]>`
  select team_id as "teamId", conversation_id as "conversationId" from conversation_participants where user_id = $1
  order by team_id, conversation_id`;
const emptyPrivate = sql<never, [teamId: string, conversationId: string, userId: string, now: Date]>`
  with own as (
    update conversations set people_key = null, last_change = last_change + 1 where team_id = $1 and id = $2 returning last_change)
  update messages set text = '', deleted_at = coalesce(deleted_at, $4), pinned_at = null, change = (select last_change from own)
  where team_id = $1 and conversation_id = $2 and sender_id = $3`;

/**
 * Empties what a user wrote in private conversations, when their account is deleted. In the conversations of a team their messages stay, so
 * that others can read what was said, and name nobody any more (decision 0032).
 */
export async function erasePrivateMessages(db: Queryable, userId: string): Promise<void> {
  const { rows } = await query(db, findPrivate, [userId]);
  for (const { teamId, conversationId } of rows) await query(db, emptyPrivate, [teamId, conversationId, userId, new Date()]);
}
