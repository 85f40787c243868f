import type { ChatMessage } from '../../contract/team-chat.ts';

type Author = { user_id: string; name: string };

export type MessageRow = {
  seq: number;
  change: number;
  clientId: string;
  senderId: string | null;
  senderName: string | null;
  text: string;
  replySeq: number | null;
  replyName: string | null;
  replyText: string | null;
  mentions: Author[];
  sentAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  pinnedAt: Date | null;
  reactions: { emoji: string; people: Author[] }[];
};

/** The beginning of a text that an answer to it shows. */
const quotedLength = 200;

/**
 * The name of an account in the team $1: that of its roster row, also of a removed one, otherwise its own, as of a guardian. Null for a
 * deleted account.
 */
export const nameInTeam = (account: string): string => `coalesce(
  (select trim(named.first_name || ' ' || named.last_name) from team_members named
    where named.team_id = $1 and named.user_id = ${account} order by named.removed_at is not null, named.joined_at desc limit 1),
  (select account.full_name from users account where account.id = ${account}))`;

const author = (account: string) => `jsonb_build_object('user_id', ${account}, 'name', ${nameInTeam(account)})`;

/** The columns of a `MessageRow`, for messages `message` of the team $1 that are joined by `withReply`. */
export const messageColumns = `message.seq::int as seq, message.change::int as change, message.client_id as "clientId",
  message.sender_id as "senderId", ${nameInTeam('message.sender_id')} as "senderName", message.text,
  answered.seq::int as "replySeq", ${nameInTeam('answered.sender_id')} as "replyName", left(answered.text, ${quotedLength}) as "replyText",
  coalesce((select jsonb_agg(${author('mention.user_id')}) from message_mentions mention
    where mention.team_id = $1 and mention.conversation_id = message.conversation_id and mention.seq = message.seq), '[]') as mentions,
  message.sent_at as "sentAt", message.edited_at as "editedAt", message.deleted_at as "deletedAt", message.pinned_at as "pinnedAt",
  coalesce((select jsonb_agg(jsonb_build_object('emoji', given.emoji, 'people', given.people) order by given.first_at, given.emoji)
    from (select reaction.emoji, min(reaction.at) as first_at, jsonb_agg(${author('reaction.user_id')} order by reaction.at) as people
      from message_reactions reaction
      where reaction.team_id = $1 and reaction.conversation_id = message.conversation_id and reaction.seq = message.seq
      group by reaction.emoji) given), '[]') as reactions`;

export const withReply = `left join messages answered on answered.team_id = $1 and answered.conversation_id = message.conversation_id
  and answered.seq = message.reply_to_seq`;

/** A message as every reader of its conversation gets it: nothing in it depends on who reads. */
export const presentMessage = (row: MessageRow): ChatMessage => ({
  seq: row.seq,
  change: row.change,
  client_id: row.clientId,
  sender: row.senderId === null ? null : { user_id: row.senderId, name: row.senderName ?? '' },
  text: row.text,
  reply_to: row.replySeq === null ? null : { seq: row.replySeq, name: row.replyName, text: row.replyText ?? '' },
  mentions: row.mentions,
  sent_at: row.sentAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  is_deleted: row.deletedAt !== null,
  is_pinned: row.pinnedAt !== null,
  reactions: row.reactions,
});
