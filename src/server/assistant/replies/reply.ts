import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Answer } from '../../../contract/call.ts';
import type { ChatMessage, PlanVersion, Source } from '../../../contract/assistant/chat.ts';
import type { continueChat, startChat } from '../../../contract/assistant/chats.ts';
import { limits } from '../../../contract/limits.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import type { Engine, PlanLanguage } from '../../../contract/assistant/words.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { House } from '../../http/house.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import { keepChat, keepMessage, keepVersion } from '../chats/keep-chat.ts';
import { findChat, findVersion, readMessages, type ChatRow } from '../chats/read-chat.ts';
import { holdCredit, type HeldCredit } from '../credits/hold-credit.ts';
import { readCredits } from '../credits/read-credits.ts';
import { cardsFor, checkText } from '../safety/index.ts';
import { countryOf } from '../safety/country-of.ts';
import { answerFromPlan } from './answer-from-plan.ts';
import { changeByWords, type ChangedPlan } from './change-by-words.ts';
import { writeReply } from './write-reply.ts';

type Reply = Answer<typeof continueChat>;

/** What is said back, before it is kept. */
export type Said = {
  readonly text: string;
  readonly engine: Engine;
  readonly cards?: readonly Card[];
  readonly sources?: readonly Source[];
  readonly changed?: ChangedPlan | undefined;
  /** A card, or a question back, is no answer that is paid for. */
  readonly isFree: boolean;
  readonly isStopped?: boolean;
};

/** The levels at which a fixed card is the whole answer. */
const urgent = new Set(['crisis', 'emergency', 'seeDoctor']);

/** Begins a conversation with a question. Refuses `noCreditsLeft`. */
export async function startConversation(
  house: House,
  { text, language }: { text: string; language: PlanLanguage },
  caller: SignedInCaller,
): Promise<Answer<typeof startChat>> {
  return answer(house, { chat: undefined, history: [], version: undefined, text, language, isRetry: false }, caller);
}

type Continued = { id: string; text: string; language: PlanLanguage; retry: boolean };

/** Answers in a conversation of the viewer's. Refuses `noSuchChat`, `noCreditsLeft` and `chatTooLong`. */
export async function continueConversation(house: House, { id, text, language, retry }: Continued, caller: SignedInCaller): Promise<Reply> {
  const { pool } = house.database;
  const { userId } = caller.viewer;
  const chat = await findChat(pool, userId, id);
  const [messages, version] = await Promise.all([
    readMessages(pool, userId, id),
    chat.planVersion > 0 ? findVersion(pool, userId, id, chat.planVersion) : undefined,
  ]);
  if (messages.length >= limits.chatMessages) throw new Refusal('chatTooLong');
  const last = messages.findLastIndex(({ sender }) => sender === 'USER');
  const isRetry = retry && last >= 0;
  const history = isRetry ? messages.slice(0, last) : messages;
  return answer(
    house,
    { chat, history, version, text: isRetry ? (messages[last]?.messageContent ?? text) : text, language, isRetry },
    caller,
  );
}

export type Question = {
  readonly chat: ChatRow | undefined;
  readonly history: readonly ChatMessage[];
  readonly version: PlanVersion | undefined;
  readonly text: string;
  readonly language: PlanLanguage;
  readonly isRetry: boolean;
};

async function answer(house: House, question: Question, caller: SignedInCaller): Promise<Reply> {
  const { text, language } = question;
  const country = countryOf(house);
  const flags = checkText(text, { country });
  const cards = cardsFor(flags, { country, language });
  if (cards.length > 0) caller.stream?.tell('cards', cards);
  if (flags.some(({ level }) => urgent.has(level))) {
    const said: Said = { text: textOf(cards), engine: 'embedded', cards, isFree: true };
    return keep(house, question, said, caller, undefined);
  }
  const credit = await holdCredit(house.database.pool, caller.viewer.userId);
  try {
    const said = changeByWords(house, question, flags) ?? readOut(question) ?? (await writeReply(house, question, flags, caller));
    caller.stream?.tell('engine', said.engine);
    const kept = await keep(house, question, { ...said, cards }, caller, said.isFree ? undefined : credit);
    if (said.isFree) await credit.release();
    return kept;
  } catch (error) {
    await credit.release();
    throw error;
  }
}

/** What stands in the plan already is read out, and no answer that is paid for. */
function readOut(question: Question): Said | undefined {
  const text = answerFromPlan(question);
  return text === undefined ? undefined : { text, engine: 'embedded', isFree: true };
}

const textOf = (cards: readonly Card[]) => cards.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n');

async function keep(
  house: House,
  question: Question,
  said: Said,
  { viewer: { userId } }: SignedInCaller,
  credit: HeldCredit | undefined,
): Promise<Reply> {
  const { pool } = house.database;
  const { chatId, title } = await inTransaction(pool, async (client) => {
    await credit?.take(client);
    const chat = question.chat ?? (await begin(client, userId, question));
    await findChat(client, userId, chat.id, { forUpdate: true });
    // What was answered once more has its old answer in the history, and its question once.
    if (!question.isRetry) await keepMessage(client, { userId, chatId: chat.id, sender: 'USER', content: question.text });
    const planVersion = said.changed && (await keepVersion(client, { userId, chatId: chat.id, ...said.changed }));
    const { text: content, engine, cards = [], sources = [], isStopped = false } = said;
    await keepMessage(client, { userId, chatId: chat.id, sender: 'SYSTEM', content, engine, cards, sources, planVersion, isStopped });
    return { chatId: chat.id, title: chat.title };
  });
  return present(house, { userId, chatId, title });
}

async function begin(client: pg.PoolClient, userId: string, { text, language }: Question): Promise<{ id: string; title: string }> {
  const line = text.split('\n')[0] ?? text;
  const title = line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line;
  const id = await keepChat(client, { userId, screen: 'chat', title, language, seed: randomInt(2 ** 31) });
  return { id, title };
}

async function present(
  { database: { pool } }: House,
  { userId, chatId, title }: { userId: string; chatId: string; title: string },
): Promise<Reply> {
  const [chat, messages, credits] = await Promise.all([
    findChat(pool, userId, chatId),
    readMessages(pool, userId, chatId),
    readCredits(pool, userId),
  ]);
  const message = messages.at(-1) as ChatMessage;
  const question = messages.findLast(({ sender }) => sender === 'USER') as ChatMessage;
  const plan = message.planVersion === null ? null : await findVersion(pool, userId, chatId, chat.planVersion);
  return { status: 1, planId: chatId, title, data: { data: message.messageContent, question, message, plan }, credits };
}
