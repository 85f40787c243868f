import type { Answer, CheckedFields } from '../../contract/call.ts';
import { chatLimits } from '../../contract/chat-limits.ts';
import type {
  ChatPerson,
  Conversation,
  ConversationKind,
  listConversations as call,
  listMyConversations as mineCall,
} from '../../contract/team-chat.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { nameInTeam } from './message-row.ts';

type Row = {
  id: string;
  teamId: string;
  teamName: string;
  kind: ConversationKind;
  eventId: string | null;
  eventTitle: string | null;
  eventStartsAt: Date | null;
  eventTimeZone: string | null;
  people: ChatPerson[];
  lastSeq: number;
  lastText: string | null;
  lastSenderId: string | null;
  lastSenderName: string | null;
  lastSentAt: Date | null;
  lastDeletedAt: Date | null;
  lastReadSeq: number;
  unread: number;
  isMuted: boolean;
  isArchived: boolean;
  draft: string;
};

const shownLength = 140;
/** The number of unread messages of others since the reader $2 belongs to the team, of a conversation `conversation` that they read as `me`. */
const unreadOf = (lastRead: string): string => `(select count(*)::int from (
    select from messages unread where unread.team_id = $1 and unread.conversation_id = conversation.id and unread.seq > ${lastRead}
      and unread.sender_id is distinct from $2 and ${isLive('unread')} and unread.sent_at >= me.since limit ${chatLimits.unreadMessages}) as capped)`;

const select = `
  select conversation.id, conversation.team_id as "teamId", team.name as "teamName", conversation.kind,
    event.id as "eventId", event.title as "eventTitle", event.starts_at as "eventStartsAt", event.time_zone as "eventTimeZone",
    case when conversation.kind = 'people' then coalesce((select jsonb_agg(jsonb_build_object('user_id', person.user_id, 'name', person.name,
        'is_staff', person.is_staff, 'is_me', false) order by person.name, person.user_id)
      from conversation_people person where person.team_id = $1 and person.conversation_id = conversation.id and person.user_id <> $2), '[]')
      else '[]' end as people,
    conversation.last_seq::int as "lastSeq", left(last.text, ${shownLength}) as "lastText", last.sender_id as "lastSenderId",
    ${nameInTeam('last.sender_id')} as "lastSenderName", last.sent_at as "lastSentAt", last.deleted_at as "lastDeletedAt",
    coalesce(reading.last_read_seq, 0)::int as "lastReadSeq", ${unreadOf('coalesce(reading.last_read_seq, 0)')} as unread,
    coalesce(reading.is_muted, false) as "isMuted", coalesce(reading.is_archived, false) as "isArchived", coalesce(reading.draft, '') as draft
  from conversations conversation
  join live_teams team on team.id = $1
  join conversation_people me on me.team_id = $1 and me.conversation_id = conversation.id and me.user_id = $2
  left join live_events event on event.team_id = $1 and event.id = conversation.event_id
  left join messages last on last.team_id = $1 and last.conversation_id = conversation.id and last.seq = conversation.last_seq
  left join conversation_reads reading on reading.team_id = $1 and reading.conversation_id = conversation.id and reading.user_id = $2
  where conversation.team_id = $1 and (conversation.event_id is null or event.id is not null)`;

const readAll = prepared(
  'conversations',
  sql<Row, [teamId: string, userId: string]>`${select} and (conversation.kind <> 'event' or conversation.last_seq > 0)
  order by conversation.last_at desc nulls last, array_position(array['team', 'staff', 'people', 'event'], conversation.kind), conversation.id`,
);
const readOne = prepared(
  'conversation',
  sql<Row, [teamId: string, userId: string, conversationId: string]>`${select} and conversation.id = $3`,
);

// A team has these two from the beginning; they are written when somebody first looks.
const addLasting = sql<never, [teamId: string, ofTeam: string, ofStaff: string]>`
  insert into conversations (team_id, id, kind) values ($1, $2, 'team'), ($1, $3, 'staff') on conflict do nothing`;
const hasLasting = prepared(
  'conversations-lasting',
  sql<never, [teamId: string]>`select from conversations where team_id = $1 and kind in ('team', 'staff')`,
);

function presentEvent({ eventId, eventTitle, eventStartsAt, eventTimeZone }: Row): Conversation['event'] {
  if (eventId === null || eventStartsAt === null) return null;
  return { id: eventId, title: eventTitle ?? '', starts_at: eventStartsAt.toISOString(), time_zone: eventTimeZone ?? 'UTC' };
}

function presentLast({ lastSeq, lastSenderId, lastSenderName, lastText, lastSentAt, lastDeletedAt }: Row): Conversation['last_message'] {
  if (lastSentAt === null) return null;
  return {
    seq: lastSeq,
    sender: lastSenderId === null ? null : { user_id: lastSenderId, name: lastSenderName ?? '' },
    text: lastText ?? '',
    sent_at: lastSentAt.toISOString(),
    is_deleted: lastDeletedAt !== null,
  };
}

const present = (row: Row): Conversation => ({
  id: row.id,
  team_id: row.teamId,
  team_name: row.teamName,
  kind: row.kind,
  event: presentEvent(row),
  people: row.people,
  last_message: presentLast(row),
  last_seq: row.lastSeq,
  last_read_seq: row.lastReadSeq,
  unread: row.unread,
  is_muted: row.isMuted,
  is_archived: row.isArchived,
  draft: row.draft,
});

type Asked = { readonly teamId: string; readonly conversationId: string; readonly userId: string };

/** A conversation as its reader sees it. Refuses `noSuchConversation`. */
export async function readConversation(db: Queryable, { teamId, conversationId, userId }: Asked): Promise<Conversation> {
  const { rows } = await query(db, readOne, [teamId, userId, conversationId]);
  if (!rows[0]) throw new Refusal('noSuchConversation');
  return present(rows[0]);
}

async function conversationsIn(db: Queryable, teamId: string, userId: string): Promise<Conversation[]> {
  if ((await query(db, hasLasting, [teamId])).rowCount !== 2) await query(db, addLasting, [teamId, newId(), newId()]);
  return (await query(db, readAll, [teamId, userId])).rows.map(present);
}

/** The reader's conversations in a team. Refuses `noSuchTeam` and `notYours`. */
export async function listConversations(
  { database: { pool } }: AppContext,
  { team_id: teamId }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Answer<typeof call>> {
  await requireAccess(pool, teamId, viewer.userId, 'readChat');
  return { status: 1, response: await conversationsIn(pool, teamId, viewer.userId) };
}

const readTeams = sql<{ teamId: string }, [userId: string]>`
  select distinct viewer.team_id as "teamId" from team_viewers viewer join live_teams team on team.id = viewer.team_id where viewer.user_id = $1`;

/** The reader's conversations in all their teams, the latest first. */
export async function listMyConversations({ database: { pool } }: AppContext, viewer: Viewer): Promise<Answer<typeof mineCall>> {
  const { rows } = await query(pool, readTeams, [viewer.userId]);
  const all: Conversation[] = [];
  // One team after the other: one reader must not take every connection.
  for (const { teamId } of rows) all.push(...(await conversationsIn(pool, teamId, viewer.userId)));
  const at = ({ last_message: last }: Conversation) => last?.sent_at ?? '';
  return { status: 1, response: all.toSorted((one, other) => at(other).localeCompare(at(one))) };
}
