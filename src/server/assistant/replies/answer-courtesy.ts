import { courtesyIn } from '../messages/index.ts';
import { courtesyTexts, numbersLine } from './courtesy-texts.ts';
import type { Question, Said } from './reply.ts';

const cardOfCrisis = ({ history }: Question) =>
  history.flatMap(({ cards }) => cards).findLast(({ level, id }) => level === 'crisis' || id === 'distress');

/**
 * A short sentence of its own for thanks, greetings, goodbyes and their like, in English or Hindi, never a passage, and free. After a card of
 * crisis it is warm and keeps the numbers at hand. Undefined where more was said.
 */
export function answerCourtesy(question: Question): Said | undefined {
  const courtesy = courtesyIn(question.text);
  if (courtesy === undefined) return undefined;
  const card = cardOfCrisis(question);
  const say = courtesyTexts[question.language];
  const text = card ? `${say.afterCrisis[courtesy]} ${numbersLine(card.contacts, question.language)}` : say.plain[courtesy];
  return { text, engine: 'embedded', isFree: true };
}
