import type pg from 'pg';
import type { Answer } from '../../../contract/call.ts';
import type { ChatMessage, PlanVersion, Source } from '../../../contract/assistant/chat.ts';
import type { continueChat, startChat } from '../../../contract/assistant/chats.ts';
import type { Awaited, Dialogue, KnownFacts, NewTopic } from '../../../contract/assistant/dialogue.ts';
import { limits } from '../../../contract/limits.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import type { PlanDifference } from '../../../contract/assistant/plan-difference.ts';
import type { Engine, PlanLanguage } from '../../../contract/assistant/words.ts';
import { newId } from '../../database/new-id.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import {
  findChat,
  findVersion,
  readCalendarAnswers,
  readDialogue,
  readMessages,
  startAfter,
  startOfDialogue,
  withFacts,
  type ChatRow,
} from '../chat/index.ts';
import { holdCredit, type KnownPerson } from '../plans/index.ts';
import type { ChangedPlan } from './made-change.ts';
import { remainingFlags } from '../safety/index.ts';
import { readQuestion } from './read-question.ts';
import { openStoredReply } from './store-reply.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { replyTexts } from './reply-texts.ts';
import { answerWithFeeling } from './answer-with-feeling.ts';
import { inLettersOf, writersLanguage } from './writers-language.ts';
import { writeReply } from './write-reply.ts';
import { embeddedAnswer } from './embedded-answer.ts';

type Reply = Answer<typeof continueChat>;

/** An answer before it is stored. */
export type Said = {
  readonly text: string;
  readonly engine: Engine;
  readonly cards?: readonly Card[];
  readonly sources?: readonly Source[];
  readonly changed?: ChangedPlan | undefined;
  readonly difference?: PlanDifference;
  /** The versions that undoing restores after this answer, the next one last; set by an undo. */
  readonly undo?: readonly number[];
  /** What the answer is about, so that the next message may leave it out. */
  readonly topic?: NewTopic | undefined;
  /** Safety cards and questions back are free. */
  readonly isFree: boolean;
  readonly isStopped?: boolean;
  /** The answer is only a fixed card. */
  readonly isCard?: boolean;
  /** What this answer asks the person; undefined if nothing. */
  readonly awaits?: Awaited | undefined;
};

/** The levels at which a fixed card is the whole answer. */
const urgent = new Set(['crisis', 'emergency', 'seeDoctor']);

/** Starts a conversation with a question. Refuses `noCreditsLeft`. */
export async function startConversation(app: AppContext, asking: Asking, caller: SignedInCaller): Promise<Answer<typeof startChat>> {
  const first = { id: newId(), chat: undefined, history: [], dialogue: startOfDialogue, version: undefined, replaces: undefined };
  return answer(app, { ...asking, ...first }, caller);
}

type Asking = { text: string; language: PlanLanguage; isSafe: boolean; timeZone?: string | undefined };
type Continued = Asking & { id: string; retry: boolean };

/** How often a change is made again in a plan that something else changed meanwhile. */
const mostTries = 3;

/** Answers in a conversation of the viewer. Refuses `noSuchChat`, `noCreditsLeft`, `chatTooLong` and `changedMeanwhile`. */
export async function continueConversation(app: AppContext, asking: Continued, caller: SignedInCaller): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await answerAsItIs(app, asking, caller);
    } catch (error) {
      const isOvertaken = error instanceof Refusal && error.code === 'changedMeanwhile';
      // An answer again is to the question that was the last one then.
      if (!isOvertaken || asking.retry || tries === mostTries) throw error;
    }
  }
}

/** Answers in the conversation as it is stored now. */
async function answerAsItIs(app: AppContext, { retry, ...asking }: Continued, caller: SignedInCaller): Promise<Reply> {
  const { pool } = app.database;
  const { userId } = caller.viewer;
  const { id } = asking;
  const chat = await findChat(pool, userId, id);
  const messages = await readMessages(pool, userId, id);
  if (messages.length >= limits.chatMessages) throw new Refusal('chatTooLong');
  const asked = retry ? askedLast(messages) : undefined;
  const history = asked ? messages.slice(0, messages.indexOf(asked)) : messages;
  const dialogue = (await readDialogue(pool, userId, id, asked?.id)) ?? (await startAfter(history));
  const base = asked && messages.at(-1)?.planVersion === chat.planVersion ? chat.planVersion - 1 : chat.planVersion;
  const version = base > 0 ? await findVersion(pool, userId, id, base) : undefined;
  return answer(app, { ...asking, chat, history, dialogue, version, text: asked?.messageContent ?? asking.text, replaces: asked }, caller);
}

/** The last question, if its answer can be repeated; a request for a plan was answered by the plan and cannot. */
function askedLast(messages: readonly ChatMessage[]): ChatMessage | undefined {
  const last = messages.findLastIndex(({ sender }) => sender === 'USER');
  return messages[last + 1]?.planVersion === 1 ? undefined : messages[last];
}

export type Question = {
  /** The id of the conversation, also of a new one. */
  readonly id: string;
  readonly chat: ChatRow | undefined;
  readonly history: readonly ChatMessage[];
  /** The state of the conversation before this question. */
  readonly dialogue: Dialogue;
  /** The version of the plan when this was asked. */
  readonly version: PlanVersion | undefined;
  readonly text: string;
  readonly language: PlanLanguage;
  /** Hindi is written in Roman letters, as the question was. */
  readonly isRoman?: boolean;
  /** The person said that they are safe: the words are answered, and the crisis card stays. */
  readonly isSafe: boolean;
  readonly timeZone?: string | undefined;
  /** The question that is answered again; its previous answer is replaced. */
  readonly replaces: ChatMessage | undefined;
};

/** A question with what is known about the person. */
export type KnownQuestion = Question & {
  readonly person: KnownPerson;
  /** What was said in this conversation, including this question. */
  readonly told: KnownFacts;
};

async function answer(app: AppContext, asked: Question, caller: SignedInCaller): Promise<Reply> {
  const hasModel = app.providers.assistantModel !== undefined;
  const written = writersLanguage(asked);
  // A hosted model hears the language of the screen and follows the writer by itself.
  const question = hasModel && written.isRoman ? asked : { ...asked, ...written };
  // Cards are in the language of the screen, so that their steps stay those that were checked.
  const ofCards = question.isRoman ? { ...question, language: asked.language } : question;
  const { flags, cards, person } = await readQuestion(app, ofCards, caller.viewer.userId);
  if (cards.length > 0) caller.stream?.send('cards', cards);
  const stored = openStoredReply(app, question, cards, caller);
  const heeded = remainingFlags(flags, question.isSafe);
  if (heeded.some(({ level }) => urgent.has(level))) {
    const said: Said = { text: textOf(cards), engine: 'embedded', cards, isFree: true, isCard: true };
    return stored.storeAnswer(said);
  }
  const credit = await holdCredit(app.database.pool, caller.viewer.userId);
  try {
    const told = withFacts(question.dialogue.told, question.text);
    const { pool } = app.database;
    const { userId } = caller.viewer;
    const known = { ...question, person, told };
    const embedded =
      (await answerWithFeeling(known, (one) => embeddedAnswer(app, one, heeded, caller))) ??
      (await embeddedAnswer(app, known, heeded, caller));
    const written =
      embedded ??
      (hasModel ? undefined : askWhatIsMeant(question, readMessage(question.text))) ??
      (await writeReply(app, { ...known, history: await sentToModel(pool, userId, question) }, heeded, {
        stream: caller.stream,
        beforeWords: stored.storeQuestion,
      }));
    const said = inLettersOf(written, question);
    caller.stream?.send('engine', said.engine);
    const reply = await stored.storeAnswer({ ...said, cards }, said.isFree ? undefined : credit);
    if (said.isFree) await credit.release();
    return reply;
  } catch (error) {
    await credit.release();
    throw error;
  }
}

/** The messages that a hosted model may see: not where and when somebody's teams meet. */
async function sentToModel(pool: pg.Pool, userId: string, { id, history }: Question): Promise<ChatMessage[]> {
  const ofCalendar = await readCalendarAnswers(pool, userId, id);
  return history.filter((message) => !ofCalendar.has(message.id));
}

/** Words that only point at something, such as 'and the second?', where nothing was spoken of. */
function askWhatIsMeant({ language, dialogue }: Question, { rest, foods, nutrients }: Message): Said | undefined {
  if (rest.length > 0 || foods.length > 0 || nutrients.length > 0) return undefined;
  return { text: replyTexts[language].unclear, engine: 'embedded', isFree: true, topic: dialogue.topic ?? undefined };
}

const textOf = (cards: readonly Card[]) => cards.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n');
