import { describe, expect, test } from 'vitest';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import type { Exercise } from '../../../src/server/assistant/workout/exercises.ts';
import { startingLevel, whyNot } from '../../../src/server/assistant/workout/may-do.ts';

const plain: Pick<Exercise, 'needs' | 'level' | 'loads' | 'notFor' | 'isStrain'> = {
  needs: [],
  level: 'beginner',
  loads: {},
  notFor: [],
  isStrain: false,
};
const person: Pick<WorkoutRequest, 'equipment' | 'level' | 'goal' | 'injuries' | 'conditions' | 'age'> = {
  equipment: ['dumbbells'],
  level: 'intermediate',
  goal: 'general',
  injuries: [],
  conditions: [],
  age: 30,
};
const why = (exercise: Partial<Exercise>, who: Partial<WorkoutRequest> = {}) =>
  whyNot({ ...plain, ...exercise } as Exercise, { ...person, ...who } as WorkoutRequest);

describe('whether somebody may do an exercise', () => {
  const jump = { loads: { knee: 'impact' } } as const;
  const strain = { isStrain: true };
  const barbell = { needs: [['dumbbells'], ['barbell', 'machines']] } satisfies Partial<Exercise>;
  const owner = { equipment: ['dumbbells', 'barbell'] } satisfies Partial<WorkoutRequest>;

  test.each<[Partial<Exercise>, Partial<WorkoutRequest>, number, number]>([
    [strain, {}, 14, 64],
    [barbell, owner, 14, 90],
    [jump, {}, 10, 64],
    // Who is used to hard training goes on with it, but not with jumps for ever.
    [strain, { level: 'advanced' }, 14, 90],
    [jump, { level: 'advanced' }, 10, 74],
  ])('%j is for %j from the age of %s to that of %s', (exercise, who, from, to) => {
    expect([why(exercise, { ...who, age: from }), why(exercise, { ...who, age: to })]).toEqual([null, null]);
    if (from > 10) expect(why(exercise, { ...who, age: from - 1 })).toBe('age');
    if (to < 90) expect(why(exercise, { ...who, age: to + 1 })).toBe('age');
  });

  test('depends on all that it needs, one of each kind', () => {
    expect([why(barbell), why(barbell, { equipment: ['barbell'] }), why(barbell, owner)]).toEqual(['equipment', 'equipment', null]);
  });

  test('depends on the level, which is one lower after a break', () => {
    const levels = ['beginner', 'intermediate', 'advanced'] as const;
    const starts = (goal: WorkoutRequest['goal']) => levels.map((level) => startingLevel({ level, goal }));
    expect([starts('general'), starts('comeback')]).toEqual([levels, ['beginner', 'beginner', 'intermediate']]);
    expect([why({ level: 'intermediate' }), why({ level: 'advanced' })]).toEqual([null, 'level']);
    expect(why({ level: 'intermediate' }, { goal: 'comeback' })).toBe('level');
  });

  test('depends on how much it loads what hurts now, or hurt before', () => {
    const loads = ['light', 'medium', 'heavy', 'impact'] as const;
    const allowed = (when: 'now' | 'past') =>
      loads.filter(
        (load) =>
          why(
            { loads: { knee: load } },
            {
              injuries: [
                { part: 'hip', when },
                { part: 'knee', when },
              ],
            },
          ) === null,
      );
    expect([allowed('now'), allowed('past')]).toEqual([['light'], ['light', 'medium', 'heavy']]);
  });

  test('depends on every condition', () => {
    const exercise = { notFor: ['pregnancy'] } as unknown as Partial<Exercise>;
    expect(why(exercise, { conditions: ['asthma', 'pregnancy'] as never })).toBe('condition');
    expect(why(exercise, { conditions: ['asthma'] as never })).toBeNull();
  });
});
