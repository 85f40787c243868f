import type { Chat, ChatMessage, ChatScreen, PlanVersion } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

/** A conversation's own row. */
export type ChatRow = {
  id: string;
  screen: ChatScreen;
  title: string;
  language: PlanLanguage;
  planVersion: number;
  seed: number;
  isCopy: boolean;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `id, screen, title, language, plan_version as "planVersion", seed::float8 as seed, copied_from is not null as "isCopy",
  created_at as "createdAt", updated_at as "updatedAt"`;

const read = sql<ChatRow, [userId: string, id: string]>`select ${columns} from assistant_chats where user_id = $1 and id = $2`;
const lock = sql<ChatRow, [userId: string, id: string]>`select ${columns} from assistant_chats where user_id = $1 and id = $2 for update`;

/** The viewer's conversation with this id; undefined if there is none, or it is somebody else's. */
export async function readChatRow(db: Queryable, userId: string, id: string, { forUpdate = false } = {}): Promise<ChatRow | undefined> {
  return (await query(db, forUpdate ? lock : read, [userId, id])).rows[0];
}

/** Like `readChatRow`. Refuses `noSuchChat`. */
export async function findChat(db: Queryable, userId: string, id: string, options?: { forUpdate: boolean }): Promise<ChatRow> {
  const row = await readChatRow(db, userId, id, options);
  if (!row) throw new Refusal('noSuchChat');
  return row;
}

const readAssistantPlanVersion = sql<
  Omit<PlanVersion, 'madeAt'> & { madeAt: Date },
  [userId: string, chatId: string, version: number]
>`select version, engine, reason, request, plan, created_at as "madeAt" from assistant_plan_versions
     where user_id = $1 and chat_id = $2 and version = $3`;

/** A stored version of the plan. Refuses `noSuchChat`. */
export async function findVersion(db: Queryable, userId: string, chatId: string, version: number): Promise<PlanVersion> {
  const { rows } = await query(db, readAssistantPlanVersion, [userId, chatId, version]);
  if (!rows[0]) throw new Refusal('noSuchChat');
  return { ...rows[0], madeAt: rows[0].madeAt.toISOString() };
}

type MessageRow = Omit<ChatMessage, 'timestamp'> & { createdAt: Date };

const readAssistantMessage = sql<
  MessageRow,
  [userId: string, chatId: string]
>`select id, chat_id as "dietPlanId", message_type as "messageType", content as "messageContent", sender, engine, cards, sources,
       plan_version as "planVersion", difference, is_stopped as "isStopped", is_card as "isCard", created_at as "createdAt"
     from assistant_messages where user_id = $1 and chat_id = $2 order by id`;

/** All messages, oldest first. */
export async function readMessages(db: Queryable, userId: string, chatId: string): Promise<ChatMessage[]> {
  const { rows } = await query(db, readAssistantMessage, [userId, chatId]);
  return rows.map(({ createdAt, ...message }) => ({ ...message, timestamp: createdAt.toISOString() }));
}

const readVersions = sql<
  Omit<Chat['versions'][number], 'madeAt'> & { madeAt: Date },
  [userId: string, id: string]
>`select version, engine, reason, created_at as "madeAt" from assistant_plan_versions where user_id = $1 and chat_id = $2
       order by version desc limit 50`;

/** A whole conversation, for its screen. Refuses `noSuchChat`. */
export async function readChat(db: Queryable, userId: string, id: string): Promise<Chat> {
  const chat = await findChat(db, userId, id);
  const [messages, plan, versions, ticks] = await Promise.all([
    readMessages(db, userId, id),
    chat.planVersion > 0 ? findVersion(db, userId, id, chat.planVersion) : null,
    query(db, readVersions, [userId, id]),
    readTicks(db, userId, id),
  ]);
  return {
    id,
    screen: chat.screen,
    title: chat.title,
    language: chat.language,
    createdAt: chat.createdAt.toISOString(),
    isCopy: chat.isCopy,
    messages,
    plan,
    versions: versions.rows.map(({ madeAt, ...version }) => ({ ...version, madeAt: madeAt.toISOString() })),
    ticks,
  };
}

const readAssistantTick = sql<
  { item: string },
  [userId: string, chatId: string]
>`select item from assistant_ticks where user_id = $1 and chat_id = $2 order by item`;

/** The keys of the plan's items that are ticked. */
export async function readTicks(db: Queryable, userId: string, chatId: string): Promise<string[]> {
  const { rows } = await query(db, readAssistantTick, [userId, chatId]);
  return rows.map(({ item }) => item);
}

const readCalendarMessages = sql<
  { id: string },
  [userId: string, chatId: string]
>`select id from assistant_messages where user_id = $1 and chat_id = $2 and dialogue -> 'topic' ->> 'act' = 'calendar' and sender = 'SYSTEM'`;

/** The answers that say where and when somebody's teams meet, which nobody else ever sees: among them are children. */
export const readCalendarAnswers = async (db: Queryable, userId: string, chatId: string): Promise<ReadonlySet<string>> =>
  new Set((await query(db, readCalendarMessages, [userId, chatId])).rows.map(({ id }) => id));
