import { withoutCondition } from './references.ts';
import type { BreachRule } from '../../../contract/assistant/breach-rules.ts';
import type { PlanTypes } from '../../../contract/assistant/plan-types.ts';
import { flagFacts, type Flag, type FlagCode, type PlanLimit } from '../../../contract/assistant/safety.ts';
import type { Constraint, HealthCondition } from '../../../contract/assistant/constraints.ts';
import { trainingConditions, type TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import { workoutDraft, type WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutGoal, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import {
  applyChips,
  dayInWeek,
  definePart,
  weekdayOf,
  withoutAnswers,
  type PlanEntry,
  type PlanItem,
  type TeamDay,
} from '../part/index.ts';
import { checkAnswers, missingAnswers } from '../safety/index.ts';
import { adaptWorkout } from './adapt-workout.ts';
import { changeWorkout } from './change-workout.ts';
import { completeWorkout } from './complete-workout.ts';
import { planWorkout } from './plan-workout.ts';
import { readWorkoutChange } from './read-workout-change.ts';
import { swapWorkoutItem } from './swap-workout-item.ts';
import { verifyWorkout } from './verify-workout.ts';
import { workoutCatalogue } from './workout-catalogue.ts';
import { workoutMarkdown } from './workout-markdown.ts';
import { wishEffects, withMinutes } from './wishes/apply-wishes.ts';
import { withToolsOfWishes } from './wishes/possible-wishes.ts';
import { wishesOf } from './wishes/wishes-of.ts';
import { workoutWishes } from './wishes/workout-wishes.ts';

type Fields = PlanTypes['workout']['fields'];
const goalOf: Readonly<Record<string, WorkoutGoal>> = { loseFat: 'fatLoss', buildMuscle: 'muscle', getFitter: 'general' };
const isTraining = (value: HealthCondition): value is TrainingCondition => value in trainingConditions;
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

const chips = applyChips<WorkoutRequest>({
  injury: (request, value) =>
    request.injuries.some(({ part, when }) => part === value && when === 'now')
      ? request
      : { ...request, injuries: [...request.injuries.filter(({ part }) => part !== value), { part: value, when: 'now' }] },
  condition: (request, value) => (isTraining(value) ? { ...request, conditions: unique([...request.conditions, value]) } : request),
  equipment: (request, value) => ({ ...request, equipment: value === 'none' ? [] : unique([...request.equipment, value]) }),
  without: (request, value) => ({ ...request, equipment: request.equipment.filter((one) => one !== value) }),
  minutes: withMinutes,
  days: (request, value) => ({ ...request, days: Math.min(6, value) }),
  level: (request, value) => ({ ...request, level: value }),
  sport: (request, value) => ({ ...request, sport: value }),
  age: (request, value) => ({ ...request, age: Math.max(10, value) }),
  goal: (request, value) => ({ ...request, goal: goalOf[value] ?? request.goal }),
  ...wishEffects,
});
const withConstraints = Object.assign(
  (request: WorkoutRequest, constraints: readonly Constraint[]) => withToolsOfWishes(chips(request, constraints), constraints),
  { actsOn: chips.actsOn },
);

/** With more match days in a week than this, too little time is left to train. */
const mostMatchDays = 4;

/** The weekdays of events that repeat, or that occur at all in the four weeks. */
function withEvents(request: WorkoutRequest, events: readonly TeamDay[], startsOn: string): WorkoutRequest {
  const of = (kind: TeamDay['kind']) => events.filter((event) => event.kind === kind).map(({ day }) => weekdayOf(startsOn, day));
  const games = of('game');
  const all = unique([...request.matchDays, ...games]);
  // A long cup in one week should not affect the other three: then only repeated days count.
  const again = games.filter((day, at) => games.indexOf(day) !== at);
  const matchDays = all.length > mostMatchDays ? unique([...request.matchDays, ...again]) : all;
  // A week without a free day cannot be planned, so the days from the form are kept.
  if (matchDays.length >= 7) return request;
  return {
    ...request,
    matchDays,
    trainingDays: unique([...request.trainingDays, ...of('training')]).filter((day) => !matchDays.includes(day)),
  };
}

/** Ticked conditions and the age answer some of the checklist's questions. */
const flagsOfFigures = (conditions: WorkoutRequest['conditions'], age: number): Flag[] => {
  const codes: FlagCode[] = [
    ...(conditions.includes('pregnancy') ? (['pregnant'] as const) : []),
    ...(age < 18 ? (['under18'] as const) : []),
  ];
  return codes.map((code) => ({ code, level: flagFacts[code].level, found: 'conditions' }));
};

const linesOf = (plan: WorkoutPlan) =>
  plan.weeks.flatMap((week) =>
    week.sessions.flatMap((session) => session.blocks.flatMap(({ items }) => items.map((item) => ({ week, session, item })))),
  );

function itemsOf(plan: WorkoutPlan): PlanItem[] {
  return linesOf(plan).map(({ week, session, item }) => ({
    key: `${week.number}:${item.key}`,
    swapKey: item.key,
    label: `${session.day}: ${item.name}`,
    day: undefined,
  }));
}

const evening = 18 * 60;
function entriesOf(plan: WorkoutPlan, startsOn: string): PlanEntry[] {
  return plan.weeks.flatMap(({ number, sessions }) =>
    sessions.map((session) => ({
      key: `${number}-${session.key}`,
      day: dayInWeek(startsOn, number, session.weekday),
      atMinute: evening,
      minutes: session.minutes,
      title: session.name,
      detail: session.blocks.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`).join('\n'),
    })),
  );
}

function withLimits(request: WorkoutRequest, limits: readonly PlanLimit[]): WorkoutRequest {
  const calm: WorkoutRequest = limits.includes('noHardEffort') ? { ...request, level: 'beginner', goal: 'general' } : request;
  if (!limits.includes('noImpact')) return calm;
  const wishes = wishesOf(calm);
  return { ...calm, wishes: { ...wishes, limits: unique([...wishes.limits, 'impact' as const]) } };
}

/** Breaches that make an exercise wrong for the person or the plan unreadable; a week slightly off its volume may be shown. */
const notForThisPerson: ReadonlySet<BreachRule> = new Set([
  'equipment',
  'injury',
  'level',
  'condition',
  'age',
  'restDay',
  'wish',
  'unknownExercise',
  'unknownItem',
]);

/** The workout plan as a kind of plan. */
export const workoutPart = definePart({
  kind: 'workout',
  draft: workoutDraft,
  requestOf: (fields: Fields): WorkoutRequest => withoutAnswers(fields),
  wordsOf: () => [],
  flagsOf: ({ answers, conditions, age }) => [...checkAnswers('exercise', answers), ...flagsOfFigures(conditions, age)],
  missingIn: ({ answers, language }) => missingAnswers({ name: 'exercise', language, answers }),
  withConstraints,
  wishes: workoutWishes,
  withLimits,
  withEvents,
  plan: planWorkout,
  verify: verifyWorkout,
  complete: (draft, request) => completeWorkout(draft, request),
  brief: (request) => JSON.stringify(workoutCatalogue(request)),
  swap: swapWorkoutItem,
  readChange: readWorkoutChange,
  change: changeWorkout,
  adapt: adaptWorkout,
  answerTo: undefined,
  itemsOf,
  entriesOf,
  toMarkdown: workoutMarkdown,
  withoutHealth: (plan) => ({ ...plan, cautions: [], notes: [], avoids: [], references: withoutCondition(plan.references) }),
  isFatal: ({ rule }) => notForThisPerson.has(rule),
});
