import type { Answer, CheckedFields } from '../../../contract/call.ts';
import type { ChatSummary } from '../../../contract/assistant/chat.ts';
import type { listChats as call } from '../../../contract/assistant/chats.ts';
import { limits } from '../../../contract/limits.ts';
import { momentAndId, readCursor, writeCursor } from '../../http/cursors.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

type Row = Omit<ChatSummary, 'updatedAt'> & { updatedAt: Date; moment: string };

/** Searches messages as well as titles; a user has few of either. */
const read = sql<Row, [userId: string, screen: string | null, search: string, pattern: string, moment: string | null, id: string | null]>`
  select id, screen, title, plan_version > 0 as "hasPlan", updated_at as "updatedAt", 
    to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
  from assistant_chats chat
  where user_id = $1 and ($2::text is null or screen = $2)
    and ($3 = '' or title ilike $4 or exists (
      select from assistant_messages said where said.user_id = $1 and said.chat_id = chat.id and said.content ilike $4))
    and ($5::timestamptz is null or (updated_at, id) < ($5::timestamptz, $6::uuid))
  order by updated_at desc, id desc limit ${limits.chatPageSize + 1}`;

const pattern = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of the viewer's conversations, newest first. Refuses an invalid cursor. */
export async function listChats(
  db: Queryable,
  userId: string,
  { screen, search, after }: CheckedFields<typeof call>,
): Promise<Answer<typeof call>> {
  const [moment = null, id = null] = readCursor(after, momentAndId) ?? [];
  const { rows } = await query(db, read, [userId, screen ?? null, search, pattern(search), moment, id]);
  const page = rows.slice(0, limits.chatPageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    status: 1,
    response: page.map(({ moment: _moment, updatedAt, ...chat }) => ({ ...chat, updatedAt: updatedAt.toISOString() })),
    next: last ? writeCursor([last.moment, last.id]) : null,
  };
}
