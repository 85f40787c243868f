import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import { askedAfterCard, whatIsAsked } from '../asked/index.ts';
import { answerCourtesy } from './answer-courtesy.ts';
import { afterCardTexts, topicOfCard, type CardTopic } from './after-card-texts.ts';
import type { Question, Said } from './reply.ts';
import { denialText, ownWords, stayTexts, type GraveTopic } from './stay-texts.ts';

/** How many messages, the person's and ours, a card is remembered for. */
const messagesBack = 8;
/** And for how many the talk stays with somebody in grave danger. */
const gravelyBack = 6;

const graveOf: Readonly<Record<string, GraveTopic>> = { suicide: 'own', selfHarm: 'own', poisoned: 'poison', someoneElse: 'friend' };
/** Of several cards of one message the one that needs help first. */
const mostUrgent: readonly GraveTopic[] = ['poison', 'own', 'friend'];

/** Beside 'talk', what a message is this surely about is answered as ever. */
const surely = 0.75;
/** 'And then?' and 'ok' are about what was talked of, whatever they resemble. */
const leastWords = 4;
const asksHow = /\b(how|what do i|kaise|kya bol|kya kah)|कैसे|क्या (बोल|कह)/i;
const denies =
  /\b(jok(e|ing)|kidding|not suicidal|(do not|don'?t|dont) want to (die|hurt|harm|kill)|not going to (hurt|harm|kill)|mazaa?k|marna nahi|aisa kuch nahi)\b|मज़ाक|मजाक|मरना नहीं/i;

function topicBefore(history: readonly ChatMessage[]): CardTopic | undefined {
  const card = history
    .slice(-messagesBack)
    .flatMap(({ cards }) => cards)
    .findLast(({ id, level }) => id === 'distress' || !(level === 'limit' || level === 'info'));
  return card && topicOfCard(card.id, card.level);
}

/** The grave danger that the last messages had a card of, and how often the talk has stayed with it since. */
function graveBefore(history: readonly ChatMessage[]): { topic: GraveTopic; answers: number } | undefined {
  const recent = history.slice(-gravelyBack);
  const at = recent.findLastIndex(({ cards }) => cards.some(({ id }) => id in graveOf));
  const found = recent[at]?.cards.flatMap(({ id }) => graveOf[id] ?? []) ?? [];
  const topic = mostUrgent.find((one) => found.includes(one));
  return topic && { topic, answers: Math.floor((recent.length - at) / 2) };
}

const saying = (text: string): Said => ({ text, engine: 'embedded', isFree: true });

/** Whether a message surely asks something of its own, as what is in a food or how to add a player. */
function isSurelyElse(text: string): boolean {
  const { best } = whatIsAsked(text);
  return text.trim().split(/\s+/).length >= leastWords && best.kind !== 'talk' && best.id !== 'nothing' && best.chance >= surely;
}

/**
 * Stays with somebody in grave danger: what they write after its card is not answered by what merely resembles it, by small talk or with a
 * change of a plan. Undefined if there was no such card, or they surely ask something else.
 */
function stayWithDanger(question: Question): Said | undefined {
  const { history, text, language } = question;
  const grave = graveBefore(history);
  if (!grave || isSurelyElse(text)) return undefined;
  const { topic, answers } = grave;
  // Thanks and greetings have answers of their own after a crisis, with the numbers.
  if (topic !== 'poison' && !denies.test(text) && answerCourtesy(question)) return undefined;
  if (topic === 'own' && denies.test(text)) return saying(denialText[language]);
  const texts = stayTexts[topic];
  return saying((texts[Math.max(0, answers - 1) % texts.length] ?? texts[0])?.[language] ?? denialText[language]);
}

/** What a helper is told is wrong for somebody whose own life is in danger. */
const ofHelpers: ReadonlySet<string> = new Set(['howToTalk', 'refuses', 'going', 'whatNow', 'playOn', 'whenBack', 'serious']);

/** Answers what goes on about a card: whom to tell, how to begin the talk, whether he may play on. Undefined if it speaks of something else. */
export function answerAfterCard(question: Question): Said | undefined {
  const { history, text, language } = question;
  const topic = topicBefore(history);
  const asked = topic && askedAfterCard(text);
  const grave = graveBefore(history)?.topic;
  // Who feels better after a crisis is answered with the numbers once more, as is who gives thanks.
  if (topic === 'crisis' && asked === 'better') return undefined;
  if (grave === 'poison') return stayWithDanger(question);
  if (grave === 'own' && asked === 'howToTalk' && asksHow.test(text)) return saying(ownWords[language]);
  if (!topic || !asked || (grave === 'own' && ofHelpers.has(asked))) return stayWithDanger(question);
  const answers = afterCardTexts[asked];
  return saying((answers[topic] ?? answers.doctor)[language]);
}
