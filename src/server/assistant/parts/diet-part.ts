import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { dietDraftSchema, type DietPlan } from '../../../contract/assistant/diet.ts';
import { dietRequestSchema, type DayLoad, type DietGoal, type DietRequest } from '../../../contract/assistant/diet-request.ts';
import { changeDiet, completeDiet, dietCatalogue, planDiet, swapDietItem, verifyDiet } from '../diet/index.ts';
import type { PlanEntry, PlanItem, PlanPart, TeamDay } from '../engine/part.ts';
import { dietMarkdown } from './diet-markdown.ts';
import { readDietChange, saysDietChange } from './read-diet-change.ts';

type Request = DietRequest;
const goalOf: Readonly<Record<string, DietGoal>> = { loseFat: 'lose', buildMuscle: 'gain', keepWeight: 'keep', getFitter: 'keep' };
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function withConstraint(request: Request, said: Constraint): Request {
  switch (said.type) {
    case 'allergen':
      return { ...request, allergens: unique([...request.allergens, said.value]) };
    case 'avoid':
      return { ...request, dislikes: unique([...request.dislikes, said.value]).slice(-20) };
    case 'pattern':
      return { ...request, patterns: unique([...request.patterns, said.value]) };
    case 'goal':
      return { ...request, goal: goalOf[said.value] ?? request.goal };
    case 'meals':
      return { ...request, meals: within(said.value, 3, 6) };
    case 'age':
      return { ...request, age: Math.max(13, said.value) };
    case 'sex':
      return { ...request, sex: said.value };
    case 'weightKg':
      return { ...request, weightKg: within(said.value, 30, 250) };
    case 'heightCm':
      return { ...request, heightCm: within(said.value, 120, 230) };
    default:
      return request;
  }
}

/** Match and training days of the first week; a match outweighs a training of the same day. */
function withEvents(request: Request, events: readonly TeamDay[]): Request {
  if (request.dayLoads.length > 0 || events.length === 0) return request;
  const loadOf = (day: number): DayLoad => {
    const kinds = events.filter((event) => event.day === day).map(({ kind }) => kind);
    if (kinds.includes('game')) return 'match';
    return kinds.includes('training') ? 'training' : 'rest';
  };
  return { ...request, dayLoads: [0, 1, 2, 3, 4, 5, 6].map(loadOf) };
}

const itemsOf = (plan: DietPlan): PlanItem[] =>
  plan.days.flatMap(({ meals }, day) => meals.flatMap(({ name, items }) => items.map((item) => ({ key: item.key, label: `${name}: ${item.name}`, day }))));

const minuteOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5));
const entriesOf = (plan: DietPlan): PlanEntry[] =>
  plan.days.flatMap(({ meals }, day) =>
    meals.map(({ key, name, at, items }) => ({
      key: `${day}-${key}`,
      day,
      atMinute: minuteOf(at),
      minutes: 30,
      title: name,
      detail: items.map((item) => `${item.name}, ${item.shown}`).join('\n'),
    })),
  );

/** The diet plan behind the shape of all plans. */
export const dietPart: PlanPart = {
  kind: 'diet',
  request: dietRequestSchema as never,
  draft: dietDraftSchema,
  checklist: 'diet',
  answersIn: (request) => {
    const { age, heightCm, weightKg } = request as Request;
    return { age, heightCm, weightKg };
  },
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (request, limits) => (limits.includes('noDeficit') ? { ...request, noDeficit: true } : request),
  withEvents: (request, events) => withEvents(request as Request, events),
  plan: (request, { seed }) => planDiet(request as Request, { seed }),
  verify: (plan, request) => verifyDiet(plan as DietPlan, request as Request),
  complete: (draft, request) => completeDiet(draft as never, request as Request),
  brief: (request) => JSON.stringify(dietCatalogue(request as Request)),
  swap: (plan, request, item, options) => {
    const swapped = swapDietItem(plan as DietPlan, request as Request, item, options);
    return Array.isArray(swapped) ? undefined : swapped;
  },
  readChange: (text, plan) => readDietChange(text, plan as DietPlan),
  change: (plan, request, change, { seed }) => {
    const changed = changeDiet(plan as DietPlan, request as Request, change as never, { seed });
    return Array.isArray(changed) ? undefined : { ...changed, says: saysDietChange(change as never, (request as Request).language) };
  },
  itemsOf: (plan) => itemsOf(plan as DietPlan),
  entriesOf: (plan) => entriesOf(plan as DietPlan),
  toMarkdown: (plan) => dietMarkdown(plan as DietPlan),
  withoutHealth: (given) => {
    const plan = given as DietPlan;
    const { language } = plan;
    // The energy and aims of a day tell weight and age to who can reckon.
    return { ...plan, request: { language }, energy: { resting: 0, spent: 0, target: 0, floor: 0 }, notes: [] };
  },
  isFatal: ({ rule }) => !/kcal|energy|protein|fat|fibre|carbs|variety|foods|different/.test(rule) || /floor/.test(rule),
};
