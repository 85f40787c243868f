import type { BodyPart } from '../../../contract/assistant/words.ts';
import { readConstraints } from '../chips/index.ts';
import { courtesyIn } from '../safety/index.ts';
import { injuryQuestions } from './injury-questions.ts';
import { injuryTexts } from './injury-texts.ts';
import type { Question, Said } from './reply.ts';

/** Words of a question about something else than the injury itself: it is answered, and not asked back. */
const asksElse =
  /\b(which|when|where|why|how|who|can|could|should|may|eat|food|diet|protein|sleep|exercises?|stretch\w*|workouts?|train\w*|strengthen\w*|prevent\w*|avoid\w*|plan|tape|brace|ice|heat|massage|shoes?|recover\w*|rehab|heal\w*|treat\w*|remed\w*|yoga|kaise|kaun\w*|kab|kyu|kyun|kyon|kitn\w*|kasrat|khana|khau|khaun|vyayam|upay|ilaj|swap|change|badal\w*)\b|कैसे|कौन|कब|क्यों|कितन|कसरत|व्यायाम|खाऊ|खाना|उपाय|इलाज|बदल/iu;
/** Asked of the injury itself, which comes to the same as telling of it: 'what should I do, my ankle is swollen'. */
const whatToDo =
  /\b(what|how) (should|can|do|must|shall) (i|we) (do|treat|handle)\b( (now|about (it|this)))?|\bwhat to do\b|\bcan you help( me)?\b|\b(please )?help( me)?\b|\bkya (karu|karun|karoon|karna|kare|karein)\w*( chahiye)?\b|क्या कर(ूँ|ूं|ना|ें)?( चाहिए)?/giu;

const partIn = (text: string): BodyPart | undefined =>
  readConstraints(text).find(({ type }) => type === 'injury')?.value as BodyPart | undefined;

/** The part that was asked about in the answer before; undefined where that was about something else. */
function askedOf({ history }: Question): BodyPart | undefined {
  const last = history.findLastIndex(({ sender }) => sender === 'SYSTEM');
  const isAsked = Object.values(injuryTexts).some(({ check }) => history[last]?.messageContent.includes(check));
  return isAsked ? partIn(history[last - 1]?.messageContent ?? '') : undefined;
}

const allCalm =
  /^(none|no|nope|nothing|nahi|nahin|koi nahi|kuch nahi|ek bhi nahi|नहीं|कोई नहीं|एक भी नहीं)\b|\b(none of|no to all|all no|sab(ka)? nahi|all are no)/iu;
const oneYes = /^(yes|yeah|yep|haan?|ji haan?|हाँ|हां|जी हाँ|जी हां|one is|the first|the second|some)(?=\s|[,.!]|$)/iu;

/** The answer to 'is one of these a yes?': what to do now, or who should see it. */
function afterAsking(question: Question): string | undefined {
  if (askedOf(question) === undefined) return undefined;
  const text = question.text.trim();
  if (oneYes.test(text)) return injuryTexts[question.language].isYes;
  return courtesyIn(text) === 'no' || allCalm.test(text) ? injuryTexts[question.language].isNo : undefined;
}

/**
 * Somebody tells that a part hurts, and asks nothing more: they are asked what decides whether a doctor comes first, and told how to spare it until
 * then. Asked once of a part; undefined where nothing hurts or something else is asked.
 */
export function askOfInjury(question: Question): Said | undefined {
  const after = afterAsking(question);
  if (after !== undefined) return { text: after, engine: 'embedded', isFree: true };
  const part = partIn(question.text);
  if (part === undefined || asksElse.test(question.text.replace(whatToDo, ' '))) return undefined;
  const say = injuryTexts[question.language];
  const questions = injuryQuestions(part, question.language).map((one) => `• ${one}`);
  if (question.history.some(({ messageContent }) => messageContent.includes(questions.join('\n')))) return undefined;
  return { text: [say.sorry, say.check, ...questions, say.then].join('\n'), engine: 'embedded', isFree: true };
}
