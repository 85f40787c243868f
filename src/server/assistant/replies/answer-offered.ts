import { courtesyIn } from '../messages/index.ts';
import { passageWith } from '../corpus/index.ts';
import { topicFor } from '../knowledge/index.ts';
import type { Message } from '../understanding/index.ts';
import { saidTopic } from './answer-knowledge.ts';
import { passageWords } from './passage-words.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** Which of the topics that the last answer offered is chosen by its place, or by a 'yes' to the only one. */
function chosenId({ dialogue: { awaits }, text }: KnownQuestion, { ordinal, rest }: Message): string | undefined {
  if (awaits.kind !== 'topics') return undefined;
  if (ordinal !== undefined && rest.length === 0) return awaits.ids.at(ordinal);
  return awaits.ids.length === 1 && courtesyIn(text) === 'yes' ? awaits.ids[0] : undefined;
}

/** What the last answer offered, after a 'yes' or 'the second one'; undefined otherwise. */
export function answerOffered(question: KnownQuestion, message: Message): Said | undefined {
  const { dialogue, text, language, person } = question;
  const { awaits } = dialogue;
  const id = chosenId(question, message);
  const topic = id === undefined ? undefined : topicFor(id, text, person.isYoung);
  if (topic) return saidTopic(topic, topic[language], question);
  const offered = awaits.kind === 'passage' && courtesyIn(text) === 'yes' ? passageWith(awaits.id) : undefined;
  return offered ? { text: passageWords(offered, question), engine: 'embedded', sources: [offered.source], isFree: false } : undefined;
}
