import type { Flag } from '../../../contract/assistant/safety.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { SignedInCaller } from '../../http/route.ts';
import { answerCalendar, asksOfOwnDays, namesTime } from './answer-calendar.ts';
import { planForCalendar } from './plan-for-calendar.ts';
import { answerOffered } from './answer-offered.ts';
import { answerOwnRecord } from './answer-own-record.ts';
import { answerPointed, chosenSwap } from './answer-pointed.ts';
import { answerFamily } from './answer-family.ts';
import { whatIsAsked } from '../asked/index.ts';
import { answerWhy } from './answer-why.ts';
import { answerCourtesy } from './answer-courtesy.ts';
import { answerAfterCard } from './answer-after-card.ts';
import { answerAsked } from './answer-asked.ts';
import { answerBoth } from './answer-both.ts';
import { answerGuess } from './answer-guess.ts';
import { answerFacts, answerReckoning } from './answer-facts.ts';
import { answerKnowledge } from './answer-knowledge.ts';
import { answerFromPlan } from './answer-from-plan.ts';
import { askOfInjury } from './ask-of-injury.ts';
import { afterChange } from './after-change.ts';
import { otherLanguage, renameByWords } from './about-plan-itself.ts';
import { asksForChange } from './asks-for-change.ts';
import { changeByWords } from './change-by-words.ts';
import { whatChanged } from './what-changed.ts';
import { mayIPlay } from './may-i-play.ts';
import { undoByWords } from './undo.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { replyTexts } from './reply-texts.ts';
import { answerFromLast } from './answer-from-last.ts';
import type { KnownQuestion, Question, Said } from './reply.ts';

/** What our own readers answer, the surest first; undefined where a model or our passages have to. */
export async function embeddedAnswer(
  app: AppContext,
  question: KnownQuestion,
  heeded: readonly Flag[],
  caller: SignedInCaller,
): Promise<Said | undefined> {
  const { pool } = app.database;
  const { userId } = caller.viewer;
  const { person, told } = question;
  const message = readMessage(question.text);
  const hasModel = app.providers.assistantModel !== undefined;
  const asking = { db: pool, userId, flags: heeded, hasModel };
  return (
    (await undoByWords(app, userId, question, message)) ??
    answerAfterCard(question) ??
    afterChange(question, message) ??
    answerWhy(question, message) ??
    answerOffered(question, message) ??
    changeChosen(app, question, message, heeded) ??
    answerPointed(question, message) ??
    answerOwnRecord(question, message) ??
    whatChanged(question, message) ??
    (await renameByWords(app, caller.viewer, question)) ??
    otherLanguage(question) ??
    answerReckoning(question, person, told, message) ??
    (await answerBoth(question, message, (one, read) => answerPart(one, read, asking))) ??
    (await answerAsked(question, message, { ...asking, when: 'early' })) ??
    (isOfPlan(question, message) ? changedWithCare(app, question, heeded) : undefined) ??
    (await planForCalendar(pool, userId, question, message)) ??
    (namesTime(message) && (asksOfOwnDays(message) || whatIsAsked(question.text).shareOf('talk') < 0.5)
      ? await answerCalendar(pool, userId, question, message)
      : undefined) ??
    (await answerAsked(question, message, { ...asking, when: 'between' })) ??
    changedWithCare(app, question, heeded) ??
    mayIPlay(question) ??
    answerFacts(question, person, told) ??
    (await answerCalendar(pool, userId, question, message)) ??
    readOut(question) ??
    askOfInjury(question) ??
    answerKnowledge(question, message) ??
    answerFromLast(question, message) ??
    answerCourtesy(question) ??
    (await answerAsked(question, message, { ...asking, when: 'late' })) ??
    unclearChange(question, message) ??
    (hasModel ? undefined : (answerGuess(question, message, heeded) ?? answerFamily(question)))
  );
}

/** One of the questions of a message: what is surely asked, or figures of the body and of foods. */
const answerPart = async (question: KnownQuestion, message: Message, asking: Omit<Parameters<typeof answerAsked>[2], 'when'>) =>
  (await answerAsked(question, message, { ...asking, when: 'early' })) ??
  answerFacts(question, question.person, question.told) ??
  (whatIsAsked(question.text).best.chance >= likelyOfPart ? await answerAsked(question, message, { ...asking, when: 'late' }) : undefined);

/** From this chance a part of a message is taken for its topic. */
const likelyOfPart = 0.35;

/** Whether a message asks for a change of the plan rather than how Elevate works: 'swap day 2', and not 'change my password'. */
function isOfPlan({ version, text }: Question, message: Message): boolean {
  const { shareOf, chanceOf } = whatIsAsked(text);
  return version !== undefined && asksForChange(message) && shareOf('product') - chanceOf('product', 'change-plan-how') < 0.5;
}

/** A plan that was changed because something hurts does not decide whether a doctor is needed first, so that is asked too. */
function changedWithCare(app: AppContext, question: Question, flags: readonly Flag[]): Said | undefined {
  const changed = changeByWords(app, question, flags);
  const asked = changed?.changed && askOfInjury(question);
  return changed && asked ? { ...changed, text: `${changed.text}\n\n${asked.text}`, awaits: asked.awaits } : changed;
}

/** The swap that was offered and is chosen by its place: 'the second one'. */
function changeChosen(app: AppContext, question: Question, message: Message, flags: readonly Flag[]): Said | undefined {
  const text = chosenSwap(question, message);
  return text === undefined ? undefined : changedWithCare(app, { ...question, text }, flags);
}

const wantsChange =
  / (swap|change|remove|add|move|make|more|less|shorter|longer|easier|harder|cheaper|quicker|lighter|heavier|double|half) /;

/** A change of the open plan that could not be read: one question, with what is understood. */
function unclearChange({ version, language }: Question, message: Message): Said | undefined {
  const isChange = version !== undefined && !message.isQuestion && asksForChange(message) && wantsChange.test(message.gloss);
  return isChange ? { text: replyTexts[language].whichChange, engine: 'embedded', isFree: true, topic: { act: 'change' } } : undefined;
}

/** Reads an answer out of the plan, which is free. */
function readOut(question: Question): Said | undefined {
  const text = answerFromPlan(question);
  return text === undefined ? undefined : { text, engine: 'embedded', isFree: true };
}
