import { rehabDraft, type RehabChange, type RehabPlan, type RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Change, PlanPart } from '../engine/part.ts';
import { changeRehab, completeRehab, planRehab, rehabCatalogue, swapRehabItem, triageRehab, verifyRehab } from '../rehab/index.ts';

type Request = RehabRequest;

function withConstraint(request: Request, said: Constraint): Request {
  if (said.type === 'days') return { ...request, daysPerWeek: Math.max(2, said.value) };
  if (said.type === 'without') return { ...request, equipment: request.equipment.filter((one) => one !== said.value) };
  if (said.type !== 'equipment') return request;
  return { ...request, equipment: said.value === 'none' ? [] : [...new Set([...request.equipment, said.value])] };
}

const pain = /\b(?:pain|dard)\D{0,20}\b(10|\d)\b(?:\s*(?:\/|of|out of)\s*10)?/i;
const days = /\b([2-7])\s*(?:days?|din)\b/i;

function readChange(text: string): Change | undefined {
  const typed = (change: RehabChange): Change => ({ type: change.verb, ...change });
  const level = pain.exec(text)?.[1];
  if (level) return typed({ verb: 'pain', painNow: Number(level) });
  const count = days.exec(text)?.[1];
  if (count) return typed({ verb: 'days', daysPerWeek: Number(count) });
  if (/\b(no|without|bina)\b.*\b(equipment|band|bands|saman)\b/i.test(text)) return typed({ verb: 'equipment', equipment: [] });
  return /\b(shorter|fewer|less|too much|kam|chhota)\b/i.test(text) && !/\?\s*$/.test(text) ? typed({ verb: 'shorter' }) : undefined;
}

const says: Record<Request['language'], (change: RehabChange) => string> = {
  english: (change) =>
    change.verb === 'pain' && change.painNow >= 6
      ? 'With that much pain you begin at the first phase again. If it does not settle in a few days, let somebody look at it.'
      : 'The plan is changed; its phases and what lets you go on are the same.',
  hindi: (change) =>
    change.verb === 'pain' && change.painNow >= 6
      ? 'इतने दर्द में आप पहले चरण से फिर शुरू करते हैं। कुछ दिनों में कम न हो तो किसी को दिखाइए।'
      : 'योजना बदल दी है; चरण और आगे बढ़ने की शर्तें वही हैं।',
};

const markdown = (plan: RehabPlan): string =>
  [
    plan.intro,
    ...[plan.firstDays, plan.painRule].flatMap(({ title, lines }) => [`**${title}**`, lines.map((line) => `- ${line}`).join('\n')]),
    ...plan.phases.flatMap(({ title, aim, items, leaveWhen }) => [
      `## ${title}`,
      aim,
      items.map(({ name, shown }) => `- [ ] ${name}: ${shown}`).join('\n'),
      ...leaveWhen.map((line) => `> ${line}`),
    ]),
    plan.seeSomebody.map((line) => `- ${line}`).join('\n'),
    plan.note,
  ].join('\n\n');

/** The way back from an injury behind the shape of all plans. */
export const rehabPart: PlanPart = {
  kind: 'rehab',
  draft: rehabDraft,
  requestOf: (fields) => fields,
  flagsOf: (fields) => triageRehab(fields as Request).flags,
  missingIn: (fields) =>
    triageRehab(fields as Request).unanswered.length > 0 ? { answers: 'Please answer every question about what happened first.' } : {},
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (request) => request,
  withEvents: (request) => request,
  plan: (request, { seed }) => planRehab(request as Request, { seed }),
  verify: (plan, request) => verifyRehab(plan as RehabPlan, request as Request),
  complete: (draft, request) => completeRehab(draft as never, request as Request),
  brief: (given) => {
    const { problem, equipment, daysPerWeek } = given as Request;
    const choices = (['protect', 'load', 'strengthen', 'return'] as const).map((phase) => ({
      phase,
      exercises: rehabCatalogue(problem, phase, equipment),
    }));
    return JSON.stringify({ problem, daysPerWeek, choices });
  },
  swap: (plan, request, item, seeded) => {
    const swapped = swapRehabItem(plan as RehabPlan, request as Request, item, seeded);
    return Array.isArray(swapped) ? undefined : swapped.plan;
  },
  readChange: (text) => readChange(text),
  change: (plan, request, change, seeded) => {
    const changed = changeRehab(plan as RehabPlan, request as Request, change as never, seeded);
    return Array.isArray(changed) ? undefined : { ...changed, says: says[(request as Request).language](change as never) };
  },
  itemsOf: (plan) =>
    (plan as RehabPlan).phases.flatMap(({ title, items }) =>
      items.map(({ key, name }) => ({ key, label: `${title}: ${name}`, day: undefined })),
    ),
  // A phase ends when its criteria are met, not on a date.
  entriesOf: () => [],
  toMarkdown: (plan) => markdown(plan as RehabPlan),
  withoutHealth: (plan) => ({ ...plan, flags: [], cards: [] }),
  isFatal: () => true,
};
