import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import { asksForChange, tellsOfPast } from './asks-for-change.ts';
import { completedChange, renumberedChange, wantsAnother } from './complete-change.ts';
import { flagsThatStop, limitsOf, type Flag } from '../../../contract/assistant/safety.ts';
import type { AppContext } from '../../http/app-context.ts';
import { readEdit } from '../plan-edits/index.ts';
import { applyChange } from '../plans/index.ts';
import { withoutBound } from '../safety/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { findExercise } from '../workout/index.ts';
import { askedOfPlan } from './asked-of-plan.ts';
import { changeByWishes, saysOfPerson } from './change-by-wishes.ts';
import { free, made, type WantedChange } from './made-change.ts';
import { openPlan } from '../plans/index.ts';
import { replyTexts } from './reply-texts.ts';
import type { Question, Said } from './reply.ts';

/**
 * Applies the change that words ask for in the plan, with the embedded engine: of what they name ('swap Tuesday's lunch'), one of the
 * kind's own changes ('fewer days'), or a wish as the plan's form takes it ('no mushrooms', 'I am allergic to peanuts'). Undefined if they
 * ask for no change.
 */
export function changeByWords(app: AppContext, asked: Question, flags: readonly Flag[]): Said | undefined {
  const { chat, version, language, dialogue } = asked;
  if (!chat || !version) return undefined;
  const plan = openPlan(version);
  const text = renumberedChange(asked, readMessage(asked.text)) ?? asked.text;
  const question = { ...asked, text };
  const own = readMessage(text);
  if (goesOnWithTopic(asked, own) || (tellsOfPast(own) && own.foods.length === 0)) return undefined;
  if (plan.isFixed) return asksForChange(own) ? free(replyTexts[language].fixed) : undefined;
  if (flagsThatStop(plan.kind, withoutBound(flags, text)).length > 0) return undefined;
  // What the week contains, and why something that the person leaves out stays out, is answered by the plan.
  const namesNoFood = asksForChange(own) && own.foods.length === 0;
  if (!namesNoFood && plan.answerTo(text) !== undefined) return undefined;
  // The seed differs per version, so that repeating a question gives another answer.
  const seed = chat.seed + chat.planVersion;
  const message = completedChange(question, own);
  const isWanted = asksForChange(message) || !message.isQuestion || wantsAnother(message, dialogue.topic);
  const edited = isWanted ? changeWhatIsNamed({ question, message, version, flags, seed }) : undefined;
  if (edited) return edited;
  if (own.isQuestion && !isWanted) return saysOfPerson(app, { question, version, flags, seed });
  const changed = plan.changeByWords(message.text, limitsOf(flags), { seed });
  if (changed === undefined) return changeByWishes(app, { question, version, flags, seed });
  if (changed.outcome === 'impossible') return free(replyTexts[language].cannotChange);
  return changed.outcome === 'refused' ? free(changed.answer) : made(changed.answer, text, changed, version, language);
}

const wishesFor = / (no|not|without|add|remove|swap|change|give|want|more|less|fewer|insteadofit|another|only|never) /;
/** 'And cut fruit' after an answer on keeping food asks about that, and takes no fruit out of the plan. */
function goesOnWithTopic({ dialogue }: Question, { gloss }: Message): boolean {
  const isShort = gloss.trim().split(' ').length <= 4;
  return dialogue.topic?.act === 'knowledge' && isShort && /^ (and|or|aur|और) /.test(gloss) && !wishesFor.test(gloss);
}

const swapsExercise = / (swap|change|instead|remove|no|without|hate) /;

/** An exercise of our catalogue that somebody wants changed in a plan that does not have it. */
function notInWorkout({ text, language }: Question, { plan }: PlanVersion, { gloss }: Message): Said | undefined {
  const exercise = plan.kind === 'workout' && swapsExercise.test(gloss) ? findExercise(text, undefined, language) : undefined;
  if (!exercise || plan.kind !== 'workout' || plan.exercises.some(({ id }) => id === exercise.id)) return undefined;
  return free(replyTexts[language].noExercise.replace('{name}', exercise.name));
}

const withoutVersion = (plan: PlanVersion['plan']): string => JSON.stringify({ ...plan, version: 0 });
const isSame = (before: PlanVersion, { plan, request }: Pick<PlanVersion, 'plan' | 'request'>): boolean =>
  withoutVersion(before.plan) === withoutVersion(plan) && JSON.stringify(before.request) === JSON.stringify(request);

/** A change of single items, meals, days or sessions that the words name; undefined if they name none. */
function changeWhatIsNamed({ question, message, version, flags, seed }: WantedChange & { message: Message }): Said | undefined {
  const { text, language } = question;
  const asked = { ...askedOfPlan(question, version), message };
  const edit = readEdit(asked);
  if (edit === undefined) return notInWorkout(question, version, message);
  if ('refuses' in edit) return { ...free(edit.refuses), topic: edit.topic };
  const changed = applyChange(version, edit, limitsOf(flags), { seed });
  if (changed.outcome === 'impossible') return free(replyTexts[language].cannotChange);
  if (changed.outcome === 'refused') return free(changed.answer);
  const said = made(edit.says ?? changed.answer, text, changed, version, language);
  if (isSame(version, changed)) return { ...free(replyTexts[language].noDifference), topic: edit.topic };
  return { ...said, topic: edit.topic };
}
