import type { Awaited } from '../../../contract/assistant/dialogue.ts';
import type { RehabProblem } from '../../../contract/assistant/rehab.ts';
import type { BodyPart } from '../../../contract/assistant/words.ts';
import { readConstraints } from '../chips/index.ts';
import { plannerRequestOf } from '../plans/index.ts';
import { courtesyIn } from '../messages/index.ts';
import { areAskedAlike, careOf, injuryQuestions } from './injury-questions.ts';
import { injuryTexts } from './injury-texts.ts';
import type { Question, Said } from './reply.ts';

/** Words of a question that is not about the injury itself; it is answered instead of asked back. */
const asksElse =
  /\b(which|when|where|why|how|who|can|could|should|may|eat|food|diet|protein|sleep|exercises?|stretch\w*|workouts?|train\w*|strengthen\w*|prevent\w*|avoid\w*|plan|tape|brace|ice|heat|massage|shoes?|recover\w*|rehab|heal\w*|treat\w*|remed\w*|yoga|kaise|kaun\w*|kab|kyu|kyun|kyon|kitn\w*|kasrat|khana|khau|khaun|vyayam|upay|ilaj|swap|change|badal\w*)\b|कैसे|कौन|कब|क्यों|कितन|कसरत|व्यायाम|खाऊ|खाना|उपाय|इलाज|बदल/iu;
/** A question about the injury itself, which is treated like a report of it: 'what should I do, my ankle is swollen'. */
const whatToDo =
  /\b(what|how) (should|can|do|must|shall) (i|we) (do|treat|handle)\b( (now|about (it|this)))?|\bwhat to do\b|\bcan you help( me)?\b|\b(please )?help( me)?\b|\bkya (karu|karun|karoon|karna|kare|karein)\w*( chahiye)?\b|क्या कर(ूँ|ूं|ना|ें)?( चाहिए)?/giu;

const partIn = (text: string): BodyPart | undefined =>
  readConstraints(text).find(({ type }) => type === 'injury')?.value as BodyPart | undefined;

/** Pain without a place, in a conversation where the place is known: 'it is more swollen today'. */
const reportsPain =
  /\b(it|its|this|still|again|more|chalne|daudne|uthne|baithne)\b.*\b(hurts?|pain\w*|sore|swollen|swelling|aches?|worse|stiff|dard|sujan|dukh\w*)\b|\b(dard|sujan|soojan) (badh|zyada|jyada|ho|hai|hota)|दर्द|सूजन/iu;
const isWorse = /\b(worse|more|bigger|badh\w*|zyada|jyada)\b|बढ़|बढ|ज़्यादा|ज्यादा/iu;
const partOfProblem: Readonly<Record<RehabProblem, BodyPart>> = {
  ankleSprain: 'ankle',
  hamstring: 'hamstring',
  groin: 'hip',
  quadriceps: 'quadriceps',
  calf: 'calf',
  achilles: 'achilles',
  patellarTendon: 'knee',
  frontKnee: 'knee',
  shin: 'shin',
  plantarHeel: 'foot',
  lowBack: 'lowerBack',
  neck: 'neck',
  shoulder: 'shoulder',
  elbow: 'elbow',
  wrist: 'wrist',
  finger: 'wrist',
  concussion: 'head',
};

/** The injured part that the rehab plan is for, or that was mentioned in this conversation. */
function knownPart({ version, dialogue }: Question): BodyPart | null {
  const wishes = plannerRequestOf(version);
  return wishes && 'problem' in wishes ? partOfProblem[wishes.problem] : dialogue.told.sorePart;
}

const free = (text: string, awaits?: Awaited): Said => ({ text, engine: 'embedded', isFree: true, awaits });

const allCalm =
  /^(none|no|nope|nothing|nahi|nahin|koi nahi|kuch nahi|ek bhi nahi|नहीं|कोई नहीं|एक भी नहीं)(?=\s|[,.!।]|$)|\b(none of|no to all|all no|sab(ka)? nahi|all are no)/iu;
const oneYes = /^(yes|yeah|yep|haan?|ji haan?|हाँ|हां|जी हाँ|जी हां|one is|the first|the second|some)(?=\s|[,.!]|$)/iu;

/** The answer to 'is one of these a yes?': what to do now, or whom to see. */
function afterAsking(question: Question): string | undefined {
  const { awaits } = question.dialogue;
  if (awaits.kind !== 'injuryCheck') return undefined;
  const text = question.text.trim();
  if (oneYes.test(text)) return injuryTexts[question.language].isYes;
  return courtesyIn(text) === 'no' || allCalm.test(text) ? injuryTexts[question.language].isNo[careOf(awaits.part)] : undefined;
}

/**
 * If somebody reports that a part hurts without another question, asks the questions that decide whether a doctor is needed first, and
 * says how to spare the part until then. Each part is asked about once; undefined if nothing hurts or something else is asked.
 */
export function askOfInjury(question: Question): Said | undefined {
  const after = afterAsking(question);
  if (after !== undefined) return free(after);
  if (asksElse.test(question.text.replace(whatToDo, ' '))) return undefined;
  const named = partIn(question.text);
  const part = named ?? (reportsPain.test(question.text) ? knownPart(question) : null);
  if (part === null) return undefined;
  const say = injuryTexts[question.language];
  const wasAsked = question.dialogue.checkedParts.some((one) => areAskedAlike(one, part));
  if (wasAsked) return isWorse.test(question.text) || named === undefined ? free(say.worse) : undefined;
  const questions = injuryQuestions(part, question.language).map((one) => `• ${one}`);
  return free([say.sorry, say.check, ...questions, say.then[careOf(part)]].join('\n'), { kind: 'injuryCheck', part });
}
