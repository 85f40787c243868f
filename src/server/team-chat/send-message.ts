import type pg from 'pg';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import { mentionPattern, type sendMessage as call } from '../../contract/team-chat.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam } from '../teams/index.ts';
import { safetyProblem } from './child-safety.ts';
import { lockConversation, type FoundConversation } from './find-conversation.ts';
import { presentMessage } from './message-row.ts';
import { publishMessage } from './publish-message.ts';
import { readMessage } from './read-messages.ts';
import { peopleOfConversation, type PersonRow } from './read-people.ts';

const findSent = prepared(
  'message-sent',
  sql<{ conversationId: string; seq: number }, [teamId: string, userId: string, clientId: string]>`
  select conversation_id as "conversationId", seq::int as seq from messages where team_id = $1 and sender_id = $2 and client_id = $3`,
);

// What somebody sends they have read, and everything before it.
const insert = prepared(
  'message-insert',
  sql<
    { seq: number },
    [teamId: string, conversationId: string, userId: string, clientId: string, text: string, replyTo: number | null, now: Date]
  >`
  with numbered as (
    update conversations set last_seq = last_seq + 1, last_change = last_change + 1, last_at = $7 where team_id = $1 and id = $2
    returning last_seq, last_change),
  sent as (
    insert into messages (team_id, conversation_id, seq, change, sender_id, client_id, text, reply_to_seq, sent_at)
    select $1, $2, last_seq, last_change, $3, $4, $5, $6, $7 from numbered returning seq),
  own as (
    insert into conversation_reads as reading (team_id, conversation_id, user_id, last_read_seq, draft)
    select $1, $2, $3, seq, '' from sent
    on conflict (team_id, conversation_id, user_id)
      do update set last_read_seq = greatest(reading.last_read_seq, excluded.last_read_seq), draft = '')
  select seq::int as seq from sent`,
);

const addMentions = sql<never, [teamId: string, conversationId: string, seq: number, userIds: readonly string[]]>`
  insert into message_mentions (team_id, conversation_id, seq, user_id)
  select $1, $2, $3, mentioned from unnest($4::uuid[]) as mentioned on conflict do nothing`;
const removeMentions = sql<never, [teamId: string, conversationId: string, seq: number]>`
  delete from message_mentions where team_id = $1 and conversation_id = $2 and seq = $3`;

/** The readers whom a text mentions by their account; a mention of everybody stands in the text alone. */
function mentionedIn(text: string, people: readonly PersonRow[]): string[] {
  const named = new Set([...text.matchAll(mentionPattern)].map(([, id]) => id));
  return people.map(({ userId }) => userId).filter((userId) => named.has(userId));
}

type About = { readonly teamId: string; readonly conversation: FoundConversation; readonly people: readonly PersonRow[] };

/** Stores whom a message mentions, in place of whom it mentioned before. */
export async function keepMentions(db: Queryable, { teamId, conversation, people }: About, seq: number, text: string): Promise<void> {
  await query(db, removeMentions, [teamId, conversation.id, seq]);
  const mentioned = mentionedIn(text, people);
  if (mentioned.length > 0) await query(db, addMentions, [teamId, conversation.id, seq, mentioned]);
}

/** Everybody who reads the conversation. Refuses `chatNeedsAnotherAdult` and `chatNeedsGuardian` where nobody may write at present. */
export async function requireSafe(
  db: Queryable,
  teamId: string,
  { id, kind }: Pick<FoundConversation, 'id' | 'kind'>,
): Promise<PersonRow[]> {
  const people = await peopleOfConversation(db, teamId, id);
  const problem = safetyProblem(kind, people);
  if (problem === 'chatNeedsGuardian') throw new Refusal('chatNeedsGuardian');
  if (problem) throw new Refusal('chatNeedsAnotherAdult');
  return people;
}

async function requireReply(db: Queryable, { teamId, conversation }: Pick<About, 'teamId' | 'conversation'>, seq: number): Promise<void> {
  const answered = seq <= conversation.lastSeq ? await readMessage(db, teamId, conversation.id, seq) : undefined;
  if (!answered) throw new Refusal('noSuchMessage');
}

/** Stores a message, or finds it where this device has sent it before. */
async function store(client: pg.PoolClient, fields: CheckedFields<typeof call>, viewer: Viewer): Promise<number> {
  const { team_id: teamId, conversation_id: conversationId, client_id: clientId, text, reply_to_seq: replyTo = null } = fields;
  const conversation = await lockConversation(client, { teamId, conversationId, userId: viewer.userId });
  const [sent] = (await query(client, findSent, [teamId, viewer.userId, clientId])).rows;
  if (sent?.conversationId === conversationId) return sent.seq;
  if (sent) throw new Refusal('noSuchConversation');
  const people = await requireSafe(client, teamId, conversation);
  if (replyTo !== null) await requireReply(client, { teamId, conversation }, replyTo);
  const [stored] = (await query(client, insert, [teamId, conversationId, viewer.userId, clientId, text, replyTo, new Date()])).rows;
  if (!stored) throw new Refusal('noSuchConversation');
  await keepMentions(client, { teamId, conversation, people }, stored.seq, text);
  await publishMessage(client, { teamId, conversation, seq: stored.seq, readers: people, actorId: viewer.userId });
  return stored.seq;
}

/**
 * Sends a message, once for each `client_id`. Refuses `noSuchTeam`, `notYours`, `noSuchConversation`, `noSuchMessage` for what it answers,
 * `sessionExpired` for a message of another account, and what `requireSafe` refuses.
 */
export async function sendMessage(app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer): Promise<Answer<typeof call>> {
  if (fields.user_id !== undefined && fields.user_id !== viewer.userId) throw new Refusal('sessionExpired');
  return inTeam(app, { teamId: fields.team_id, viewer, permission: 'readChat' }, async (client) => {
    const seq = await store(client, fields, viewer);
    const row = await readMessage(client, fields.team_id, fields.conversation_id, seq);
    if (!row) throw new Refusal('noSuchMessage');
    return { status: 1 as const, response: presentMessage(row) };
  });
}
