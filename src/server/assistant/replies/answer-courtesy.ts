import { courtesyIn, type Courtesy } from '../messages/index.ts';
import { courtesyTexts, numbersLine } from './courtesy-texts.ts';
import type { Question, Said } from './reply.ts';

const cardOfCrisis = ({ history }: Question) =>
  history.flatMap(({ cards }) => cards).findLast(({ level, id }) => level === 'crisis' || id === 'distress');

const night = /\b(gn8?|g?ood ?ni(ght|te)|gud ?ni(ght|te)|night|nite|sleep|bed|sone|sota|soti|shubh ratri)\b|रात्रि|सोने/i;
const goodNight = { english: 'Good night, sleep well! I am here tomorrow.', hindi: 'शुभ रात्रि, अच्छी नींद लीजिए! मैं कल भी यहीं हूँ।' } as const;

/**
 * A short answer to thanks, greetings and goodbyes, in English or Hindi and without cost. After a crisis card it is warm and repeats the
 * phone numbers. Undefined if the message says more.
 */
export function answerCourtesy(question: Question): Said | undefined {
  const courtesy = courtesyIn(question.text);
  return courtesy && courtesyAnswer(courtesy, question);
}

/** The answer to a courtesy, whatever its words. */
export function courtesyAnswer(courtesy: Courtesy, question: Question): Said {
  const card = cardOfCrisis(question);
  const say = courtesyTexts[question.language];
  const isNight = courtesy === 'bye' && night.test(question.text);
  const text = card
    ? `${say.afterCrisis[courtesy]} ${numbersLine(card.contacts, question.language)}`
    : isNight
      ? goodNight[question.language]
      : say.plain[courtesy];
  return { text, engine: 'embedded', isFree: true };
}
