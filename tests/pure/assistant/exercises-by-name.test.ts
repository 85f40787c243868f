import { expect, test } from 'vitest';
import { exerciseOf, exercises } from '../../../src/server/assistant/workout/exercises.ts';
import type { Exercise } from '../../../src/server/assistant/workout/exercises.ts';
import { faultsOf } from './exercises-by-name.ts';

test('no exercise has equipment, strain, level or a condition that its name denies', () => {
  const faults = exercises.flatMap((exercise) => faultsOf(exercise).map((fault) => `${exercise.name.english}: ${fault}`));
  expect(faults).toEqual([]);
});

test.each<[string, Partial<Exercise>, string]>([
  ['barbell-back-squat', { needs: [] }, "needs '', by its name 'barbell'"],
  ['box-jump', { loads: { ...exerciseOf('box-jump')?.loads, knee: 'light' } }, 'knee light, at least impact'],
  ['curl-up', { notFor: ['pregnancy', 'postpartum'] }, 'allowed with osteoporosis'],
  ['nordic-curl', { level: 'beginner' }, 'beginner, at least intermediate'],
  ['pull-up', { isStrain: false }, 'no strain'],
  ['brisk-walk', { notFor: ['heart'] }, 'forbidden with heart'],
])('a wrong tag of %s is noticed', (id, wrong, fault) => {
  const exercise = exerciseOf(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  expect(faultsOf({ ...exercise, ...wrong })).toEqual([fault]);
});
