import type { Answer, CheckedFields } from '../../contract/call.ts';
import { chatLimits } from '../../contract/chat-limits.ts';
import { refusalTexts } from '../../contract/messages.ts';
import type { listSeenBy as seenCall, readMessageChanges as changesCall, readMessages as call } from '../../contract/team-chat.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { safetyProblem } from './child-safety.ts';
import { findConversation } from './find-conversation.ts';
import { readConversation } from './list-conversations.ts';
import { messageColumns, nameInTeam, presentMessage, withReply, type MessageRow } from './message-row.ts';
import { peopleOfConversation, presentPerson } from './read-people.ts';

const ofConversation = `from messages message ${withReply} where message.team_id = $1 and message.conversation_id = $2`;
type Values = [teamId: string, conversationId: string, seq: number, limit: number];

const readBefore = prepared(
  'messages-before',
  sql<MessageRow, Values>`select ${messageColumns} ${ofConversation} and message.seq < $3 order by message.seq desc limit $4`,
);
const readAfter = prepared(
  'messages-after',
  sql<MessageRow, Values>`select ${messageColumns} ${ofConversation} and message.seq > $3 order by message.seq limit $4`,
);
const readChanged = prepared(
  'messages-changed',
  sql<MessageRow, Values>`select ${messageColumns} ${ofConversation} and message.change > $3 order by message.change, message.seq limit $4`,
);

/** So many read messages are shown above the first unread one. */
const readAbove = 10;
const pageSize = chatLimits.messagePageSize;

type Page = { readonly rows: readonly MessageRow[]; readonly hasBefore: boolean; readonly hasAfter: boolean };

async function pageBefore(db: Queryable, teamId: string, conversationId: string, seq: number): Promise<Page> {
  const { rows } = await query(db, readBefore, [teamId, conversationId, seq, pageSize + 1]);
  return { rows: rows.slice(0, pageSize).reverse(), hasBefore: rows.length > pageSize, hasAfter: true };
}

async function pageAfter(db: Queryable, teamId: string, conversationId: string, seq: number): Promise<Page> {
  const { rows } = await query(db, readAfter, [teamId, conversationId, seq, pageSize + 1]);
  return { rows: rows.slice(0, pageSize), hasBefore: seq > 0, hasAfter: rows.length > pageSize };
}

/** The page that a reader sees first: with the first unread message, if there are more unread ones than a page shows, otherwise the last. */
async function firstPage(
  db: Queryable,
  teamId: string,
  conversationId: string,
  { lastSeq, firstUnread }: { lastSeq: number; firstUnread: number },
) {
  const from = Math.min(firstUnread - readAbove - 1, lastSeq - pageSize);
  return pageAfter(db, teamId, conversationId, Math.max(0, from));
}

/** A page of messages. Refuses `noSuchTeam`, `notYours` and `noSuchConversation`. */
export async function readMessages(
  { database: { pool } }: AppContext,
  { team_id: teamId, conversation_id: conversationId, before_seq: before, after_seq: after }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Answer<typeof call>> {
  await requireAccess(pool, teamId, viewer.userId, 'readChat');
  // First, so that what is sent while the messages are read has a later change than this.
  const { kind, lastChange } = await findConversation(pool, { teamId, conversationId, userId: viewer.userId });
  const conversation = await readConversation(pool, { teamId, conversationId, userId: viewer.userId });
  const isFirst = before === undefined && after === undefined;
  const [page, people] = await Promise.all([
    before !== undefined
      ? pageBefore(pool, teamId, conversationId, before)
      : after !== undefined
        ? pageAfter(pool, teamId, conversationId, after)
        : firstPage(pool, teamId, conversationId, { lastSeq: conversation.last_seq, firstUnread: conversation.last_read_seq + 1 }),
    peopleOfConversation(pool, teamId, conversationId),
  ]);
  const problem = safetyProblem(kind, people);
  return {
    status: 1,
    response: page.rows.map(presentMessage),
    has_before: page.hasBefore,
    has_after: page.hasAfter,
    last_change: lastChange,
    conversation,
    people: isFirst ? people.map(presentPerson(viewer.userId)) : [],
    closed_because: problem ? refusalTexts[problem] : null,
  };
}

/** What changed after a change. Refuses `noSuchTeam`, `notYours` and `noSuchConversation`. */
export async function readMessageChanges(
  { database: { pool } }: AppContext,
  { team_id: teamId, conversation_id: conversationId, change }: CheckedFields<typeof changesCall>,
  viewer: Viewer,
): Promise<Answer<typeof changesCall>> {
  await requireAccess(pool, teamId, viewer.userId, 'readChat');
  const { lastChange } = await findConversation(pool, { teamId, conversationId, userId: viewer.userId });
  const { rows } = await query(pool, readChanged, [teamId, conversationId, change, chatLimits.messageChanges + 1]);
  // A change that this conversation has not had yet comes from another database.
  const isComplete = rows.length <= chatLimits.messageChanges && change <= lastChange;
  return { status: 1, response: isComplete ? rows.map(presentMessage) : [], last_change: lastChange, is_complete: isComplete };
}

const readSeen = sql<{ userId: string; name: string; hasSeen: boolean }, [teamId: string, conversationId: string, seq: number]>`
  select person.user_id as "userId", coalesce(${nameInTeam('person.user_id')}, '') as name, coalesce(reading.last_read_seq >= $3, false) as "hasSeen"
  from conversation_people person
  join messages message on message.team_id = $1 and message.conversation_id = $2 and message.seq = $3
  left join conversation_reads reading on reading.team_id = $1 and reading.conversation_id = $2 and reading.user_id = person.user_id
  where person.team_id = $1 and person.conversation_id = $2 and person.user_id is distinct from message.sender_id and person.user_id is not null
  order by name, person.user_id`;

/** Who has read a message, besides its sender. Refuses `noSuchTeam`, `notYours`, `noSuchConversation` and `noSuchMessage`. */
export async function listSeenBy(
  { database: { pool } }: AppContext,
  { team_id: teamId, conversation_id: conversationId, seq }: CheckedFields<typeof seenCall>,
  viewer: Viewer,
): Promise<Answer<typeof seenCall>> {
  await requireAccess(pool, teamId, viewer.userId, 'readChat');
  const { lastSeq } = await findConversation(pool, { teamId, conversationId, userId: viewer.userId });
  if (seq > lastSeq) throw new Refusal('noSuchMessage');
  const { rows } = await query(pool, readSeen, [teamId, conversationId, seq]);
  const named = (wanted: boolean) =>
    rows.filter(({ hasSeen }) => hasSeen === wanted).map(({ userId, name }) => ({ user_id: userId, name }));
  return { status: 1, seen: named(true), unseen: named(false) };
}

const readOne = prepared(
  'message',
  sql<MessageRow, [teamId: string, conversationId: string, seq: number]>`
  select ${messageColumns} ${ofConversation} and message.seq = $3`,
);

/** One message; undefined if there is none with this number. */
export const readMessage = async (db: Queryable, teamId: string, conversationId: string, seq: number): Promise<MessageRow | undefined> =>
  (await query(db, readOne, [teamId, conversationId, seq])).rows[0];
