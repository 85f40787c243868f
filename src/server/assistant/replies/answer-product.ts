import type { Flag } from '../../../contract/assistant/safety.ts';
import type { Queryable } from '../../database/queryable.ts';
import { productFact, productTopic, smallTalk, talkKind, type FactAnswer } from '../facts/index.ts';
import { assistantRequests, readCredits } from '../plans/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { knowledgeFor, productTopicFor } from '../knowledge/index.ts';
import { guessIntent } from './guess-intent.ts';
import { guessTalk } from './guess-talk.ts';
import type { Question, Said } from './reply.ts';

const free = ({ text, topic, sources = [] }: FactAnswer): Said => ({ text, engine: 'embedded', sources, isFree: true, topic });

/** How a topic of Elevate works, with prices and requests as they are now. */
export async function aboutProduct(db: Queryable, userId: string, id: string, { language }: Question): Promise<Said | undefined> {
  const amounts = new Map(Object.entries(assistantRequests.amounts));
  const found = productFact(id, language, { amounts, credits: await readCredits(db, userId) });
  return found && free(found);
}

/** The topic of Elevate that a message's concepts ask for; none where a plan or food is spoken of, unless every word is of Elevate. */
function productByConcepts({ text, version }: Question, { nutrients, foods }: Message): string | undefined {
  const found = productTopicFor(text);
  if (!found || nutrients.length > 0 || foods.length > 0) return undefined;
  const needed = version ? 0.85 : found.subjects > 1 ? 0.55 : 0.75;
  return found.share > needed && found.subjects > (version ? 1 : 0) ? found.target.id : undefined;
}

const isOfFeelings: ReadonlySet<string> = new Set(['sad', 'lost', 'tired', 'lazy', 'useless', 'insult', 'alone', 'exam', 'love']);
/** What is said to words that are no question of ours; a question that a topic answers is none of them. */
const sidestep: ReadonlySet<string> = new Set([
  'won',
  'lost',
  'useless',
  'insult',
  'outLegal',
  'outLive',
  'outStudy',
  'outBuy',
  'outMoney',
  'weather',
  'banter',
  'compliment',
]);
const goesOn = / (another|more|one more|again|next|else|and) /;

/** How Elevate works, and small talk; undefined if the message is about something else, or somebody feels low. */
export async function answerProduct(
  db: Queryable,
  userId: string,
  question: Question,
  message: Message,
  flags: readonly Flag[],
): Promise<Said | undefined> {
  const topic = productTopic(message) ?? productByConcepts(question, message);
  if (topic !== undefined) return aboutProduct(db, userId, topic, question);
  const before = question.dialogue.topic;
  const isNextJoke = before?.act === 'smallTalk' && before.about === 'joke' && goesOn.test(message.gloss) && message.rest.length < 2;
  const kind = isNextJoke ? 'joke' : (guessTalk(question.text) ?? talkKind(message));
  if (kind && sidestep.has(kind) && message.isQuestion && knowledgeFor(question.text, { before: '', isYoung: false })) return undefined;
  // Whoever may feel low is not brushed off with a pleasantry.
  if (kind && isOfFeelings.has(kind) && flags.some(({ code }) => code === 'distress')) return undefined;
  return kind && free(smallTalk(kind, { language: question.language, topic: before }));
}

/** What a learned guess says of a message that no rule reads: how Elevate works, or something foreign. */
export async function answerGuess(db: Queryable, userId: string, question: Question): Promise<Said | undefined> {
  const { foods, nutrients } = readMessage(question.text);
  if (foods.length + nutrients.length > 0) return undefined;
  const guess = guessIntent(question.text);
  if (guess === 'outside') return free(smallTalk('outside', { language: question.language, topic: null }));
  return guess === 'product' ? aboutProduct(db, userId, 'assistant', question) : undefined;
}
