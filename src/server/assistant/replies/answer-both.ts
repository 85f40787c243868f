import { whatIsAsked } from '../asked/index.ts';
import { asksForMedicine } from '../corpus/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { asksForChange } from './asks-for-change.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** Where one question ends and another begins. */
const betweenQuestions = /[?;।]+|\.\s+|,?\s+(?:and also|and|also|plus|aur haan|aur|tatha|और)\s+/iu;
/** A part with fewer words, such as 'and milk', goes on with the part before. */
const leastWords = 3;
/** Where a question begins: a part without one goes on with the part before. */
const asksOne = / (what|which|when|why|how|howmuch|where|who|is|are|can|could|should|do|does|will|may|kya|kaise|kab|kyu) /;
const pointing = /\b(?:it|that|this|them|those|these|use|usko|ise|isko)\b|(?<!\p{L})(?:उसे|इसे|उसको|इसको)(?!\p{L})/iu;

/** What a part is about, for the 'it' of the next: its food or nutrient. */
function subjectOf(part: string): string | undefined {
  const { foods, nutrients } = readMessage(part);
  const [nutrient] = nutrients;
  return foods[0]?.said ?? (nutrient === 'other' ? undefined : nutrient);
}

/** The two questions that a message holds, the second with the subject of the first for its 'it'; undefined if it holds one. */
function bothAsked(text: string): readonly [string, string] | undefined {
  const parts = text.split(betweenQuestions).map((part) => part.trim());
  const [first, second, ...more] = parts.filter((part) => part !== '');
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if ([first, second].some((part) => part.split(/\s+/).length < leastWords || !asksOne.test(readMessage(part).gloss))) return undefined;
  const subject = subjectOf(first);
  const full = subject !== undefined && subjectOf(second) === undefined ? second.replace(pointing, subject) : second;
  return whatIsAsked(first).best.id === whatIsAsked(full).best.id ? undefined : [first, full];
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
