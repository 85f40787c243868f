import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Answer } from '../../../contract/call.ts';
import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import type { continueChat } from '../../../contract/assistant/chats.ts';
import { topicOf, type Dialogue } from '../../../contract/assistant/dialogue.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import { cutTo } from '../../../contract/shapes.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import {
  dropAnswer,
  findChat,
  findVersion,
  keepChat,
  keepMessage,
  keepVersion,
  readDialogue,
  readMessages,
  withFacts,
} from '../chat/index.ts';
import { readCredits, type HeldCredit } from '../plans/index.ts';
import { bodyAfter } from './body-told.ts';
import { replyTexts } from './reply-texts.ts';
import type { Question, Said } from './reply.ts';
import { undoAfterChange } from './undo.ts';

type Reply = Answer<typeof continueChat>;

/** Stores a question and its answer. */
export type StoredReply = {
  /**
   * Stores the question, and its conversation if it is new, before the first word of a streamed answer, and sends the conversation's id.
   * Does nothing the second time. Refuses `noSuchChat`.
   */
  storeQuestion(): Promise<void>;
  /**
   * Stores the answer, and the question if it is not stored yet; uses the credit. Refuses `noSuchChat`, `noCreditsLeft`, and
   * `changedMeanwhile` for a change of a plan that another answer or a button has changed since it was read.
   */
  storeAnswer(said: Said, credit?: HeldCredit): Promise<Reply>;
};

export function openStoredReply(app: AppContext, question: Question, cards: readonly Card[], caller: SignedInCaller): StoredReply {
  const { pool } = app.database;
  const { userId } = caller.viewer;
  let isStored = false;
  return {
    async storeQuestion() {
      if (isStored) return;
      await inTransaction(pool, (client) => addQuestion(client, userId, question, cards));
      isStored = true;
      // Somebody who stops the answer does not see its end, and continues with this id.
      caller.stream?.send('chat', question.id);
    },
    async storeAnswer(said, credit) {
      const answerId = await inTransaction(pool, async (client) => {
        await credit?.take(client);
        if (!isStored) await addQuestion(client, userId, question, cards);
        return addAnswer(client, userId, question, said);
      });
      return present(app, userId, question.id, answerId);
    },
  };
}

/** Adds the question to its conversation, which is begun if it is new. A question that is answered again is there already. */
async function addQuestion(client: pg.PoolClient, userId: string, question: Question, cards: readonly Card[]): Promise<void> {
  const { id, chat, replaces, text, language } = question;
  if (!chat) await keepChat(client, { id, userId, screen: 'chat', title: titleOf(question, cards), language, seed: randomInt(2 ** 31) });
  await findChat(client, userId, id, { forUpdate: true });
  if (!replaces) await keepMessage(client, { userId, chatId: id, sender: 'USER', content: text });
}

function titleOf({ text, language }: Question, cards: readonly Card[]): string {
  const line = text.split('\n')[0] ?? text;
  // The title in the history should not reveal what was said in despair.
  const isPrivate = cards.some(({ level, id }) => level === 'crisis' || id === 'distress');
  if (isPrivate) return replyTexts[language].privateTitle;
  return line.length > 60 ? `${cutTo(57, line).trimEnd()}…` : line;
}

/** Resolves to the id of the stored answer. */
async function addAnswer(client: pg.PoolClient, userId: string, question: Question, said: Said): Promise<string> {
  const { id: chatId, replaces } = question;
  const now = await findChat(client, userId, chatId, { forUpdate: true });
  if (said.changed && now.planVersion !== question.chat?.planVersion) throw new Refusal('changedMeanwhile');
  // Another message may have been answered while this one was: what it told of the person must not be forgotten.
  const { told } = (await readDialogue(client, userId, chatId, replaces?.id)) ?? question.dialogue;
  if (replaces) await dropAnswer(client, { userId, chatId, questionId: replaces.id });
  const planVersion = said.changed && (await keepVersion(client, { userId, chatId, ...said.changed }));
  const { text: content, engine, difference, cards = [], sources = [], isStopped = false, isCard = false } = said;
  const dialogue = dialogueAfter({ ...question, dialogue: { ...question.dialogue, told } }, said);
  return keepMessage(client, {
    userId,
    chatId,
    sender: 'SYSTEM',
    content,
    engine,
    cards,
    sources,
    planVersion,
    difference,
    isStopped,
    isCard,
    dialogue,
  });
}

/** The state of the conversation after this answer. */
function dialogueAfter(question: Question, { awaits = { kind: 'nothing' }, changed, undo, topic }: Said): Dialogue {
  const { dialogue, text, version } = question;
  const { checkedParts, told } = dialogue;
  const checked = awaits.kind === 'injuryCheck' ? [...new Set([...checkedParts, awaits.part])] : checkedParts;
  const undoNext = undo ?? (changed && version ? undoAfterChange(dialogue, version.version) : dialogue.undo);
  return {
    awaits,
    checkedParts: checked,
    told: { ...withFacts(told, text), body: bodyAfter(question) },
    topic: topic ? topicOf(topic) : null,
    undo: [...undoNext],
  };
}

async function present({ database: { pool } }: AppContext, userId: string, chatId: string, answerId: string): Promise<Reply> {
  const [chat, messages, credits] = await Promise.all([
    findChat(pool, userId, chatId),
    readMessages(pool, userId, chatId),
    readCredits(pool, userId),
  ]);
  // Another question may have been asked and answered since.
  const at = messages.findIndex(({ id }) => id === answerId);
  const message = messages[at] as ChatMessage;
  const question = messages.slice(0, at).findLast(({ sender }) => sender === 'USER') as ChatMessage;
  const plan = message.planVersion === null ? null : await findVersion(pool, userId, chatId, chat.planVersion);
  return { status: 1, planId: chatId, title: chat.title, data: { data: message.messageContent, question, message, plan }, credits };
}
