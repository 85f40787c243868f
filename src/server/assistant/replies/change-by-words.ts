import { cutTo } from '../../../contract/shapes.ts';
import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { asksForChange } from './asks-for-change.ts';
import { labelOf } from '../../../contract/assistant/constraint-labels.ts';
import { flagsThatStop, limitsOf, type Flag } from '../../../contract/assistant/safety.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { readConstraints } from '../chips/index.ts';
import { readEdit } from '../plan-edits/index.ts';
import { applyChange } from '../plans/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { findExercise } from '../workout/index.ts';
import { askedOfPlan } from './asked-of-plan.ts';
import { withDifference } from './say-difference.ts';
import { openPlan, withoutAdultAge, type OpenPlan } from '../plans/index.ts';
import { replyTexts } from './reply-texts.ts';
import type { Question, Said } from './reply.ts';

/** Questions without a question mark: 'when can I play football again' is not a wish for football. */
const questionWords =
  /^\s*(when|how|why|where|who|which|should i|may i|am i|is it|is this|do i|does|will i|kab|kaise|kyu|kyun|kyon|kitne|kitna|kitni|kya main|kya mai|कब|कैसे|क्यों|कितन\S*|क्या मैं)(?=\s|$)/iu;

const asksOnly = (text: string): boolean => /\?\s*$/.test(text) || questionWords.test(text);

/** A plan changed by words, to be stored as its newest version. */
export type ChangedPlan = Pick<PlanVersion, 'engine' | 'reason' | 'request' | 'plan'>;

/**
 * Applies the change that words ask for in the plan, with the embedded engine: one of the kind's own changes ('fewer days', 'swap
 * paneer'), or new facts about the person ('I am allergic to peanuts'). Undefined if they ask for no change.
 */
export function changeByWords(app: AppContext, question: Question, flags: readonly Flag[]): Said | undefined {
  const { chat, version, text, language } = question;
  if (!chat || !version) return undefined;
  const plan = openPlan(version);
  if (plan.isFixed) return asksForChange(readMessage(text)) ? free(replyTexts[language].fixed) : undefined;
  if (flagsThatStop(plan.kind, flags).length > 0) return undefined;
  // What the week contains, and why something that the person leaves out stays out, is answered by the plan.
  if (plan.answerTo(text) !== undefined) return undefined;
  // The seed differs per version, so that repeating a question gives another answer.
  const seed = chat.seed + chat.planVersion;
  const edited = changeWhatIsNamed(question, version, flags, seed);
  if (edited) return edited;
  const changed = plan.changeByWords(text, limitsOf(flags), { seed });
  const message = readMessage(text);
  const isQuestion = asksOnly(text) || (message.isQuestion && !asksForChange(message));
  if (changed === undefined) return isQuestion ? undefined : planAgain(app, plan, { text, language, seed, flags, version });
  if (changed.outcome === 'impossible') return free(replyTexts[language].cannotChange);
  return changed.outcome === 'refused' ? free(changed.answer) : made(changed.answer, text, changed, version, language);
}

const swapsExercise = / (swap|change|instead|remove|no|without|hate|skip) /;

/** An exercise of our catalogue that somebody wants changed in a plan that does not have it. */
function notInWorkout({ text, language }: Question, { plan }: PlanVersion, { gloss }: Message): Said | undefined {
  const exercise = plan.kind === 'workout' && swapsExercise.test(gloss) ? findExercise(text, undefined, language) : undefined;
  if (!exercise || plan.kind !== 'workout' || plan.exercises.some(({ id }) => id === exercise.id)) return undefined;
  return free(replyTexts[language].noExercise.replace('{name}', exercise.name));
}

/** A change of single items, meals, days or sessions that the words name; undefined if they name none. */
function changeWhatIsNamed(question: Question, version: PlanVersion, flags: readonly Flag[], seed: number): Said | undefined {
  const { text, language } = question;
  const asked = askedOfPlan(question, version);
  const edit = asksForChange(asked.message) ? readEdit(asked) : undefined;
  if (edit === undefined) return notInWorkout(question, version, asked.message);
  if ('refuses' in edit) return { ...free(edit.refuses), topic: edit.topic };
  const changed = applyChange(version, edit, limitsOf(flags), { seed });
  if (changed.outcome === 'impossible') return free(replyTexts[language].cannotChange);
  if (changed.outcome === 'refused') return free(changed.answer);
  return { ...made(changed.answer, text, changed, version, language), topic: edit.topic };
}

type Again = Pick<Question, 'text' | 'language'> & { seed: number; flags: readonly Flag[]; version: PlanVersion };

/** The plan made again with what the words say about the person. */
function planAgain(app: AppContext, plan: OpenPlan, { text, language, seed, flags, version }: Again): Said | undefined {
  const isUnder18 = flags.some(({ code }) => code === 'under18');
  const constraints = withoutAdultAge(readConstraints(text), isUnder18);
  if (constraints.length === 0) return undefined;
  try {
    const next = plan.planAgain(app, constraints, limitsOf(flags), { seed });
    const labels = constraints.map((one) => labelOf(one, language)).join(', ');
    return next && made(replyTexts[language].respected.replace('{wishes}', labels), text, next, version, language);
  } catch (error) {
    if (error instanceof Refusal) return free(replyTexts[language].cannotChange);
    throw error;
  }
}

const free = (text: string): Said => ({ text, engine: 'embedded', isFree: true });
const made = (
  says: string,
  asked: string,
  { plan, request }: Pick<ChangedPlan, 'plan' | 'request'>,
  before: PlanVersion,
  language: PlanLanguage,
): Said => {
  const reason = asked.length > 80 ? `${cutTo(77, asked)}…` : asked;
  return { ...withDifference(says, { engine: 'embedded', reason, request, plan }, before, language), topic: { act: 'change' } };
};
