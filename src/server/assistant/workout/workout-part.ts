import type { BreachRule } from '../../../contract/assistant/breach-rules.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { flagFacts, type ChecklistAnswers, type Flag, type FlagCode } from '../../../contract/assistant/safety.ts';
import { workoutDraft, type WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutGoal, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { PlanEntry, PlanItem, PlanPart, TeamDay } from '../part/define-part.ts';
import { changeWorkout, completeWorkout, planWorkout, swapWorkoutItem, verifyWorkout, workoutCatalogue } from './index.ts';
import { dayInWeek, weekdayOf } from '../part/plan-days.ts';
import { checkAnswers, missingAnswers } from '../safety/index.ts';
import { withoutAnswers } from '../part/without-answers.ts';
import { readWorkoutChange } from './read-workout-change.ts';
import { workoutMarkdown } from './workout-markdown.ts';

type Request = WorkoutRequest;
const goalOf: Readonly<Record<string, WorkoutGoal>> = { loseFat: 'fatLoss', buildMuscle: 'muscle', getFitter: 'general' };
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What each kind of chip does to the request; the others say nothing here. */
const applied: Partial<{ [C in Constraint as C['type']]: (request: Request, value: C['value']) => Request }> = {
  injury: (request, value) =>
    request.injuries.some(({ part, when }) => part === value && when === 'now')
      ? request
      : { ...request, injuries: [...request.injuries.filter(({ part }) => part !== value), { part: value, when: 'now' }] },
  equipment: (request, value) => ({ ...request, equipment: value === 'none' ? [] : unique([...request.equipment, value]) }),
  without: (request, value) => ({ ...request, equipment: request.equipment.filter((one) => one !== value) }),
  minutes: (request, value) => ({ ...request, minutes: Math.min(120, Math.max(15, value)) }),
  days: (request, value) => ({ ...request, days: Math.min(6, value) }),
  level: (request, value) => ({ ...request, level: value }),
  sport: (request, value) => ({ ...request, sport: value }),
  age: (request, value) => ({ ...request, age: Math.max(10, value) }),
  goal: (request, value) => ({ ...request, goal: goalOf[value] ?? request.goal }),
};
const withConstraint = (request: Request, { type, value }: Constraint): Request => applied[type]?.(request, value as never) ?? request;

/** A week with more match days than this leaves too little of it to train on. */
const mostMatchDays = 4;

/** Days of the week that hold events, where they come again or come at all in the four weeks. */
function withEvents(request: Request, events: readonly TeamDay[], startsOn: string): Request {
  const of = (kind: TeamDay['kind']) => events.filter((event) => event.kind === kind).map(({ day }) => weekdayOf(startsOn, day));
  const games = of('game');
  const all = unique([...request.matchDays, ...games]);
  // A long cup of one week does not take the other three along: then only what comes again counts.
  const again = games.filter((day, at) => games.indexOf(day) !== at);
  const matchDays = all.length > mostMatchDays ? unique([...request.matchDays, ...again]) : all;
  // A week without a free day is no week to plan: what was said by hand stays.
  if (matchDays.length >= 7) return request;
  return {
    ...request,
    matchDays,
    trainingDays: unique([...request.trainingDays, ...of('training')]).filter((day) => !matchDays.includes(day)),
  };
}

/** What was ticked among the conditions, and the age, say the same as the checklist's own questions. */
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

/** Breaches that make an exercise wrong for the person, or a plan unreadable; a week a little off its volume may be shown. */
const notForThisPerson: ReadonlySet<BreachRule> = new Set([
  'equipment',
  'injury',
  'level',
  'condition',
  'age',
  'unknownExercise',
  'unknownItem',
]);

/** The workout plan behind the shape of all plans. */
export const workoutPart: PlanPart = {
  kind: 'workout',
  draft: workoutDraft,
  requestOf: withoutAnswers,
  wordsOf: () => [],
  flagsOf: ({ answers, conditions, age }) => [
    ...checkAnswers('exercise', (answers ?? {}) as ChecklistAnswers),
    ...flagsOfFigures(conditions as WorkoutRequest['conditions'], age as number),
  ],
  missingIn: ({ answers, language }) =>
    missingAnswers({ name: 'exercise', language: language as Request['language'], answers: (answers ?? {}) as ChecklistAnswers }),
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (given, limits) => {
    const request = given as Request;
    const calm = limits.includes('noHardEffort') ? { ...request, level: 'beginner' as const, goal: 'general' as const } : request;
    if (!limits.includes('noImpact')) return calm;
    // What hurt before takes no impact: the same rule keeps jumps and sprints away from every part that lands.
    const landing = ['knee', 'ankle', 'hip', 'lowerBack'] as const;
    const added = landing
      .filter((part) => !calm.injuries.some((one) => one.part === part))
      .map((part) => ({ part, when: 'past' as const }));
    return { ...calm, injuries: [...calm.injuries, ...added] };
  },
  withEvents: (request, events, startsOn) => withEvents(request as Request, events, startsOn),
  plan: (request, { seed }) => planWorkout(request as Request, { seed }),
  verify: (plan, request) => verifyWorkout(plan as WorkoutPlan, request as Request),
  complete: (draft, request) => completeWorkout(draft as never, request as Request),
  brief: (request) => JSON.stringify(workoutCatalogue(request as Request)),
  swap: (plan, request, item, { seed }) => {
    const swapped = swapWorkoutItem(plan as WorkoutPlan, request as Request, item, { seed });
    return Array.isArray(swapped) ? undefined : swapped;
  },
  readChange: (text, plan) => readWorkoutChange(text, plan as WorkoutPlan),
  change: (plan, request, change, seeded) => {
    const changed = changeWorkout(plan as WorkoutPlan, request as Request, change as never, seeded);
    return Array.isArray(changed) ? undefined : changed;
  },
  itemsOf: (plan) => itemsOf(plan as WorkoutPlan),
  entriesOf: (plan, startsOn) => entriesOf(plan as WorkoutPlan, startsOn),
  toMarkdown: (plan, language) => workoutMarkdown(plan as WorkoutPlan, language),
  withoutHealth: (plan) => ({ ...plan, cautions: [], notes: [], avoids: [] }),
  isFatal: ({ rule }) => notForThisPerson.has(rule),
};
