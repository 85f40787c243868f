import {
  wellnessAreas,
  wellnessDraft,
  type WellnessArea,
  type WellnessChange,
  type WellnessPlan,
  type WellnessRequest,
} from '../../../contract/assistant/wellness.ts';
import type { Change, PlanEntry, PlanPart } from '../engine/part.ts';
import { checkAnswers, unansweredIn } from '../safety/index.ts';
import { changeWellness, completeWellness, planWellness, swapWellnessItem, verifyWellness, wellnessCatalogue } from '../wellness/index.ts';

type Request = WellnessRequest;

const minutes = /\b(\d{1,2})\s*(?:min|minutes?|mins)\b/i;
const areaWords: Readonly<Record<WellnessArea, RegExp>> = {
  sleep: /\b(sleep|neend)\b/i,
  movement: /\b(movement|moving|walk|exercise)\b/i,
  step: /\bsmall steps?\b/i,
  breathing: /\b(breath|breathing|saans)\b/i,
  connection: /\b(people|friends?|connection|lonely|dost)\b/i,
  worry: /\b(worry|worries|worrying|chinta)\b/i,
  thoughts: /\b(thoughts|thinking|vichar)\b/i,
  values: /\b(values|what matters)\b/i,
  nerves: /\b(nerves|nervous|match day)\b/i,
};

function readChange(text: string): Change | undefined {
  const typed = (change: WellnessChange): Change => ({ type: change.verb, ...change });
  const asked = minutes.exec(text)?.[1];
  if (asked) return typed({ verb: 'minutes', minutesPerDay: Math.min(60, Math.max(5, Number(asked))) });
  if (/\b(shorter|less time|too much|kam samay)\b/i.test(text)) return typed({ verb: 'minutes', minutesPerDay: 10 });
  const wanted = (Object.keys(wellnessAreas) as WellnessArea[]).filter((area) => areaWords[area].test(text));
  return wanted.length > 0 && /\b(more|focus|about|instead|zyada)\b/i.test(text) && !/\?\s*$/.test(text)
    ? typed({ verb: 'focus', focus: wanted.slice(0, 3) })
    : undefined;
}

const says: Record<Request['language'], string> = {
  english: 'The two weeks are changed. The people to call stay where they were.',
  hindi: 'दो हफ़्ते बदल दिए हैं। जिनसे बात कर सकते हैं वे वहीं हैं।',
};

const evening = 19 * 60;
const entriesOf = (plan: WellnessPlan): PlanEntry[] =>
  plan.days.map(({ day, title, minutes: long, items }) => ({
    key: `day-${day}`,
    day: day - 1,
    atMinute: evening,
    minutes: Math.max(5, long),
    title,
    detail: items.map(({ name }) => name).join('\n'),
  }));

const markdown = (plan: WellnessPlan): string =>
  [
    plan.says,
    ...plan.days.flatMap(({ title, items }) => [`## ${title}`, items.map(({ name, how }) => `- [ ] **${name}** ${how}`).join('\n')]),
    `## ${plan.safetyCard.title}`,
    ...plan.safetyCard.parts.flatMap(({ title, lines }) => [`**${title}**`, lines.map((line) => `- ${line}`).join('\n')]),
    plan.safetyCard.professionals.map(({ label, number }) => `- ${label}: ${number}`).join('\n'),
    plan.note,
  ].join('\n\n');

/** Two weeks for the mind behind the shape of all plans. */
export const wellnessPart: PlanPart = {
  kind: 'wellness',
  draft: wellnessDraft,
  requestOf: (fields) => fields,
  flagsOf: (fields) => checkAnswers('mental', (fields as Request).answers),
  missingIn: (fields) =>
    unansweredIn('mental', (fields as Request).answers).length > 0 ? { answers: 'Please answer every question first.' } : {},
  withConstraints: (given, constraints) => {
    const said = constraints.find(({ type }) => type === 'minutes');
    return said ? { ...given, minutesPerDay: Math.min(60, Math.max(5, Number(said.value))) } : given;
  },
  withLimits: (request) => request,
  withEvents: (given, events) => {
    const request = given as Request;
    const game = events.find(({ kind, day }) => kind === 'game' && day < 14);
    return request.matchInDays === null && game ? { ...request, matchInDays: game.day } : request;
  },
  plan: (request, { seed }) => planWellness(request as Request, { seed }),
  verify: (plan, request) => verifyWellness(plan as WellnessPlan, request as Request),
  complete: (draft, request) => completeWellness(draft as never, request as Request),
  brief: (request) => JSON.stringify(wellnessCatalogue(request as Request)),
  swap: (plan, request, item, seeded) => {
    const swapped = swapWellnessItem(plan as WellnessPlan, request as Request, item, seeded);
    return Array.isArray(swapped) ? undefined : swapped.plan;
  },
  readChange: (text) => readChange(text),
  change: (plan, request, change, seeded) => {
    const changed = changeWellness(plan as WellnessPlan, request as Request, change as never, seeded);
    return Array.isArray(changed) ? undefined : { ...changed, says: says[(request as Request).language] };
  },
  itemsOf: (plan) =>
    (plan as WellnessPlan).days.flatMap(({ day, title, items }) =>
      items.map(({ key, name }) => ({ key, label: `${title}: ${name}`, day: day - 1 })),
    ),
  entriesOf: (plan) => entriesOf(plan as WellnessPlan),
  toMarkdown: (plan) => markdown(plan as WellnessPlan),
  withoutHealth: (given) => {
    const plan = given as WellnessPlan;
    const { safetyCard } = plan;
    return {
      ...plan,
      scores: { phq2: 0, gad2: 0, band: 'low' },
      says: '',
      flags: [],
      cards: [],
      safetyCard: { ...safetyCard, parts: safetyCard.parts.filter(({ isOwn }) => !isOwn) },
    };
  },
  isFatal: () => true,
};
