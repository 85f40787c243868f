import type { KnownFacts } from '../../../contract/assistant/dialogue.ts';
import { bodySlotsIn } from '../facts/index.ts';
import { readMessage } from '../understanding/index.ts';
import type { Question } from './reply.ts';

export type BodyTold = NonNullable<KnownFacts['body']>;

/** So many messages of a conversation from before figures were kept with its answers are read for them. */
const mostRead = 30;

function bodyIn(text: string): BodyTold {
  const { age, weightKg, heightCm, sex } = bodySlotsIn(readMessage(text));
  return {
    ...(age !== undefined && { age }),
    ...(weightKg !== undefined && { weightKg }),
    ...(heightCm !== undefined && { heightCm }),
    ...(sex !== undefined && { sex }),
  };
}

/** What the person said of their body before this message; the latest figure counts. */
export function bodyBefore({ dialogue, history }: Pick<Question, 'dialogue' | 'history'>): BodyTold {
  const asked = history.filter(({ sender }) => sender === 'USER').slice(-mostRead);
  return dialogue.told.body ?? asked.reduce<BodyTold>((told, { messageContent }) => ({ ...told, ...bodyIn(messageContent) }), {});
}

/** The same with what this message says of it. */
export const bodyAfter = (question: Pick<Question, 'dialogue' | 'history' | 'text'>): BodyTold => ({
  ...bodyBefore(question),
  ...bodyIn(question.text),
});
