import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { bodyParts, type BodyPart, type PlanLanguage } from '../../../contract/assistant/words.ts';
import { readConstraints } from '../chips/index.ts';
import { plannerRequestOf } from '../plans/index.ts';
import type { Question, Said } from './reply.ts';

const asks =
  /\b(can|may|should|could|when|shall)\b.*\b(run|jog|sprint|jump|hop|play|train|bowl|skate|dance|practi[cs]e|match|game)(ning|ging|ing)?\b|\b(daud|bhag|bhaag|khel|kood)\w* (sakt\w*|sakun\w*|lu|loon|paung\w*|paaung\w*)|(दौड़|भाग|खेल|कूद)\S* ?(सकत|सकूँ|सकूं|लूँ|पाऊँ)/iu;

const says: Record<PlanLanguage, (part: string) => string> = {
  english: (part) =>
    `What the ${part} shows decides, and not the day. Not yet while it is swollen, while you limp or spare it, or while pain in daily life is over 3 of 10. ` +
    'Begin when daily life is easy, it moves nearly like the other side, and it bears a slow single-sided effort (for a leg: a minute on it, and twenty slow rises on the toes) at pain 2 or less. ' +
    'Then walk and jog in turns for 20 minutes, or the like for an arm, and wait 24 hours: go on only if it stays calm. ' +
    'If you cannot take four steps, the bone hurts to press, it looks bent, or it is numb, see a doctor before anything else.',
  hindi: (part) =>
    `तारीख़ नहीं, ${part} बताएगा। जब तक सूजन है, लँगड़ाहट है या रोज़ के काम में दर्द 10 में से 3 से ज़्यादा है, तब तक नहीं। ` +
    'शुरू तब कीजिए जब रोज़ का काम आसान हो, हरकत लगभग दूसरी तरफ़ जैसी हो, और धीमा एक तरफ़ का काम (पैर के लिए: एक मिनट उसी पर खड़े रहना और बीस बार पंजे पर उठना) दर्द 2 या कम पर हो जाए। ' +
    'फिर 20 मिनट चलना और हल्की दौड़ बारी-बारी से; 24 घंटे रुकिए, शांत रहे तभी आगे बढ़िए। ' +
    'चार कदम न चल पाएँ, हड्डी दबाने पर दुखे, टेढ़ा दिखे या सुन्न हो, तो पहले डॉक्टर को दिखाइए।',
};

const injuryIn = (constraints: readonly Constraint[]): BodyPart | undefined =>
  constraints.find(({ type }) => type === 'injury')?.value as BodyPart;

/** The part that hurts now, by this question, the plan or the conversation; 'whole' if there is a rehab plan for it. */
function soreIn({ chat, version, dialogue, text }: Question): BodyPart | 'whole' | null {
  const wishes = plannerRequestOf(version);
  const injuries = wishes && 'injuries' in wishes ? wishes.injuries : [];
  return (
    injuryIn(readConstraints(text)) ??
    (chat?.screen === 'injuryRehab' ? 'whole' : undefined) ??
    injuries.find(({ when }) => when === 'now')?.part ??
    dialogue.told.sorePart
  );
}

/** Answers whether an injured person may run or play: by signs, never by a date. Undefined if nothing hurts or something else is asked. */
export function mayIPlay(question: Question): Said | undefined {
  const sore = asks.test(question.text) ? soreIn(question) : null;
  if (sore === null) return undefined;
  const part = question.language === 'hindi' ? 'चोट वाला हिस्सा' : sore === 'whole' ? 'sore part' : bodyParts[sore].toLowerCase();
  return { text: says[question.language](part), engine: 'embedded', isFree: true };
}
