import { knowledgeFor, reasonFor, sentencesWith, type KnowledgeTopic } from '../knowledge/index.ts';
import type { Message } from '../understanding/index.ts';
import { asksForChange } from './asks-for-change.ts';
import { avoidedFoodNote } from './avoided-food-note.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** The question before, where a topic answered it; what else was said does not go on. */
const lastAsked = ({ history, dialogue }: KnownQuestion): string =>
  dialogue.topic === null || dialogue.topic.act === 'knowledge'
    ? (history.findLast(({ sender }) => sender === 'USER')?.messageContent ?? '')
    : '';

/** The answer of a topic, with a note where it names something that the person leaves out. */
export function saidTopic(topic: KnowledgeTopic, text: string, question: KnownQuestion): Said {
  const notes = avoidedFoodNote(text, question);
  return {
    text: [text, ...notes].join('\n\n'),
    engine: 'embedded',
    sources: [topic.source],
    isFree: false,
    topic: { act: 'knowledge', about: topic.id },
  };
}

/** Whether somebody wants the open plan changed, which only names a subject. */
const isForPlan = ({ version }: KnownQuestion, message: Message): boolean =>
  version !== undefined && asksForChange(message) && !message.isQuestion;

/** A short answer to a question that is certainly for one topic; asked before rules that only look at single words. */
export function answerCertainKnowledge(question: KnownQuestion, message: Message): Said | undefined {
  const { language, text, person } = question;
  const isOfDish = question.version !== undefined && message.foods.length > 0;
  if (isForPlan(question, message) || isOfDish || message.days.length > 0) return undefined;
  const found = knowledgeFor(text, { before: '', isYoung: person.isYoung });
  return found?.isCertain && (question.version === undefined || found.subjects > 1)
    ? saidTopic(found.topic, found.topic[language], question)
    : undefined;
}

/** A short answer to a common question of food, training or the body, also for a short one that goes on; undefined for other messages. */
export function answerKnowledge(question: KnownQuestion, message: Message): Said | undefined {
  const { language, text, person, dialogue } = question;
  const { rest } = message;
  if (isForPlan(question, message)) return undefined;
  const before = dialogue.topic?.act === 'knowledge' ? dialogue.topic : null;
  const reason = before && / why /.test(message.gloss) && rest.length < 3 ? reasonFor(before.about, language) : undefined;
  if (before && reason !== undefined) return { text: reason, engine: 'embedded', isFree: true, topic: before };
  const found = knowledgeFor(text, { before: lastAsked(question), isYoung: person.isYoung });
  if (found) return saidTopic(found.topic, found.topic[language], question);
  const [word] = rest.length > 0 ? rest : text.split(/[^\p{L}\p{M}]+/u).filter((one) => one.length > 3);
  const part = before && word !== undefined && rest.length < 2 ? sentencesWith(before.about, word, language) : undefined;
  return part === undefined ? undefined : { text: part, engine: 'embedded', isFree: true, topic: before ?? undefined };
}
