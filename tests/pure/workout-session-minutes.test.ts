import { expect, test } from 'vitest';
import { workoutRequest } from '../../src/contract/assistant/workout.ts';
import { changeWorkout } from '../../src/server/assistant/workout/change-workout.ts';
import { planWorkout } from '../../src/server/assistant/workout/plan-workout.ts';
import { verifyWorkout } from '../../src/server/assistant/workout/verify-workout.ts';

const request = workoutRequest.parse({
  level: 'intermediate',
  goal: 'general',
  days: 3,
  minutes: 45,
  age: 30,
  equipment: ['dumbbells', 'bench'],
});
const plan = planWorkout(request, { seed: 5 });
const [first, second, third] = plan.weeks[0]?.sessions.map(({ weekday }) => weekday) ?? [];
const sessionsOn = ({ weeks }: typeof plan, day: string | undefined) =>
  weeks.flatMap(({ sessions }) => sessions.filter(({ weekday }) => weekday === day));

test.each([20, 25, 60])('the session of one day gets %i minutes, and the others stay as they are', (minutes) => {
  if (!second) throw new Error('The week has no second session.');
  const changed = changeWorkout(plan, request, { change: 'sessionMinutes', day: second, minutes }, { seed: 9 });
  if (Array.isArray(changed)) throw new Error(JSON.stringify(changed));
  expect(verifyWorkout(changed.plan, changed.request)).toEqual([]);
  for (const session of sessionsOn(changed.plan, second)) expect(session.minutes).toBeLessThanOrEqual(minutes);
  expect(Math.max(...sessionsOn(changed.plan, second).map((one) => one.minutes)) > 45).toBe(minutes > 45);
  for (const day of [first, third]) expect(sessionsOn(changed.plan, day)).toEqual(sessionsOn(plan, day));
});

test('a day without a session cannot get other minutes', () => {
  const free = (['monday', 'tuesday', 'wednesday', 'thursday'] as const).find((day) => ![first, second, third].includes(day)) ?? 'sunday';
  expect(Array.isArray(changeWorkout(plan, request, { change: 'sessionMinutes', day: free, minutes: 20 }, { seed: 9 }))).toBe(true);
});

test.each([20, 30, 45])('heavy sets keep two minutes of rest in %i minutes: sets and small exercises go first', (minutes) => {
  const heavy = workoutRequest.parse({
    level: 'advanced',
    goal: 'strength',
    days: 3,
    minutes: 75,
    age: 30,
    equipment: ['dumbbells', 'barbell', 'bench', 'machines', 'pullUpBar'],
  });
  const long = planWorkout(heavy, { seed: 1 });
  const day = long.weeks[0]?.sessions[0]?.weekday ?? 'monday';
  const changed = changeWorkout(long, heavy, { change: 'sessionMinutes', day, minutes }, { seed: 9 });
  if (Array.isArray(changed)) throw new Error(JSON.stringify(changed));
  const lifts = (sessionsOn(changed.plan, day)[0]?.blocks ?? [])
    .filter(({ block }) => block === 'strength')
    .flatMap(({ items }) => items.filter(({ reps }) => reps !== null && reps <= 6));
  expect(lifts.length).toBeGreaterThan(1);
  for (const { name, restSeconds, sets } of lifts) {
    expect(restSeconds, name).toBeGreaterThanOrEqual(120);
    expect(sets, name).toBeGreaterThan(1);
  }
});
