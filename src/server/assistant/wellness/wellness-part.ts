import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { wellnessDraft, type WellnessChange, type WellnessPlan, type WellnessRequest } from '../../../contract/assistant/wellness.ts';
import { definePart, type PlanEntry, type PlanItem, type TeamDay } from '../part/index.ts';
import { mindFlagsIn } from '../quiet-wishes/index.ts';
import { checkAnswers, missingAnswers } from '../safety/index.ts';
import { withConstraints, withDaysOff } from './asked.ts';
import { changeWellness, fewerMinutes, swapWellnessItem } from './change-wellness.ts';
import { completeWellness } from './complete-wellness.ts';
import { planWellness } from './plan-wellness.ts';
import { allowedPractices } from './practices.ts';
import { readWellnessChange, wellnessChangeAnswer } from './read-wellness-change.ts';
import { verifyWellness } from './verify-wellness.ts';
import { wellnessWishes } from './wellness-wishes.ts';

/** Adds a team's next match, unless the form names one, and finds the plan's days on which nothing should be. */
function withEvents(request: WellnessRequest, events: readonly TeamDay[], startsOn: string): WellnessRequest {
  const free = withDaysOff(request, startsOn);
  if (free.matchInDays !== null) return free;
  const days = events.filter(({ kind, day }) => kind === 'game' && day >= 0 && day <= 13).map(({ day }) => day);
  return days.length > 0 ? { ...free, matchInDays: Math.min(...days) } : free;
}

const evening = 20 * 60;

const markdown = (plan: WellnessPlan, language: PlanLanguage): string =>
  [
    ...(plan.says ? [plan.says] : []),
    ...plan.days
      .filter(({ items }) => items.length > 0)
      .flatMap(({ title, minutes, items }) => [
        `## ${title} (${minutes} ${planWords[language].minutes})`,
        items.map(({ name, how }) => `- [ ] **${name}** ${how}`).join('\n'),
      ]),
    ...(plan.safetyCard.parts.length > 0 ? [`## ${plan.safetyCard.title}`] : []),
    ...plan.safetyCard.parts.flatMap(({ title, lines }) => [`**${title}**`, lines.map((line) => `- ${line}`).join('\n')]),
    ...new Set([...plan.help.contacts, ...plan.safetyCard.professionals].map(({ label, number }) => `- ${label}: ${number}`)),
    plan.note,
  ].join('\n\n');

const itemsOf = ({ days }: WellnessPlan): PlanItem[] =>
  days.flatMap(({ day, title, items }) => items.map(({ key, name }) => ({ key, label: `${title}: ${name}`, day: day - 1 })));

const entriesOf = ({ days }: WellnessPlan): PlanEntry[] =>
  days
    .filter(({ items }) => items.length > 0)
    .map(({ day, title, minutes, items }) => ({
      key: `day-${day}`,
      day: day - 1,
      atMinute: evening,
      minutes: Math.max(5, minutes),
      title,
      detail: items.map(({ name, how }) => `${name}: ${how}`).join('\n'),
    }));

function brief(request: WellnessRequest): string {
  const allowed = allowedPractices(request).map(({ id, area, minutes, name }) => ({ id, area, minutes, name: name.english }));
  return JSON.stringify({ days: 14, minutesPerDay: request.minutesPerDay, focus: request.focus, allowed });
}

/** The wellness plan as a kind of plan. */
export const wellnessPart = definePart({
  kind: 'wellness',
  draft: wellnessDraft,
  requestOf: (fields: WellnessRequest): WellnessRequest => fields,
  wordsOf: ({ card }) => Object.values(card).flat(),
  flagsOf: ({ answers }) => checkAnswers('mental', answers),
  flagsInWords: (text) => mindFlagsIn(text),
  missingIn: ({ language, answers }) => missingAnswers({ name: 'mental', language, answers }),
  withConstraints,
  wishes: wellnessWishes,
  withLimits: (request) => request,
  withEvents,
  plan: planWellness,
  verify: verifyWellness,
  complete: completeWellness,
  brief,
  swap: (plan, request, item, seeded) => {
    const swapped = swapWellnessItem(plan, request, item, seeded);
    return Array.isArray(swapped) ? swapped : swapped.plan;
  },
  readChange: readWellnessChange,
  change: (plan, request, change: WellnessChange, seeded) => {
    const changed = changeWellness(plan, request, change, seeded);
    return Array.isArray(changed) ? changed : { ...changed, answer: wellnessChangeAnswer(change, changed.request.language) };
  },
  adapt: fewerMinutes,
  answerTo: undefined,
  itemsOf,
  entriesOf,
  toMarkdown: markdown,
  withoutHealth: (plan) => ({
    ...plan,
    scores: { phq2: 0, gad2: 0, band: 'low' },
    says: '',
    flags: [],
    cards: [],
    safetyCard: { ...plan.safetyCard, parts: plan.safetyCard.parts.filter(({ isOwn }) => !isOwn) },
  }),
  isFatal: () => true,
});
