import { describe, expect, test } from 'vitest';
import type { Weekday } from '../../../src/contract/assistant/weekdays.ts';
import type { WorkoutPlan } from '../../../src/contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const runner = workoutRequest({ goal: 'endurance', minutes: 60 });

function made(words: string, form: Partial<WorkoutRequest> = {}) {
  const request = workoutPart.withConstraints({ ...runner, ...form }, constraintsIn(workoutPart.wishes, words));
  const plan = workoutPart.plan(request, { seed: 5 });
  if (Array.isArray(plan)) throw new Error(`no plan for: ${words}`);
  const wishes = wishesOf(words, { kind: 'workout', rules: workoutPart.wishes, language: 'english', made: { plan, request } });
  return { plan, wishes, breaches: workoutPart.verify(plan, request) };
}

/** The seconds of running by weekday, in each week. */
const runsOf = ({ weeks }: WorkoutPlan) =>
  weeks.map(({ sessions }) =>
    sessions.map(({ weekday, blocks }): [Weekday, number] => [
      weekday,
      blocks
        .flatMap(({ items }) => items)
        .filter(({ name }) => /\bjog\b|\brun\b|running/i.test(name))
        .reduce((sum, { sets, seconds }) => sum + sets * (seconds ?? 0), 0),
    ]),
  );

describe('a long run on a weekday', () => {
  test.each<[string, Weekday, Partial<WorkoutRequest>?]>([
    ['long run on Sunday', 'sunday'],
    ['long run on Sunday', 'sunday', { level: 'beginner', minutes: 45 }],
    ['long run on Sunday', 'sunday', { goal: 'strength', equipment: ['barbell', 'bench'], days: 4 }],
    ['half marathon, only tue thu sun, long run on sunday', 'sunday'],
    ['sunday long run 15 km, tue intervals', 'sunday'],
    ['itwar ko lambi daud', 'sunday'],
    ['लंबी दौड़ शनिवार को', 'saturday'],
    ['my longest run is on saturdays', 'saturday', { days: 5 }],
    ['weekend long run', 'sunday', { level: 'advanced', minutes: 90 }],
  ])('%s is the longest run of each week', (words, day, form = {}) => {
    const { plan, wishes, breaches } = made(words, form);
    for (const week of runsOf(plan)) {
      const long = week.find(([weekday]) => weekday === day)?.[1] ?? 0;
      expect(long).toBeGreaterThan(0);
      for (const [weekday, seconds] of week) if (weekday !== day) expect(seconds).toBeLessThan(long);
    }
    expect(wishes.some(({ outcome, says }) => outcome === 'done' && says.includes('Long run on'))).toBe(true);
    expect(breaches.filter(workoutPart.isFatal)).toEqual([]);
  });

  test.each<[string, Partial<WorkoutRequest>, RegExp]>([
    ['long run on Sunday', { matchDays: ['sunday'] }, /match/],
    ['long run on Sunday', { freeDays: ['monday', 'wednesday'] }, /not one of your days/],
    ['long run on Sunday', { conditions: ['pregnancy'] }, /running/],
  ])('%s is not promised where it cannot be: %o', (words, form, why) => {
    const { plan, wishes } = made(words, form);
    expect(
      runsOf(plan)
        .flat()
        .filter(([weekday, seconds]) => weekday === 'sunday' && seconds > 0),
    ).toEqual([]);
    expect(wishes).toMatchObject([{ outcome: 'cannot', says: expect.stringMatching(why) as string }]);
  });

  test('no long run on a day bans no running', () => {
    expect(constraintsIn(workoutPart.wishes, 'no long run on sunday')).toEqual([]);
  });
});

test('whoever wants to run gets no sprints and shuttles by it, and whoever wants sprints does', () => {
  const speed = ({ plan }: ReturnType<typeof made>) =>
    plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.filter(({ block }) => block === 'power')));
  expect(speed(made('half marathon, long run on sunday, I love running'))).toEqual([]);
  expect(speed(made('sprints please')).length).toBeGreaterThan(0);
});
