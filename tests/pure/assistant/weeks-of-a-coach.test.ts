import { describe, expect, test } from 'vitest';
import type { WorkoutPlan } from '../../../src/contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import type { Equipment } from '../../../src/contract/assistant/words.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const person = workoutRequest({ goal: 'endurance', age: 35 });
const gym: Equipment[] = ['barbell', 'bench', 'dumbbells', 'machines', 'pullUpBar'];
const plansOf = (more: Partial<WorkoutRequest>): WorkoutPlan[] =>
  [1, 2, 3, 4].map((seed) => {
    const plan = workoutPart.plan({ ...person, ...more }, { seed });
    if (Array.isArray(plan)) throw new Error(plan[0]?.message);
    return plan;
  });
const idsOf = (plan: WorkoutPlan) => plan.exercises.map(({ id }) => id);
const itemsIn = ({ weeks }: WorkoutPlan, week: number, exercise: string) =>
  (weeks[week - 1]?.sessions ?? []).flatMap(({ blocks }) =>
    blocks.flatMap(({ items }) => items.filter((item) => item.exercise === exercise)),
  );

describe('endurance', () => {
  test('is running, for which a road is enough', () => {
    for (const plan of plansOf({})) expect(idsOf(plan)).toContain('easy-jog');
  });

  test('comes back after a hurt shin in pieces with walks between that grow for three weeks', () => {
    for (const plan of plansOf({ injuries: [{ part: 'shin', when: 'past' }] })) {
      const pieces = [1, 2, 3, 4].map((week) => itemsIn(plan, week, 'run-walk')[0]?.seconds);
      expect(pieces).toEqual([120, 180, 240, 120]);
      expect(idsOf(plan)).not.toContain('easy-jog');
    }
  });

  test('does not run on what hurts now, or where landing is forbidden', () => {
    const runs = ['run-walk', 'easy-jog', 'tempo-run', 'running-intervals'];
    const sore = plansOf({ injuries: [{ part: 'shin', when: 'now' }] });
    const careful = plansOf({ ...workoutPart.withLimits({ ...person, injuries: [{ part: 'knee', when: 'past' }] }, ['noImpact']) });
    for (const plan of [...sore, ...careful]) expect(idsOf(plan).filter((id) => runs.includes(id))).toEqual([]);
  });
});

test.each([2, 3, 4, 5])('strength with a bar on %d days has squat, bench, deadlift and press in the week', (days) => {
  for (const plan of plansOf({ goal: 'strength', level: 'advanced', days, minutes: 75, equipment: gym })) {
    expect(idsOf(plan)).toEqual(expect.arrayContaining(['barbell-back-squat', 'barbell-bench-press', 'barbell-deadlift', 'barbell-press']));
  }
});

test('a warm-up has three to five moves, and a cool-down four items at most', () => {
  for (const goal of ['general', 'muscle', 'endurance'] as const) {
    for (const { blocks } of plansOf({ goal, days: 4 }).flatMap(({ weeks }) => weeks[0]?.sessions ?? [])) {
      const count = (name: string) => blocks.find(({ block }) => block === name)?.items.length ?? 0;
      expect(count('warmUp')).toBeGreaterThanOrEqual(3);
      expect(count('warmUp')).toBeLessThanOrEqual(5);
      expect(count('coolDown')).toBeLessThanOrEqual(4);
    }
  }
});

test('balance at 70 stands beside something to hold', () => {
  for (const plan of plansOf({ goal: 'general', level: 'beginner', age: 70, conditions: ['osteoporosis'] })) {
    const balancing = itemsIn(plan, 1, 'single-leg-stand');
    expect(balancing.length).toBeGreaterThan(0);
    for (const { tempo } of balancing) expect(tempo).toMatch(/wall or a steady chair/);
  }
});

test('days that pull do so from two directions and end with the arm; days that push press overhead', () => {
  for (const plan of plansOf({ goal: 'muscle', level: 'advanced', days: 6, minutes: 75, equipment: gym })) {
    const patterns = new Map(plan.exercises.map(({ id, primary }) => [id, primary.map((muscle) => muscle.id)]));
    for (const { name, blocks } of plan.weeks[0]?.sessions ?? []) {
      const ids = blocks.filter(({ block }) => block === 'strength').flatMap(({ items }) => items.map(({ exercise }) => exercise));
      if (name.startsWith('Push')) expect(ids.some((id) => /press/.test(id) && patterns.get(id)?.includes('shoulders'))).toBe(true);
      if (!name.startsWith('Pull')) continue;
      expect(ids.some((id) => /row/.test(id))).toBe(true);
      expect(ids.some((id) => /pull-up|chin-up|pulldown/.test(id))).toBe(true);
      expect(ids.some((id) => patterns.get(id)?.[0] === 'biceps')).toBe(true);
    }
  }
});
