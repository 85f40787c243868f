import { planWords } from '../../../contract/assistant/plan-words.ts';
import { rehabDraft, rehabPhases, type RehabChange, type RehabPlan, type RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { PlanLimit } from '../../../contract/assistant/safety.ts';
import { applyChips, definePart, type PlanEntry, type PlanItem } from '../part/index.ts';
import { movementsForbiddenBy, withCare } from './care.ts';
import { changeRehab, swapRehabItem } from './change-rehab.ts';
import { completeRehab } from './complete-rehab.ts';
import { planRehab } from './plan-rehab.ts';
import { rehabChangeAnswer } from './rehab-change-answer.ts';
import { rehabMarkdown } from './rehab-markdown.ts';
import { allowedIn } from './rehab-catalogue.ts';
import { missingTriage, triageRehab } from './triage-rehab.ts';
import { verifyRehab } from './verify-rehab.ts';
import { rehabFlagsIn } from './rehab-flags-in.ts';
import { isTrainingCondition, rehabWishes } from './rehab-wishes.ts';

const withConstraints = applyChips<RehabRequest>({
  days: (request, value) => ({ ...request, daysPerWeek: Math.max(2, value) }),
  sport: (request, value) => ({ ...request, sportId: value }),
  without: (request, value) => ({ ...request, equipment: request.equipment.filter((one) => one !== value) }),
  equipment: (request, value) => ({ ...request, equipment: value === 'none' ? [] : [...new Set([...request.equipment, value])] }),
  onlyEquipment: (request, value) => ({ ...request, equipment: value }),
  trainOn: (request, value) => ({ ...request, daysPerWeek: Math.max(2, value.length) }),
  restOn: (request, value) => ({ ...request, daysPerWeek: Math.max(2, Math.min(request.daysPerWeek, 7 - value.length)) }),
  minutes: (request, value) => withCare(request, { minutes: value }),
  condition: (request, value) => (isTrainingCondition(value) ? withCare(request, { conditions: [value] }) : request),
  movement: (request, value) => withCare(request, { limits: [value] }),
  noExercise: (request, value) => withCare(request, { refused: [value.id] }),
  trainFor: (request, value) => {
    const backTo = value === 'endurance' ? 'running' : value === 'comeback' ? 'sport' : null;
    return backTo ? withCare(request, { backTo }) : request;
  },
});

/** The request without the movements that safety limits forbid. */
function withLimits(request: RehabRequest, limits: readonly PlanLimit[]): RehabRequest {
  const forbidden = movementsForbiddenBy(limits);
  return forbidden.length > 0 ? withCare(request, { limits: forbidden }) : request;
}

/** The items to tick: exercises, criteria, and the steps back into the sport. */
const itemsOf = ({ phases, ladder }: RehabPlan): PlanItem[] => [
  ...phases.flatMap(({ name, title, items, leaveWhen }) => [
    ...items.map((item) => ({ key: item.key, label: `${title}: ${item.name}`, day: undefined })),
    ...leaveWhen.map((says, at) => ({ key: `${name}-leave-${at}`, label: says, day: undefined })),
  ]),
  ...ladder.map(({ step, title }) => ({ key: `ladder-${step}`, label: title, day: undefined })),
];

const evening = 19 * 60;
/** Two weeks of the current phase; what follows is decided by criteria, not by dates. */
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

/** What a model may choose from: the exercises of each phase that this person may do. */
function brief({ problem, equipment, daysPerWeek, care }: RehabRequest): string {
  const allowed = rehabPhases.map((phase) => ({
    phase,
    exercises: allowedIn(problem, phase, equipment, care).map(({ id, name, sets, amount, measure }) => ({
      id,
      name: name.english,
      sets,
      amount,
      measure,
    })),
  }));
  return JSON.stringify({ problem, daysPerWeek, itemsAPhase: '2 to 6', allowed });
}

const empty = { title: '', lines: [] };
/** Almost every word of a rehab plan reveals what hurts, so only the exercises stay. */
const withoutHealth = ({ problem: _problem, ...plan }: RehabPlan): RehabPlan => ({
  ...plan,
  title: planWords[plan.language].aPlan,
  intro: '',
  flags: [],
  cards: [],
  phases: plan.phases.map((phase) => ({ ...phase, aim: '', enterWhen: [], leaveWhen: [] })),
  firstDays: empty,
  painRule: empty,
  ladder: [],
  watch: [],
  seeSomebody: [],
  references: [],
});

/** The rehab plan as a kind of plan. */
export const rehabPart = definePart({
  kind: 'rehab',
  draft: rehabDraft,
  requestOf: (fields: RehabRequest): RehabRequest => fields,
  wordsOf: () => [],
  flagsOf: (fields) => triageRehab(fields).flags,
  flagsInWords: (text, { problem }) => rehabFlagsIn(text, problem),
  missingIn: missingTriage,
  withConstraints,
  wishes: rehabWishes,
  withLimits,
  withEvents: (request) => request,
  plan: planRehab,
  verify: verifyRehab,
  complete: completeRehab,
  brief,
  swap: (plan, request, item, seeded) => {
    const swapped = swapRehabItem(plan, request, item, seeded);
    return Array.isArray(swapped) ? swapped : swapped.plan;
  },
  readChange: () => undefined,
  change: (plan, request, change: RehabChange, seeded) => {
    const changed = changeRehab(plan, request, change, seeded);
    return Array.isArray(changed) ? changed : { ...changed, answer: rehabChangeAnswer(change, changed.plan, changed.request) };
  },
  adapt: () => undefined,
  answerTo: undefined,
  itemsOf,
  entriesOf,
  toMarkdown: rehabMarkdown,
  withoutHealth,
  isFatal: () => true,
});
