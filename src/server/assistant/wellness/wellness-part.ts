import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { wellnessDraft, type WellnessChange, type WellnessPlan, type WellnessRequest } from '../../../contract/assistant/wellness.ts';
import type { PlanPart, TeamDay } from '../part/define-part.ts';
import { checkAnswers, missingAnswers } from '../safety/index.ts';
import { changeWellness, completeWellness, planWellness, swapWellnessItem, verifyWellness, wellnessCatalogue } from './index.ts';
import { readWellnessChange, saysWellnessChange } from './read-wellness-change.ts';

type Request = WellnessRequest;

const withConstraint = (request: Request, said: Constraint): Request =>
  said.type === 'minutes' ? { ...request, minutesPerDay: Math.min(60, Math.max(5, said.value)) } : request;

/** The next match counts, where none was told by hand. */
function withEvents(request: Request, events: readonly TeamDay[]): Request {
  if (request.matchInDays !== null) return request;
  const days = events.filter(({ kind, day }) => kind === 'game' && day >= 0 && day <= 13).map(({ day }) => day);
  return days.length > 0 ? { ...request, matchInDays: Math.min(...days) } : request;
}

const evening = 20 * 60;

const markdown = (plan: WellnessPlan, language: PlanLanguage): string =>
  [
    ...(plan.says ? [plan.says] : []),
    ...plan.days.flatMap(({ title, minutes, items }) => [
      `## ${title} (${minutes} ${planWords[language].minutes})`,
      items.map(({ name, how }) => `- [ ] **${name}** ${how}`).join('\n'),
    ]),
    ...(plan.safetyCard.parts.length > 0 ? [`## ${plan.safetyCard.title}`] : []),
    ...plan.safetyCard.parts.flatMap(({ title, lines }) => [`**${title}**`, lines.map((line) => `- ${line}`).join('\n')]),
    ...[...plan.help.contacts, ...plan.safetyCard.professionals].map(({ label, number }) => `- ${label}: ${number}`),
    plan.note,
  ].join('\n\n');

/** Two weeks for the mind behind the shape of all plans. */
export const wellnessPart: PlanPart = {
  kind: 'wellness',
  draft: wellnessDraft,
  requestOf: (fields) => fields,
  wordsOf: (fields) => Object.values((fields as Request).card).flat(),
  flagsOf: (fields) => checkAnswers('mental', (fields as Request).answers),
  missingIn: (fields) => missingAnswers({ name: 'mental', ...(fields as Request) }),
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (request) => request,
  withEvents: (request, events) => withEvents(request as Request, events),
  plan: (request, { seed }) => planWellness(request as Request, { seed }),
  verify: (plan, request) => verifyWellness(plan as WellnessPlan, request as Request),
  complete: (draft, request) => completeWellness(draft as never, request as Request),
  brief: (given) => {
    const request = given as Request;
    const allowed = wellnessCatalogue(request).map(({ id, area, minutes, name }) => ({ id, area, minutes, name: name.english }));
    return JSON.stringify({ days: 14, minutesPerDay: request.minutesPerDay, focus: request.focus, allowed });
  },
  swap: (plan, request, item, { seed }) => {
    const swapped = swapWellnessItem(plan as WellnessPlan, request as Request, item, { seed });
    return Array.isArray(swapped) ? undefined : swapped.plan;
  },
  readChange: (text, plan, request) => readWellnessChange(text, plan as WellnessPlan, request as Request),
  change: (plan, request, change, seeded) => {
    const wanted = change as unknown as WellnessChange;
    const changed = changeWellness(plan as WellnessPlan, request as Request, wanted, seeded);
    if (Array.isArray(changed)) return undefined;
    return { ...changed, says: saysWellnessChange(wanted, changed.request.language) };
  },
  itemsOf: (plan) =>
    (plan as WellnessPlan).days.flatMap(({ day, title, items }) =>
      items.map(({ key, name }) => ({ key, label: `${title}: ${name}`, day: day - 1 })),
    ),
  entriesOf: (plan) =>
    (plan as WellnessPlan).days.map(({ day, title, minutes, items }) => ({
      key: `day-${day}`,
      day: day - 1,
      atMinute: evening,
      minutes: Math.max(5, minutes),
      title,
      detail: items.map(({ name, how }) => `${name}: ${how}`).join('\n'),
    })),
  toMarkdown: (plan, language) => markdown(plan as WellnessPlan, language),
  withoutHealth: (given) => {
    const plan = given as WellnessPlan;
    const scores = { phq2: 0, gad2: 0, band: 'low' };
    return {
      ...plan,
      scores,
      says: '',
      flags: [],
      cards: [],
      safetyCard: { ...plan.safetyCard, parts: plan.safetyCard.parts.filter(({ isOwn }) => !isOwn) },
    };
  },
  isFatal: () => true,
};
