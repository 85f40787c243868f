import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import type { Topic } from '../../../contract/assistant/dialogue.ts';
import { whatIsAsked } from '../asked/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { asksForChange } from './asks-for-change.ts';
import type { Question } from './reply.ts';

/** Words of a message that only says where the change before should happen too. */
const fillers = new Set(
  `same again also too bhi do it that this one for on in and then next ok okay please now as well thing change there likewise similarly both another
  same+to vahi wahi vaisa waisa vaise hi waise karo kar do ko me ka ki ke ke+liye ditto repeat me pe par tak bas not like
  भी को वही वैसा ही करो कर दो में का की`
    .split(/\s+/)
    .filter(Boolean),
);

const saysWhere = ({ days, meals, foods }: Message): boolean => days.length > 0 || meals.length > 0 || foods.length > 0;
const isFragment = (message: Message): boolean =>
  message.rest.every((word) => fillers.has(word)) && saysWhere(message) && !/\?\s*$/.test(message.text);

/** The last message that asked for a whole change. */
const lastChange = (history: readonly ChatMessage[]): Message | undefined =>
  history
    .filter(({ sender }) => sender === 'USER')
    .map(({ messageContent }) => readMessage(messageContent))
    .findLast((message) => asksForChange(message) && !isFragment(message));

/**
 * A message with what it leaves out of the change before it: 'same for Thursday', 'day 2', 'aur dinner me bhi'. Other messages stay as they
 * are.
 */
export function completedChange({ history, dialogue }: Pick<Question, 'history' | 'dialogue'>, message: Message): Message {
  if (dialogue.topic?.act !== 'change' || !isFragment(message)) return message;
  const before = lastChange(history);
  if (!before) return message;
  return {
    ...before,
    text: `${before.text}; ${message.text}`,
    days: message.days.length > 0 ? message.days : message.meals.length > 0 || message.foods.length > 0 ? before.days : [],
    meals: message.meals.length > 0 ? message.meals : before.meals,
    foods: message.foods.length > 0 ? message.foods : before.foods,
    refersBack: false,
    isQuestion: false,
  };
}

const another =
  /^(?: (?:no|not|ok|okay|please|hmm|but|and|na|nahin|nope|actually|;|,))*(?: (?:not|swap|give|change|take|want|need|try|show|me|the|a|to|i|do)){0,4} (?:(?:the )?other(?: one)?|another(?: one)?|something else|a different one|different(?: one)?|kuch and|koi and|this|that|it|one|second)(?: (?:one|please|not|the|other|swap|give|do|kuch|and|koi|instead|else|na|again|to|,|;|no|wala|like|i|chahiye|need|add))* $/;

const sureOfAnother = 0.5;

/** Whether a message rejects what the last change brought: 'not that one, the other', 'something else', 'koi aur do'. */
export const wantsAnother = ({ gloss, text, foods, days, meals }: Message, topic: Topic | null): boolean =>
  topic?.act === 'change' &&
  topic.items.length > 0 &&
  foods.length + days.length + meals.length === 0 &&
  ((another.test(gloss) && / (other|another|else|different|kuch|koi|not) /.test(gloss)) ||
    whatIsAsked(text).chanceOf('family', 'another') >= sureOfAnother);

/** Words around a number that stands for the one of the change before. */
const aroundNumber = new Set(
  `no not nahin nahi nope ok okay then so make it only just please instead rather better actually hmm hm that is too more less minute minutes min kcal gram
  kilogram people day days set sets rupees hai karo kar do de to hi rakho sahi thik theek rakhna bas chalo try lets go with say for na ji bhai yaar bro
  नहीं तो बस कर दो करो ही ठीक रखो है मिनट ; ,`
    .split(/\s+/)
    .filter(Boolean),
);
const aNumber = /(?<![\d.])\d+(?:[.,]\d+)*(?![\d.])/g;

/** The change before with another number, for 'no, 8', '2200 then' or '250 kar do'; undefined for other messages. */
export function renumberedChange({ history, dialogue }: Pick<Question, 'history' | 'dialogue'>, message: Message): string | undefined {
  const numbers = message.text.match(aNumber) ?? [];
  const words = message.gloss
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\d/.test(word));
  if (dialogue.topic?.act !== 'change' || numbers.length !== 1 || !words.every((word) => aroundNumber.has(word))) return undefined;
  const before = history.findLast(({ sender, messageContent }) => sender === 'USER' && / [a-z\p{L}]/u.test(messageContent))?.messageContent;
  const [said] = numbers;
  return before !== undefined && said !== undefined && before.match(aNumber)?.length === 1 ? before.replace(aNumber, said) : undefined;
}
