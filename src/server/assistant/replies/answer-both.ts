import { whatIsAsked, type Guess } from '../asked/index.ts';
import { asksForMedicine } from '../corpus/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { asksForChange } from './asks-for-change.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** Where one question ends and another begins. */
const betweenQuestions = /[?;।]+|\.\s+|,?\s+(?:and also|and|also|plus|aur haan|aur|tatha|और)\s+/iu;
/** A part with fewer words, such as 'and milk', goes on with the part before. */
const leastWords = 3;
/** From this chance a part is surely for its topic. */
const sureOfPart = 0.6;

const isAnswerable = ({ kind, chance }: Guess): boolean => chance >= sureOfPart && (kind === 'knowledge' || kind === 'product');

/** The two questions that a message holds, each surely of a topic of its own; undefined if it holds one. */
function bothAsked(text: string): readonly [string, string] | undefined {
  const parts = text.split(betweenQuestions).map((part) => part.trim());
  const [first, second, ...more] = parts.filter((part) => part !== '');
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if ([first, second].some((part) => part.split(/\s+/).length < leastWords)) return undefined;
  const [one, other] = [whatIsAsked(first).best, whatIsAsked(second).best];
  return isAnswerable(one) && isAnswerable(other) && one.id !== other.id ? [first, second] : undefined;
}

/** Both answers to a message that asks two things, such as 'how much water a day and is coffee ok before a match'; undefined for others. */
export async function answerBoth(
  question: KnownQuestion,
  message: Message,
  answerOne: (question: KnownQuestion, message: Message) => Promise<Said | undefined>,
): Promise<Said | undefined> {
  if (asksForMedicine(question.text) || (question.version && asksForChange(message) && !message.isQuestion)) return undefined;
  const both = bothAsked(question.text);
  if (!both) return undefined;
  const [one, other] = await Promise.all(both.map((text) => answerOne({ ...question, text }, readMessage(text))));
  if (!one || !other || one.text === other.text) return undefined;
  return { ...other, text: `${one.text}\n\n${other.text}`, sources: [...(one.sources ?? []), ...(other.sources ?? [])] };
}
