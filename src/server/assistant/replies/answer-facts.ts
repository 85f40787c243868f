import type { Dialogue } from '../../../contract/assistant/dialogue.ts';
import { bodyFacts, exerciseFacts, foodFacts, type Asked, type FactAnswer } from '../facts/index.ts';
import { answerOfPlan } from '../plan-answers/index.ts';
import { plannerRequestOf, type KnownPerson } from '../plans/index.ts';
import { findExercise } from '../workout/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { askedOfPlan } from './asked-of-plan.ts';
import { asksForChange } from './asks-for-change.ts';
import type { Question, Said } from './reply.ts';

type Told = Pick<Dialogue, 'told'>['told'];

function askedOf({ language, dialogue, version }: Question, message: Message, person: KnownPerson, told: Told): Asked {
  const wishes = plannerRequestOf(version);
  const ofPlan = wishes && 'weightKg' in wishes ? wishes : undefined;
  const patterns = wishes && 'patterns' in wishes ? wishes.patterns : [];
  return {
    message,
    topic: dialogue.topic,
    language,
    patterns: [...new Set([...patterns, ...person.patterns, ...told.patterns])],
    age: wishes && 'age' in wishes ? wishes.age : person.age,
    weightKg: ofPlan?.weightKg ?? person.weightKg,
    isYoung: person.isYoung,
  };
}

const said = ({ text, topic, sources = [] }: FactAnswer): Said => ({ text, engine: 'embedded', sources, isFree: true, topic });

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
    foodFacts(asked);
  return found && said(found);
}
