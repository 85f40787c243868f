import { describe, expect, test } from 'vitest';
import { weekdays } from '../../../src/contract/assistant/weekdays.ts';
import type { WorkoutBlock, WorkoutPlan, WorkoutSession } from '../../../src/contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import type { Equipment } from '../../../src/contract/assistant/words.ts';
import { isHardEffort, knownExercise } from '../../../src/server/assistant/workout/exercises.ts';
import { regionOf } from '../../../src/server/assistant/workout/split.ts';
import type { Region } from '../../../src/server/assistant/workout/split.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';
import { verifyWorkout } from '../../../src/server/assistant/workout/verify-workout.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const person = workoutRequest({ goal: 'muscle', days: 4, minutes: 60, equipment: ['dumbbells', 'band'] });
const seeds = [1, 2, 3, 4, 5];
const firstWeeks = (more: Partial<WorkoutRequest>): WorkoutSession[][] =>
  seeds.map((seed) => weekOne(planWorkout({ ...person, ...more }, { seed })));
const weekOne = ({ weeks }: WorkoutPlan): WorkoutSession[] => weeks[0]?.sessions ?? [];
const itemsIn = ({ blocks }: WorkoutSession, ...names: WorkoutBlock[]) =>
  blocks.filter(({ block }) => names.length === 0 || names.includes(block)).flatMap(({ items }) => items);

const secondsOf = ({ blocks }: WorkoutSession, ...names: WorkoutBlock[]) =>
  blocks.filter(({ block }) => names.includes(block)).reduce((sum, { seconds }) => sum + seconds, 0);

describe('a session', () => {
  test.each([15, 20, 30, 45, 60, 90, 120])('of %d minutes warms up for 5 to 8 minutes', (minutes) => {
    for (const session of firstWeeks({ minutes }).flat()) {
      const seconds = session.blocks.find(({ block }) => block === 'warmUp')?.seconds ?? 0;
      expect(Math.round(seconds / 60)).toBeGreaterThanOrEqual(5);
      expect(Math.round(seconds / 60)).toBeLessThanOrEqual(8);
    }
  });

  test.each([45, 90, 120])('of %d minutes has at most eight stretches', (minutes) => {
    for (const session of firstWeeks({ minutes, level: 'beginner', equipment: [] }).flat()) {
      const stretches = itemsIn(session).filter(({ exercise }) => {
        const { pattern, roles } = knownExercise(exercise);
        return pattern === 'mobility' && roles.includes('coolDown');
      });
      expect(stretches.length).toBeLessThanOrEqual(8);
    }
  });

  test.each<[WorkoutRequest['goal'], WorkoutRequest['level'], number, number]>([
    ['strength', 'advanced', 3, 90],
    ['strength', 'intermediate', 2, 90],
    ['muscle', 'advanced', 4, 75],
    ['muscle', 'intermediate', 3, 60],
    ['strength', 'beginner', 3, 45],
  ])('for %s, %s, on %d days of %d minutes is filled with sets and rests, not with breathing', (goal, level, days, minutes) => {
    const equipment: Equipment[] = ['dumbbells', 'barbell', 'bench', 'pullUpBar', 'machines'];
    for (const session of firstWeeks({ goal, level, days, minutes, equipment }).flat()) {
      // More sets of the same muscles in a week would be no training, so that a long session may end a little earlier.
      expect(session.minutes).toBeGreaterThanOrEqual(minutes * 0.75);
      expect(secondsOf(session, 'strength', 'prehab', 'power')).toBeGreaterThan(0.65 * session.seconds);
      expect(secondsOf(session, 'mobility', 'coolDown')).toBeLessThanOrEqual(510);
      for (const { restSeconds } of itemsIn(session, 'strength')) expect(restSeconds).toBeLessThanOrEqual(240);
    }
  });

  test('ends earlier and says so if a level cannot use the time, and keeps its own word on the minutes', () => {
    const request: WorkoutRequest = { ...person, level: 'beginner', days: 6, minutes: 90 };
    const plan = planWorkout(request, { seed: 1 });
    const says = plan.cautions.find((one) => one.startsWith('You asked for 90 minutes.')) ?? '';
    const minutes = plan.weeks.slice(0, 3).flatMap(({ sessions }) => sessions.map((session) => session.minutes));
    expect(says).toContain(`takes ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes a session`);
    expect(plan.title).not.toContain('90');
    expect(verifyWorkout(plan, request)).toEqual([]);
    const silent = { ...plan, cautions: plan.cautions.filter((one) => one !== says) };
    expect(verifyWorkout(silent, request).map(({ rule }) => rule)).toContain('time');
  });

  test('for endurance is mostly that, even if it is short', () => {
    for (const week of firstWeeks({ goal: 'endurance', days: 6, minutes: 20 })) {
      const seconds = week.map((session) => secondsOf(session, 'conditioning'));
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1_500);
    }
  });

  test('has endurance work only where the goal, a sport or a condition asks for it', () => {
    const hasAny = (more: Partial<WorkoutRequest>) =>
      firstWeeks(more)
        .flat()
        .some((session) => itemsIn(session, 'conditioning').length > 0);
    expect([hasAny({ goal: 'muscle' }), hasAny({ goal: 'strength' })]).toEqual([false, false]);
    expect([hasAny({ goal: 'fatLoss' }), hasAny({ sport: 8 }), hasAny({ conditions: ['diabetes'] })]).toEqual([true, true, true]);
  });

  test('of hard intervals is never next to another', () => {
    for (const week of [...firstWeeks({ goal: 'endurance', days: 6 }), ...firstWeeks({ goal: 'fatLoss', days: 5, sport: 8 })]) {
      const hard = week
        .filter((session) => itemsIn(session, 'conditioning').some(({ exercise }) => isHardEffort(knownExercise(exercise))))
        .map(({ weekday }) => weekdays.indexOf(weekday));
      expect(hard.length).toBeGreaterThan(0);
      expect(hard.filter((day) => hard.includes((day + 1) % 7))).toEqual([]);
    }
  });
});

test.each<[Partial<WorkoutRequest>, readonly string[]]>([
  [{ conditions: ['pregnancy'] }, ['snap-down', 'lateral-shuffle', 'split-step-react']],
  [{ conditions: ['postpartum'] }, ['snap-down', 'lateral-shuffle', 'split-step-react']],
  [{ conditions: ['osteoporosis'], age: 60 }, ['child-pose', 'hamstring-stretch', 'snap-down']],
  [{ injuries: [{ part: 'quadriceps', when: 'now' }] }, ['quad-stretch']],
  [{ injuries: [{ part: 'head', when: 'now' }] }, ['snap-down', 'lateral-shuffle']],
])('%j keeps out %j', (more, banned) => {
  const used = [12, 17, 8].flatMap((sport) =>
    firstWeeks({ ...more, sport }).flatMap((week) => week.flatMap((session) => itemsIn(session).map(({ exercise }) => exercise))),
  );
  expect(used.filter((id) => banned.includes(id))).toEqual([]);
});

describe('a week', () => {
  const kindsOf = (more: Partial<WorkoutRequest>) => firstWeeks({ equipment: ['dumbbells', 'band', 'bench'], ...more });
  const lifts = (session: WorkoutSession) => itemsIn(session, 'strength', 'prehab');
  const setsOf = (week: readonly WorkoutSession[], region: Region) =>
    week
      .flatMap(lifts)
      .filter(({ exercise }) => regionOf(knownExercise(exercise)) === region)
      .reduce((sum, { sets }) => sum + sets, 0);

  test.each<[number, WorkoutRequest['level'], readonly string[]]>([
    [1, 'intermediate', ['Whole body']],
    [3, 'advanced', ['Whole body A', 'Whole body B', 'Whole body C']],
    [4, 'beginner', ['Whole body A', 'Whole body B', 'Whole body C', 'Whole body D']],
    [4, 'intermediate', ['Upper body A', 'Lower body A', 'Upper body B', 'Lower body B']],
    [5, 'intermediate', ['Upper body', 'Lower body A', 'Push', 'Pull', 'Lower body B']],
    [6, 'advanced', ['Push A', 'Pull A', 'Legs A', 'Push B', 'Pull B', 'Legs B']],
  ])('of %d days for somebody %s is %j', (days, level, names) => {
    for (const week of kindsOf({ days, level })) expect(week.map(({ name }) => name)).toEqual(names);
  });

  test('of 20 minutes has legs, a pull and a push in every session', () => {
    for (const session of kindsOf({ days: 3, minutes: 20, goal: 'general' }).flat()) {
      const regions = lifts(session).map(({ exercise }) => regionOf(knownExercise(exercise)));
      expect(regions).toEqual(expect.arrayContaining(['pull', 'push']));
      expect(regions.some((region) => region === 'knee' || region === 'hip')).toBe(true);
    }
  });

  test.each([1, 2, 3, 4, 5, 6])('of %d days pulls about as much as it pushes or more, and trains hips like thighs', (days) => {
    for (const week of kindsOf({ days })) {
      expect(setsOf(week, 'pull')).toBeGreaterThanOrEqual(0.9 * setsOf(week, 'push'));
      expect(setsOf(week, 'hip')).toBeGreaterThanOrEqual(0.5 * setsOf(week, 'knee'));
      expect(setsOf(week, 'hip')).toBeLessThanOrEqual(2 * setsOf(week, 'knee'));
    }
  });

  test('has no curls on leg days and no calves on days for the upper body', () => {
    for (const session of kindsOf({ days: 4, minutes: 75 }).flat()) {
      const muscles = lifts(session).flatMap(({ exercise }) => knownExercise(exercise).primary);
      const wrong = session.name.startsWith('Lower') ? ['biceps', 'triceps', 'chest'] : ['calves', 'shins', 'quads', 'hamstrings'];
      expect(muscles.filter((muscle) => wrong.includes(muscle))).toEqual([]);
    }
  });
});

test('no exercise for the trunk comes every day, although a bar is there to hang from', () => {
  for (const week of firstWeeks({
    goal: 'muscle',
    days: 5,
    minutes: 70,
    equipment: ['barbell', 'bench', 'machines', 'dumbbells', 'pullUpBar'],
  })) {
    const times = new Map<string, number>();
    for (const { exercise } of week.flatMap((session) => itemsIn(session, 'strength'))) times.set(exercise, (times.get(exercise) ?? 0) + 1);
    expect(Math.max(...times.values()), JSON.stringify([...times])).toBeLessThanOrEqual(3);
  }
});

describe('a week for endurance', () => {
  const hard = (session: WorkoutSession) => itemsIn(session, 'strength', 'prehab', 'power');
  const isOfEngine = (session: WorkoutSession) => hard(session).length === 0;
  const isIntervals = (session: WorkoutSession) =>
    itemsIn(session, 'conditioning').some(({ exercise }) => isHardEffort(knownExercise(exercise)));

  test.each([4, 5, 6])('of %d days trains strength on two that are not next to one another, and the engine alone on the others', (days) => {
    for (const level of ['beginner', 'advanced'] as const) {
      for (const week of firstWeeks({ goal: 'endurance', level, days, minutes: 60 })) {
        const lifted = week.filter((session) => !isOfEngine(session)).map(({ weekday }) => weekdays.indexOf(weekday));
        expect(lifted).toHaveLength(2);
        expect(Math.abs((lifted[0] ?? 0) - (lifted[1] ?? 0))).toBeGreaterThan(1);
        for (const session of week.filter(isOfEngine)) expect(secondsOf(session, 'conditioning')).toBeGreaterThan(20 * 60);
        // Most of the minutes are easy.
        expect(week.filter(isIntervals).length).toBeLessThanOrEqual(level === 'beginner' ? 1 : 2);
        expect(week.filter(isIntervals).every(isOfEngine)).toBe(true);
      }
    }
  });

  test('says what each of its days is for', () => {
    const [week = []] = firstWeeks({ goal: 'endurance', days: 5, minutes: 60 });
    const names = week.map(({ name }) => name.replace(/ [A-F]$/, ''));
    expect(new Set(names)).toEqual(new Set(['Whole body', 'Intervals', 'Easy run']));
  });

  test('mixes both in short sessions, two of which would not train all of the body', () => {
    const [week = []] = firstWeeks({ goal: 'endurance', days: 5, minutes: 20 });
    expect(week.filter((session) => !isOfEngine(session)).length).toBeGreaterThan(2);
  });
});
