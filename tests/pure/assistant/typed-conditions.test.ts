import { describe, expect, test } from 'vitest';
import { trainingConditions, type TrainingCondition } from '../../../src/contract/assistant/training-conditions.ts';
import type { BodyPart } from '../../../src/contract/assistant/words.ts';
import { workoutRequest } from '../../../src/contract/assistant/workout.ts';
import { readConstraints } from '../../../src/server/assistant/chips/index.ts';
import { knownExercise } from '../../../src/server/assistant/workout/exercises.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';

const form = {
  language: 'english',
  level: 'advanced',
  goal: 'strength',
  days: 3,
  minutes: 60,
  age: 40,
  equipment: ['barbell', 'dumbbells', 'bench'],
};
const plain = workoutRequest.parse(form);
const typed = (text: string) => workoutPart.withConstraints(plain, readConstraints(text));

describe('a condition that is typed acts as its tick does', () => {
  test.each<[string, TrainingCondition]>([
    ['baby is due in June', 'pregnancy'],
    ['gave birth 3 months ago', 'postpartum'],
    ['hypertension', 'highBloodPressure'],
    ['dil ki bimari hai', 'heart'],
    ['asthama', 'asthma'],
    ['type 2 diabetic', 'diabetes'],
    ['weak bones', 'osteoporosis'],
    ['vertigo', 'vertigo'],
    ['I have a hernia', 'hernia'],
  ])('%s', (text, condition) => {
    const ticked = workoutRequest.parse({ ...form, conditions: [condition] });
    expect(typed(text)).toEqual(ticked);
    expect(workoutPart.flagsOf({ ...typed(text), answers: {}, country: 'IN' })).toEqual(
      workoutPart.flagsOf({ ...ticked, answers: {}, country: 'IN' }),
    );
    expect(trainingConditions).toHaveProperty(condition);
  });

  test.each<[string, BodyPart]>([
    ["jumper's knee", 'knee'],
    ['rotator cuff tear', 'shoulder'],
    ['impingement on the right', 'shoulder'],
    ['sciatica', 'lowerBack'],
  ])('%s', (text, part) => {
    expect(typed(text)).toEqual(workoutRequest.parse({ ...form, injuries: [{ part, when: 'now' }] }));
  });

  test('a hernia keeps out straining, heavy bars and crunches', () => {
    const plan = workoutPart.plan(typed('hernia'), { seed: 1 });
    if (Array.isArray(plan)) throw new Error('no plan');
    const known = plan.exercises.map(({ id }) => knownExercise(id));
    expect(
      known.filter(({ isStrain, pattern, needs }) => isStrain || pattern === 'coreFlexion' || needs.flat().includes('barbell')),
    ).toEqual([]);
    expect(plan.cautions.join(' ')).toContain('hernia');
  });
});
