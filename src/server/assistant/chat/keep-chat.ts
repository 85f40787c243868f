import type { ChatScreen, PlanVersion, Source } from '../../../contract/assistant/chat.ts';
import type { Dialogue } from '../../../contract/assistant/dialogue.ts';
import type { PlanDifference } from '../../../contract/assistant/plan-difference.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import type { Engine, PlanLanguage } from '../../../contract/assistant/words.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { Refusal } from '../../http/refusal.ts';

type NewChat = {
  id?: string;
  userId: string;
  screen: ChatScreen;
  title: string;
  language: PlanLanguage;
  seed: number;
  copiedFrom?: string;
};

const addAssistantChat = sql<
  never,
  [userId: string, id: string, screen: string, title: string, language: string, seed: number, copiedFrom: string | null]
>`insert into assistant_chats (user_id, id, screen, title, language, seed, copied_from) values ($1, $2, $3, $4, $5, $6, $7)`;

/** Creates a conversation; resolves to its id, which spec §3 calls `planId`. */
export async function keepChat(
  client: Queryable,
  { id = newId(), userId, screen, title, language, seed, copiedFrom }: NewChat,
): Promise<string> {
  await query(client, addAssistantChat, [userId, id, screen, title, language, seed, copiedFrom ?? null]);
  return id;
}

type NewMessage = {
  userId: string;
  chatId: string;
  sender: 'USER' | 'SYSTEM';
  content: string;
  engine?: Engine;
  cards?: readonly Card[];
  sources?: readonly Source[];
  planVersion?: number | undefined;
  difference?: PlanDifference | undefined;
  isStopped?: boolean;
  isCard?: boolean;
  /** For an answer: the state of the conversation after it. */
  dialogue?: Dialogue;
};

const changeAssistantChat = sql<
  never,
  [userId: string, chatId: string]
>`update assistant_chats set updated_at = now() where user_id = $1 and id = $2`;

const addAssistantMessage = sql<
  never,
  [
    userId: string,
    chatId: string,
    id: string,
    messageType: string,
    sender: string,
    content: string,
    engine: string | null,
    cards: string,
    sources: string,
    planVersion: number | null,
    isStopped: boolean,
    isCard: boolean,
    dialogue: string | null,
    difference: string | null,
  ]
>`insert into assistant_messages (user_id, chat_id, id, message_type, sender, content, engine, cards, sources, plan_version, is_stopped, is_card,
       dialogue, difference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** Adds a message to a conversation, which moves to the top of the history. */
export async function keepMessage(client: Queryable, message: NewMessage): Promise<string> {
  const id = newId();
  const {
    userId,
    chatId,
    sender,
    content,
    engine,
    cards = [],
    sources = [],
    planVersion,
    difference,
    isStopped = false,
    isCard = false,
    dialogue,
  } = message;
  await query(client, addAssistantMessage, [
    userId,
    chatId,
    id,
    sender === 'USER' ? 'REQUEST' : 'RESPONSE',
    sender,
    content,
    engine ?? null,
    JSON.stringify(cards),
    JSON.stringify(sources),
    planVersion ?? null,
    isStopped,
    isCard,
    dialogue ? JSON.stringify(dialogue) : null,
    difference ? JSON.stringify(difference) : null,
  ]);
  await query(client, changeAssistantChat, [userId, chatId]);
  return id;
}

type Answered = { userId: string; chatId: string; questionId: string };

const selectLaterQuestion = sql<{ id: string }, [userId: string, chatId: string, questionId: string]>`
  select id from assistant_messages where user_id = $1 and chat_id = $2 and id > $3 and sender = 'USER' limit 1`;

const deleteAssistantMessage = sql<
  never,
  [userId: string, chatId: string, questionId: string]
>`delete from assistant_messages where user_id = $1 and chat_id = $2 and id > $3 and sender = 'SYSTEM'`;

/**
 * Deletes the answer to the last question, to be replaced by another one. The conversation's row must be locked. Refuses `changedMeanwhile`
 * if another question was asked since: its answer stays.
 */
export async function dropAnswer(client: Queryable, { userId, chatId, questionId }: Answered): Promise<void> {
  const { rows } = await query(client, selectLaterQuestion, [userId, chatId, questionId]);
  if (rows.length > 0) throw new Refusal('changedMeanwhile');
  await query(client, deleteAssistantMessage, [userId, chatId, questionId]);
}

type NewVersion = Pick<PlanVersion, 'engine' | 'reason' | 'request' | 'plan'> & { userId: string; chatId: string };

const addAssistantPlanVersion = sql<
  never,
  [userId: string, chatId: string, version: number, engine: string, reason: string, request: string, plan: string]
>`insert into assistant_plan_versions (user_id, chat_id, version, engine, reason, request, plan) values ($1, $2, $3, $4, $5, $6, $7)`;

const raiseVersion = sql<
  { version: number },
  [userId: string, chatId: string, request: string]
>`update assistant_chats set plan_version = plan_version + 1, request = $3, updated_at = now()
     where user_id = $1 and id = $2 returning plan_version as version`;

/** So many versions of a plan are kept; the list of them shows no more. */
const mostVersions = 50;

// What a link shows is the version that was the newest when the link was made, however many came after it.
const forgetVersions = sql<never, [userId: string, chatId: string, upTo: number]>`
  delete from assistant_plan_versions old where old.user_id = $1 and old.chat_id = $2 and old.version <= $3
    and old.version is distinct from (
      select max(shown.version) from assistant_plan_versions shown
      join assistant_shares share on share.user_id = $1 and share.chat_id = $2 and shown.created_at <= share.shown_until
      where shown.user_id = $1 and shown.chat_id = $2)`;

/** Stores a plan as the newest version; resolves to its number. The conversation's row must be locked. */
export async function keepVersion(client: Queryable, { userId, chatId, engine, reason, request, plan }: NewVersion): Promise<number> {
  const { rows } = await query(client, raiseVersion, [userId, chatId, JSON.stringify(request)]);
  const version = rows[0]?.version ?? 1;
  await query(client, addAssistantPlanVersion, [userId, chatId, version, engine, reason, JSON.stringify(request), JSON.stringify(plan)]);
  if (version > mostVersions) await query(client, forgetVersions, [userId, chatId, version - mostVersions]);
  return version;
}
