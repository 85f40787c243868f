import type { ChatScreen, ChatSummary } from '../../../contract/assistant/chat.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { findChat } from './read-chat.ts';

const changeAssistantChat = sql<
  never,
  [userId: string, id: string, title: string]
>`update assistant_chats set title = $3 where user_id = $1 and id = $2`;

/** Renames a conversation. Refuses `noSuchChat`. */
export async function renameChat(
  { database: { pool } }: AppContext,
  { id, title }: { id: string; title: string },
  { userId }: Viewer,
): Promise<ChatSummary> {
  await query(pool, changeAssistantChat, [userId, id, title]);
  const { screen, planVersion, updatedAt } = await findChat(pool, userId, id);
  return { id, screen, title, hasPlan: planVersion > 0, updatedAt: updatedAt.toISOString() };
}

const deleteAssistantChat = sql<never, [userId: string, id: string]>`delete from assistant_chats where user_id = $1 and id = $2`;

/** Deletes a conversation with everything in it. Refuses `noSuchChat`. */
export async function deleteChat({ database: { pool } }: AppContext, id: string, { userId }: Viewer): Promise<void> {
  const { rowCount } = await query(pool, deleteAssistantChat, [userId, id]);
  if (rowCount === 0) throw new Refusal('noSuchChat');
}

const deleteAllOfScreen = sql<
  never,
  [userId: string, screen: string | null]
>`delete from assistant_chats where user_id = $1 and ($2::text is null or screen = $2)`;

/** Deletes all conversations of a screen, or of every screen; resolves to their number. */
export async function deleteChats(
  { database: { pool } }: AppContext,
  { screen }: { screen?: ChatScreen | undefined },
  { userId }: Viewer,
): Promise<number> {
  const { rowCount } = await query(pool, deleteAllOfScreen, [userId, screen ?? null]);
  return rowCount ?? 0;
}
