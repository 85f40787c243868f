import { whatIsAsked } from '../asked/index.ts';
import { reasonFor, sentencesWith, topicFor, type KnowledgeTopic } from '../knowledge/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { asksForChange } from './asks-for-change.ts';
import { avoidedFoodNote } from './avoided-food-note.ts';
import { isForMinors } from './is-for-minors.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** A question of fewer words hardly names what it is about. */
const fewWords = 4;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** The last question that named its subject, where a topic answered the one before; what else was said does not go on. */
export function lastAsked({ history, dialogue }: KnownQuestion): string {
  if (dialogue.topic !== null && dialogue.topic.act !== 'knowledge') return '';
  const asked = history.filter(({ sender }) => sender === 'USER').map(({ messageContent }) => messageContent);
  return asked.slice(-4).findLast((text) => wordsIn(text) >= fewWords) ?? asked.at(-1) ?? '';
}

/** Of which foods a topic was told, so that 'is it cheaper than eggs' can go on: those asked about, or several that the answer names. */
function foodsOf(text: string, answer: string): string[] {
  const asked = readMessage(text).foods.map(({ id }) => id);
  const named = asked.length > 0 ? asked : readMessage(answer).foods.map(({ id }) => id);
  return asked.length > 0 || named.length > 1 ? [...new Set(named)].slice(0, mostFoods) : [];
}
const mostFoods = 5;

/** The answer of a topic, with a note where it names something that the person leaves out. */
export function saidTopic(topic: KnowledgeTopic, text: string, question: KnownQuestion): Said {
  const notes = avoidedFoodNote(text, question);
  return {
    text: [text, ...notes].join('\n\n'),
    engine: 'embedded',
    sources: [topic.source],
    isFree: false,
    topic: { act: 'knowledge', about: topic.id, foods: foodsOf(question.text, text) },
  };
}

/** Whether somebody wants the open plan changed, which only names a subject. */
const isForPlan = ({ version }: KnownQuestion, message: Message): boolean =>
  version !== undefined && asksForChange(message) && !message.isQuestion;

const longestFollowUp = 6;
/** What a topic of a short question must come to, alone among topics and together with the question before. */
const leastChance = 0.5;

/** The topic that a short question is for once the question before stands beside it: 'what about coffee?' after green tea. */
function topicTogether(question: KnownQuestion): KnowledgeTopic | undefined {
  const { text, person, dialogue } = question;
  const before = lastAsked(question);
  if (before === '' || text.trim().split(/\s+/).length > longestFollowUp) return undefined;
  const alone = whatIsAsked(text);
  const share = Math.max(0.02, alone.shareOf('knowledge'));
  const together = whatIsAsked(`${before} ; ${text}`);
  const [best] = [...alone.top, ...together.top]
    .filter(({ kind, id }) => kind === 'knowledge' && id !== dialogue.topic?.about)
    .map(({ id }) => ({ id, chance: alone.chanceOf('knowledge', id) / share + together.chanceOf('knowledge', id) }))
    .sort((a, b) => b.chance - a.chance);
  return best && best.chance >= leastChance ? topicFor(best.id, text, person.isYoung) : undefined;
}

const saysNothing =
  /^(what|about|which|when|where|with|this|that|then|does|have|much|many|your|they|them|there|these|those|should|would|could|also)$/iu;

/** The reason for a topic's answer, another topic or a part of the answer, for a short question that goes on; undefined for other messages. */
export function answerKnowledge(question: KnownQuestion, message: Message): Said | undefined {
  const { language, text, dialogue } = question;
  const { rest } = message;
  if (isForPlan(question, message) || isForMinors(question, { kind: 'knowledge', id: '' })) return undefined;
  const before = dialogue.topic?.act === 'knowledge' ? dialogue.topic : null;
  const reason = before && / why /.test(message.gloss) && rest.length < 3 ? reasonFor(before.about, language) : undefined;
  if (before && reason !== undefined) return { text: reason, engine: 'embedded', isFree: true, topic: before };
  const topic = topicTogether(question);
  if (topic) return saidTopic(topic, topic[language], question);
  const [word] = rest.length > 0 ? rest : text.split(/[^\p{L}\p{M}]+/u).filter((one) => one.length > 3 && !saysNothing.test(one));
  const part = before && word !== undefined && rest.length < 2 ? sentencesWith(before.about, word, language) : undefined;
  return part === undefined ? undefined : { text: part, engine: 'embedded', isFree: true, topic: before ?? undefined };
}
