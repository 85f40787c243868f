import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { rehabDraft, type RehabChange, type RehabPlan, type RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { PlanEntry, PlanItem, PlanPart } from '../part/define-part.ts';
import { changeRehab, completeRehab, missingTriage, planRehab, rehabCatalogue, swapRehabItem, triageRehab, verifyRehab } from './index.ts';
import { readRehabChange, saysRehabChange } from './read-rehab-change.ts';
import { rehabMarkdown } from './rehab-markdown.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';

type Request = RehabRequest;

/** What each kind of chip does to the request; the others say nothing here. */
const applied: Partial<{ [C in Constraint as C['type']]: (request: Request, value: C['value']) => Request }> = {
  days: (request, value) => ({ ...request, daysPerWeek: Math.max(2, value) }),
  sport: (request, value) => ({ ...request, sportId: value }),
  without: (request, value) => ({ ...request, equipment: request.equipment.filter((one) => one !== value) }),
  equipment: (request, value) => ({ ...request, equipment: value === 'none' ? [] : [...new Set([...request.equipment, value])] }),
};
const withConstraint = (request: Request, { type, value }: Constraint): Request => applied[type]?.(request, value as never) ?? request;

/** What is done again and again, what lets one go on, and the steps back into the sport. */
const itemsOf = ({ phases, ladder }: RehabPlan): PlanItem[] => [
  ...phases.flatMap(({ name, title, items, leaveWhen }) => [
    ...items.map((item) => ({ key: item.key, label: `${title}: ${item.name}`, day: undefined })),
    ...leaveWhen.map((says, at) => ({ key: `${name}-leave-${at}`, label: says, day: undefined })),
  ]),
  ...ladder.map(({ step, title }) => ({ key: `ladder-${step}`, label: title, day: undefined })),
];

const evening = 19 * 60;
/** Two weeks of the phase that one is in; what comes after is decided by its criteria, and not by a calendar. */
function entriesOf({ phases, startsWith }: RehabPlan): PlanEntry[] {
  const phase = phases.find(({ name }) => name === startsWith);
  if (!phase) return [];
  const times = Math.max(1, ...phase.items.map(({ timesPerWeek }) => timesPerWeek));
  return [0, 1].flatMap((week) =>
    Array.from({ length: times }, (_, at) => {
      const day = week * 7 + Math.floor((at * 7) / times);
      const detail = phase.items.map(({ name, shown }) => `${name}: ${shown}`).join('\n');
      return { key: `${phase.name}-${day}`, day, atMinute: evening, minutes: 25, title: phase.title, detail };
    }),
  );
}

/** The way back from an injury behind the shape of all plans. */
export const rehabPart: PlanPart = {
  kind: 'rehab',
  draft: rehabDraft,
  requestOf: (fields) => fields,
  wordsOf: () => [],
  flagsOf: (fields) => triageRehab(fields as Request).flags,
  missingIn: (fields) => missingTriage(fields as Request),
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (request) => request,
  withEvents: (request) => request,
  plan: (request, { seed }) => planRehab(request as Request, { seed }),
  verify: (plan, request) => verifyRehab(plan as RehabPlan, request as Request),
  complete: (draft, request) => completeRehab(draft as never, request as Request),
  brief: (request) => {
    const { problem, equipment, daysPerWeek } = request as Request;
    const allowed = (['protect', 'load', 'strengthen', 'return'] as const).map((phase) => ({
      phase,
      exercises: rehabCatalogue(problem, phase, equipment).map(({ id, name, sets, amount, measure }) => ({
        id,
        name: name.english,
        sets,
        amount,
        measure,
      })),
    }));
    return JSON.stringify({ problem, daysPerWeek, itemsAPhase: '2 to 6', allowed });
  },
  swap: (plan, request, item, { seed }) => {
    const swapped = swapRehabItem(plan as RehabPlan, request as Request, item, { seed });
    return Array.isArray(swapped) ? undefined : swapped.plan;
  },
  readChange: (text, plan, request) => readRehabChange(text, plan as RehabPlan, request as Request),
  change: (plan, request, change, seeded) => {
    const wanted = change as unknown as RehabChange;
    const changed = changeRehab(plan as RehabPlan, request as Request, wanted, seeded);
    if (Array.isArray(changed)) return undefined;
    return { ...changed, says: saysRehabChange(wanted, changed.plan, changed.request.language) };
  },
  itemsOf: (plan) => itemsOf(plan as RehabPlan),
  entriesOf: (plan) => entriesOf(plan as RehabPlan),
  toMarkdown: (plan, language) => rehabMarkdown(plan as RehabPlan, language),
  // What hurts is told by nearly every word of it: only what is done stays.
  withoutHealth: (given) => {
    const plan = given as RehabPlan;
    const phases = plan.phases.map((phase) => ({ ...phase, aim: '', enterWhen: [], leaveWhen: [] }));
    const empty = { title: '', lines: [] };
    return {
      ...plan,
      title: planWords[plan.language].aPlan,
      problem: undefined,
      intro: '',
      flags: [],
      cards: [],
      phases,
      firstDays: empty,
      painRule: empty,
      ladder: [],
      watch: [],
      seeSomebody: [],
      references: [],
    };
  },
  isFatal: () => true,
};
