import type { Dialogue } from '../../../contract/assistant/dialogue.ts';
import { bodyFacts, exerciseFacts, exercisesByMuscle, foodFacts, reckonings, type Asked, type FactAnswer } from '../facts/index.ts';
import { whatIsAsked } from '../asked/index.ts';
import { answerOfPlan } from '../plan-answers/index.ts';
import { plannerRequestOf, todayIn, type KnownPerson } from '../plans/index.ts';
import { exercisesFor, findExercise } from '../workout/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { askedOfPlan } from './asked-of-plan.ts';
import { asksForChange } from './asks-for-change.ts';
import { bodyBefore } from './body-told.ts';
import type { Question, Said } from './reply.ts';

type Told = Pick<Dialogue, 'told'>['told'];

/** From this chance a message counts as one of a family. */
const sureOfFamily = 0.45;

function askedOf(question: Question, message: Message, person: KnownPerson, told: Told): Asked {
  const { language, dialogue, version } = question;
  const wishes = plannerRequestOf(version);
  const before = bodyBefore(question);
  const { chanceOf } = whatIsAsked(question.text);
  const ofPlan = wishes && 'weightKg' in wishes ? wishes : undefined;
  const patterns = wishes && 'patterns' in wishes ? wishes.patterns : [];
  return {
    message,
    topic: dialogue.topic,
    language,
    patterns: [...new Set([...patterns, ...person.patterns, ...told.patterns])],
    age: before.age ?? (wishes && 'age' in wishes ? wishes.age : person.age),
    weightKg: before.weightKg ?? ofPlan?.weightKg ?? person.weightKg,
    heightCm: before.heightCm ?? (ofPlan && 'heightCm' in ofPlan ? ofPlan.heightCm : undefined),
    sex: before.sex ?? (ofPlan && 'sex' in ofPlan ? ofPlan.sex : undefined),
    isYoung: person.isYoung,
    isForFigures: chanceOf('family', 'food') >= sureOfFamily,
    isFragment: chanceOf('family', 'fragment') >= sureOfFamily,
  };
}

const said = ({ text, topic, sources = [] }: FactAnswer): Said => ({ text, engine: 'embedded', sources, isFree: true, topic });

/** What is computed from the numbers that a message names, whatever the plan; undefined if it asks for no such thing. */
export function answerReckoning(question: Question, person: KnownPerson, told: Told, message: Message): Said | undefined {
  if (question.version && asksForChange(message) && !message.isQuestion) return undefined;
  const found = reckonings(askedOf(question, message, person, told), todayIn(question.timeZone));
  return found && said(found);
}

/** Answers that are computed from the open plan and from our tables; undefined if the message asks for none. */
export function answerFacts(question: Question, person: KnownPerson, told: Told): Said | undefined {
  const message = readMessage(question.text);
  if (question.version && asksForChange(message) && !message.isQuestion && message.nutrients.length === 0) return undefined;
  const { version } = question;
  const asked = askedOf(question, message, person, told);
  const found =
    (version && answerOfPlan(askedOfPlan(question, version))) ??
    bodyFacts(asked) ??
    exerciseFacts(asked, (text, id) => findExercise(text, id, question.language)) ??
    exercisesByMuscle(asked, exercisesFor) ??
    foodFacts(asked);
  return found && said(found);
}
