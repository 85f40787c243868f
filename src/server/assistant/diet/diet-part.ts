import type { BreachRule } from '../../../contract/assistant/breach-rules.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { ChecklistAnswers } from '../../../contract/assistant/safety.ts';
import { dietDraftSchema, type DietChange, type DietPlan } from '../../../contract/assistant/diet.ts';
import type { DayLoad, DietGoal, DietRequest } from '../../../contract/assistant/diet-request.ts';
import { barToDeficit, changeDiet, completeDiet, dietCatalogue, planDiet, swapDietItem, verifyDiet } from './index.ts';
import type { PlanEntry, PlanItem, PlanPart, TeamDay } from '../part/define-part.ts';
import { checkAnswers, missingAnswers } from '../safety/index.ts';
import { withoutAnswers } from '../part/without-answers.ts';
import { answerOfDiet } from './answer-of-diet.ts';
import { dietMarkdown } from './diet-markdown.ts';
import { readDietChange, saysDietChange, saysNotLess, saysNotThere } from './read-diet-change.ts';

type Request = DietRequest;
const goalOf: Readonly<Record<string, DietGoal>> = { loseFat: 'lose', buildMuscle: 'gain', keepWeight: 'keep', getFitter: 'keep' };
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** What each kind of chip does to the request; the others say nothing here. */
const applied: Partial<{ [C in Constraint as C['type']]: (request: Request, value: C['value']) => Request }> = {
  allergen: (request, value) => ({ ...request, allergens: unique([...request.allergens, value]) }),
  avoid: (request, value) => ({ ...request, dislikes: unique([...request.dislikes, value]).slice(-20) }),
  pattern: (request, value) => ({ ...request, patterns: unique([...request.patterns, value]) }),
  goal: (request, value) => ({ ...request, goal: goalOf[value] ?? request.goal }),
  meals: (request, value) => ({ ...request, meals: within(value, 3, 6) }),
  age: (request, value) => ({ ...request, age: Math.max(13, value) }),
  sex: (request, value) => ({ ...request, sex: value }),
  weightKg: (request, value) => ({ ...request, weightKg: within(value, 30, 250) }),
  heightCm: (request, value) => ({ ...request, heightCm: within(value, 120, 230) }),
};
const withConstraint = (request: Request, { type, value }: Constraint): Request => applied[type]?.(request, value as never) ?? request;

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
  plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ name, items }) => items.map((item) => ({ key: item.key, label: `${name}: ${item.name}`, day }))),
  );

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

type Answered = Request & { answers?: ChecklistAnswers };
/** What the form asks anyway is no question of the checklist. */
const answersOf = ({ age, heightCm, weightKg, answers }: Answered): ChecklistAnswers => ({ ...answers, age, heightCm, weightKg });

/** The diet plan behind the shape of all plans. */
/** A day a little off its targets may be shown; every other fault, the floor of energy included, may not. */
const shortOfTarget: ReadonlySet<BreachRule> = new Set(['kcal', 'protein', 'fat', 'fibre', 'variety']);

export const dietPart: PlanPart = {
  kind: 'diet',
  draft: dietDraftSchema,
  requestOf: withoutAnswers,
  wordsOf: (fields) => (fields as Request).dislikes,
  flagsOf: (fields) => checkAnswers('diet', answersOf(fields as Answered)),
  missingIn: (fields) => missingAnswers({ name: 'diet', language: (fields as Answered).language, answers: answersOf(fields as Answered) }),
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
  change: (plan, given, change, { seed }) => {
    const request = given as Request;
    const wanted = change as unknown as DietChange;
    if (wanted.kind === 'kcal' && wanted.by < 0 && barToDeficit(request)) return { refuses: saysNotLess[request.language] };
    const changed = changeDiet(plan as DietPlan, request, wanted, { seed });
    if (!Array.isArray(changed)) return { ...changed, says: saysDietChange(wanted, request.language) };
    const isNotThere = wanted.kind === 'swapFood' && changed.some(({ rule }) => rule === 'notThere');
    return isNotThere ? { refuses: saysNotThere(wanted.food, request.language) } : undefined;
  },
  answerTo: (text, plan, request) => answerOfDiet(text, plan as DietPlan, request as Request),
  itemsOf: (plan) => itemsOf(plan as DietPlan),
  entriesOf: (plan) => entriesOf(plan as DietPlan),
  toMarkdown: (plan, language) => dietMarkdown(plan as DietPlan, language),
  withoutHealth: (given) => {
    const plan = given as DietPlan;
    const { language } = plan;
    // The energy and aims of a day tell weight and age to who can reckon.
    return { ...plan, request: { language }, energy: { resting: 0, spent: 0, target: 0, floor: 0 }, notes: [] };
  },
  isFatal: ({ rule }) => !shortOfTarget.has(rule),
};
