import type { ChatScreen, ChatSummary, PlanVersion } from '../../../contract/assistant/chat.ts';
import { inTransaction } from '../../database/transaction.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { partOf } from '../plans/parts.ts';
import { isFixed, wishesOf } from '../plans/kept-request.ts';
import { keepVersion } from './keep-chat.ts';
import { findChat, findVersion, readTicks } from './read-chat.ts';

const changeAssistantChat = sql<
  never,
  [userId: string, id: string, title: string]
>`update assistant_chats set title = $3 where user_id = $1 and id = $2`;

/** Gives a conversation another title. Refuses `noSuchChat`. */
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

/** Deletes a conversation and all that hangs on it. Refuses `noSuchChat`. */
export async function deleteChat({ database: { pool } }: AppContext, id: string, { userId }: Viewer): Promise<void> {
  const { rowCount } = await query(pool, deleteAssistantChat, [userId, id]);
  if (rowCount === 0) throw new Refusal('noSuchChat');
}

const deleteAllOfScreen = sql<
  never,
  [userId: string, screen: string | null]
>`delete from assistant_chats where user_id = $1 and ($2::text is null or screen = $2)`;

/** Deletes all conversations of a screen, or of every screen, and all that hangs on them; resolves to how many they were. */
export async function deleteChats(
  { database: { pool } }: AppContext,
  { screen }: { screen?: ChatScreen | undefined },
  { userId }: Viewer,
): Promise<number> {
  const { rowCount } = await query(pool, deleteAllOfScreen, [userId, screen ?? null]);
  return rowCount ?? 0;
}

/** Makes an earlier version the newest one again. Refuses `noSuchChat`. */
export async function restoreVersion(
  app: AppContext,
  { id, version }: { id: string; version: number },
  { userId }: Viewer,
): Promise<PlanVersion> {
  return inTransaction(app.database.pool, async (client) => {
    await findChat(client, userId, id, { forUpdate: true });
    const old = await findVersion(client, userId, id, version);
    const reason = `Version ${version} again`;
    return findVersion(client, userId, id, await keepVersion(client, { ...old, reason, userId, chatId: id }));
  });
}

type Swap = { id: string; version: number; item: string; to?: string | undefined };

/** Swaps one item of the plan. Refuses `noSuchChat`, `changedMeanwhile`, `noSuchItem`, and `noPlanPossible` where nothing else fits. */
export async function swapItem(app: AppContext, { id, version, item, to }: Swap, { userId }: Viewer): Promise<PlanVersion> {
  return inTransaction(app.database.pool, async (client) => {
    const chat = await findChat(client, userId, id, { forUpdate: true });
    const part = partOf(chat.screen);
    if (!part || chat.planVersion === 0) throw new Refusal('noSuchItem');
    if (chat.planVersion !== version) throw new Refusal('changedMeanwhile');
    const { plan, request, engine } = await findVersion(client, userId, id, version);
    if (isFixed(request)) throw new Refusal('noSuchItem');
    const line = part.itemsOf(plan).find(({ key, swapKey = key }) => swapKey === item);
    if (!line) throw new Refusal('noSuchItem');
    const wishes = wishesOf(request);
    const swapped = part.swap(plan, wishes, item, { seed: chat.seed + version, ...(to && { to }) });
    if (!swapped || part.verify(swapped, wishes).some(part.isFatal)) throw new Refusal('noPlanPossible');
    const reason = `Another choice for ${line.label}`;
    return findVersion(client, userId, id, await keepVersion(client, { engine, reason, request, plan: swapped, userId, chatId: id }));
  });
}

type Tick = [userId: string, chatId: string, item: string];
const tick = sql<never, Tick>`insert into assistant_ticks (user_id, chat_id, item) values ($1, $2, $3) on conflict do nothing`;
const untick = sql<never, Tick>`delete from assistant_ticks where user_id = $1 and chat_id = $2 and item = $3`;

/** Ticks an item of the plan, or takes the tick away. Refuses `noSuchChat` and `noSuchItem`. */
export async function tickItem(
  app: AppContext,
  { id, item, done }: { id: string; item: string; done: boolean },
  { userId }: Viewer,
): Promise<string[]> {
  const { pool } = app.database;
  const chat = await findChat(pool, userId, id);
  const part = partOf(chat.screen);
  if (!part || chat.planVersion === 0) throw new Refusal('noSuchItem');
  const { plan } = await findVersion(pool, userId, id, chat.planVersion);
  if (!part.itemsOf(plan).some(({ key }) => key === item)) throw new Refusal('noSuchItem');
  await query(pool, done ? tick : untick, [userId, id, item]);
  return readTicks(pool, userId, id);
}
