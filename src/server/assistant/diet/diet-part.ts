import * as z from 'zod/mini';
import type { BreachRule } from '../../../contract/assistant/breach-rules.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { ChecklistAnswers } from '../../../contract/assistant/safety.ts';
import { dietDraftSchema, type DietChange, type DietPlan } from '../../../contract/assistant/diet.ts';
import type { DayLoad, DietRequest } from '../../../contract/assistant/diet-request.ts';
import { dietWishes as dietWishFields, type DietCondition } from '../../../contract/assistant/diet-wishes.ts';
import type { PlanTypes } from '../../../contract/assistant/plan-types.ts';
import { minuteOf, definePart, weekdayOf, withoutAnswers, type PlanEntry, type PlanItem, type TeamDay } from '../part/index.ts';
import { checkAnswers, missingAnswers } from '../safety/index.ts';
import { adaptDiet } from './adapt-diet.ts';
import { answerOfDiet } from './answer-of-diet.ts';
import { changeDiet } from './change-diet.ts';
import { completeDiet } from './complete-diet.ts';
import { dietCatalogue } from './diet-catalogue.ts';
import { dietMarkdown } from './diet-markdown.ts';
import { whyNoDeficit } from './energy.ts';
import { planDiet, planDietInSteps } from './plan-diet.ts';
import { readDietChange, dietChangeAnswer, notLessAnswers, notThereAnswer } from './read-diet-change.ts';
import { swapDietItem } from './swap-diet-item.ts';
import { verifyDiet } from './verify-diet.ts';
import { dietWishes } from './wishes/diet-wishes.ts';
import { withDietConstraints } from './wishes/with-constraints.ts';

type Fields = PlanTypes['diet']['fields'];

/** Match and training days of the first week; a match takes precedence on the same day. */
function withEvents(given: DietRequest, events: readonly TeamDay[], startsOn: string): DietRequest {
  const request = { ...given, firstWeekday: weekdayOf(startsOn, 0) };
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

/** The checklist's answers with the figures that the form asks for anyway. */
const answersOf = ({ age, heightCm, weightKg, answers }: Fields): ChecklistAnswers => ({ ...answers, age, heightCm, weightKg });

const conditionOfAnswer: readonly (readonly [question: string, condition: DietCondition])[] = [
  ['pregnant', 'pregnancy'],
  ['kidney', 'kidneyDisease'],
  ['insulin', 'diabetes'],
];
/** A condition acts the same, whether it is named or ticked on the checklist. */
const conditionsOf = ({ conditions, answers }: Fields): DietCondition[] => [
  ...new Set([...conditions, ...conditionOfAnswer.filter(([question]) => answers?.[question] === true).map(([, condition]) => condition)]),
];

/** With insulin, or another limit beside diabetes, there are no fasting days and no hours of a night alone. */
function withoutFasts(request: DietRequest): DietRequest {
  if (!request.conditions.includes('diabetes')) return request;
  const { eatBetween } = request;
  const isOfNight = eatBetween !== null && eatBetween.until < eatBetween.from;
  return { ...request, fastingDays: [], ...(isOfNight && { eatBetween: null }) };
}

const usualWishes = { ...z.object(dietWishFields).parse({}), mealTimes: {} };
/** A request of today for a stored one, which may be older than some of the fields. */
const today = (request: DietRequest): DietRequest => ({ ...usualWishes, ...request });

/** Breaches that may be shown: a day slightly off its targets. All others, including the minimum of energy, may not. */
const shortOfTarget: ReadonlySet<BreachRule> = new Set(['kcal', 'protein', 'fat', 'fibre', 'carbs', 'sodium', 'variety']);

const noRange = { least: 0, most: 0 };
/** Of a plan that is shown without health: it aims at nothing. */
const noTarget = { kcal: 0, protein: noRange, fat: noRange, carbs: noRange, fibre: 0, waterLitres: 0 };

/** The diet plan as a kind of plan. */
export const dietPart = definePart({
  kind: 'diet',
  draft: dietDraftSchema,
  requestOf: (fields: Fields): DietRequest => ({ ...withoutAnswers(fields), conditions: conditionsOf(fields) }),
  wordsOf: ({ dislikes, wanted, foodDays }) => [...dislikes, ...wanted, ...foodDays.map(({ food }) => food)],
  flagsOf: (fields) => checkAnswers('diet', answersOf(fields)),
  missingIn: (fields) => missingAnswers({ name: 'diet', language: fields.language, answers: answersOf(fields) }),
  withConstraints: Object.assign(
    (request: DietRequest, constraints: readonly Constraint[]) => withDietConstraints(today(request), constraints),
    { actsOn: withDietConstraints.actsOn },
  ),
  wishes: dietWishes,
  withLimits: (request, limits) => (limits.includes('noDeficit') ? withoutFasts({ ...request, noDeficit: true }) : request),
  withEvents,
  plan: planDiet,
  planInSteps: planDietInSteps,
  verify: (plan, request) => verifyDiet(plan, today(request)),
  complete: completeDiet,
  brief: (request) => JSON.stringify(dietCatalogue(request)),
  swap: (plan, request, item, seeded) => swapDietItem(plan, today(request), item, seeded),
  readChange: readDietChange,
  change: (plan, request, change: DietChange, { seed }) => {
    if (change.kind === 'kcal' && change.by < 0 && whyNoDeficit(request)) return { refuses: notLessAnswers[request.language] };
    const changed = changeDiet(plan, today(request), change, { seed });
    if (!Array.isArray(changed)) return { ...changed, answer: dietChangeAnswer(change, request.language) };
    const isNotThere = change.kind === 'swapFood' && changed.some(({ rule }) => rule === 'notThere');
    return isNotThere ? { refuses: notThereAnswer(change.food, request.language) } : changed;
  },
  adapt: (plan, before, asked, { seed }) => adaptDiet(plan, today(before), today(asked), seed),
  answerTo: answerOfDiet,
  itemsOf,
  entriesOf,
  toMarkdown: dietMarkdown,
  withoutHealth: (plan) => ({
    ...plan,
    request: { language: plan.language },
    // Energy and targets would reveal weight and age.
    energy: { resting: 0, spent: 0, target: 0, floor: 0 },
    days: plan.days.map((day) => ({ ...day, target: noTarget })),
    notes: [],
  }),
  isFatal: ({ rule }) => !shortOfTarget.has(rule),
});
