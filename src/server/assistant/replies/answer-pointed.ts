import { answerOfPlan, pointedFacts, shownParts, whyOfPlan } from '../plan-answers/index.ts';
import { findExercise } from '../workout/index.ts';
import type { Message } from '../understanding/index.ts';
import { dayOfEntries } from './answer-from-plan.ts';
import { askedOfPlan } from './asked-of-plan.ts';
import { asksForChange } from './asks-for-change.ts';
import type { Question, Said } from './reply.ts';

/** After these a bare 'dinner' or 'tuesday' says where the change is meant. */
const awaitsPlace: ReadonlySet<string> = new Set(['change', 'calendar']);

/**
 * Answers about what the last answer showed of the plan, 'is that a lot?', 'the second one', about what it has none or much of, 'why no squats',
 * and about a day or a meal that is only named, 'and friday?', 'aaj ka breakfast'.
 */
export function answerPointed(question: Question, message: Message): Said | undefined {
  const { version, dialogue } = question;
  if (!version) return undefined;
  const asked = askedOfPlan(question, version);
  const names = message.days.length + message.meals.length > 0 && message.foods.length === 0;
  // 'Day 2' names a day, 'two days' wishes for some.
  const named = { ...message, gloss: message.gloss.replaceAll(/ (day|days) /g, ' ') };
  const isBare = names && message.rest.length === 0 && !asksForChange(named) && !awaitsPlace.has(dialogue.topic?.act ?? '');
  const found =
    pointedFacts(asked) ??
    whyOfPlan(asked, (text) => findExercise(text, undefined, question.language)) ??
    shownParts(asked) ??
    (isBare ? answerOfPlan(asked) : undefined);
  if (found) return { text: found.text, engine: 'embedded', sources: found.sources ?? [], isFree: true, topic: found.topic };
  const ofDay = isBare ? dayOfEntries(question, message.days) : undefined;
  return ofDay === undefined ? undefined : { text: ofDay, engine: 'embedded', isFree: true, topic: { act: 'planDay' } };
}

/** 'The second one' after 'instead of curd you can take …': the swap in words; undefined for other messages. */
export function chosenSwap({ version, dialogue: { topic } }: Question, { ordinal, rest, foods, days }: Message): string | undefined {
  if (version?.plan.kind !== 'diet' || topic?.act !== 'planDay' || topic.items.length !== 1 || ordinal === undefined) return undefined;
  const item = version.plan.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items)).find(({ key }) => key === topic.items[0]);
  const isOffered = item?.swaps.length === topic.foods.length && item.swaps.every(({ id }, at) => id === topic.foods[at]);
  const chosen = isOffered && rest.length + foods.length + days.length === 0 ? item.swaps.at(ordinal) : undefined;
  return item && chosen && `swap ${item.name} for ${chosen.name}`;
}
