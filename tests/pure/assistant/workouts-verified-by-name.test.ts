import { describe, expect, test } from 'vitest';
import { trainingConditions, type TrainingCondition } from '../../../src/contract/assistant/training-conditions.ts';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import type { WorkoutPlan } from '../../../src/contract/assistant/workout-plan.ts';
import { equipment, type Equipment } from '../../../src/contract/assistant/words.ts';
import { constraintsIn } from '../../../src/server/assistant/wishes/index.ts';
import { exercises } from '../../../src/server/assistant/workout/exercises.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { allowedExercises } from '../../../src/server/assistant/workout/may-do.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';
import { nameBreaches } from '../../../src/server/assistant/workout/verify-by-name.ts';
import { verifyWorkout } from '../../../src/server/assistant/workout/verify-workout.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const person = workoutRequest({ level: 'advanced', equipment: Object.keys(equipment) as Equipment[] });
const told = (words: string, form: Partial<WorkoutRequest> = {}) =>
  workoutPart.withConstraints({ ...person, ...form }, constraintsIn(workoutPart.wishes, words));
const noOverhead = told('nothing overhead');

/** A plan in which every line is the one of a real plan with another exercise. */
function withOnly(ids: readonly string[]): WorkoutPlan {
  const plan = planWorkout(person, { seed: 3 });
  const [line] = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items)));
  const [week] = plan.weeks;
  const [session] = week?.sessions ?? [];
  const [block] = session?.blocks ?? [];
  if (!line || !week || !session || !block) throw new Error('the plan has no line');
  return {
    ...plan,
    weeks: [{ ...week, sessions: [{ ...session, blocks: [{ ...block, items: ids.map((exercise) => ({ ...line, exercise })) }] }] }],
  };
}

describe('nothing overhead', () => {
  test.each([
    'nothing overhead',
    'I cant raise my arms above my shoulders',
    'no arms over head please',
    'सिर के ऊपर कुछ नहीं',
    'frozen shoulder',
  ])('%s', (words) => {
    for (const tools of [[], ['dumbbells'], ['pullUpBar'], ['machines', 'barbell', 'bench']] as const) {
      const request = told(words, { equipment: [...tools], level: 'intermediate' });
      const names = planWorkout(request, { seed: 3 }).exercises.map(({ name }) => name);
      expect(
        names.filter((name) =>
          /wall angel|overhead|pull-up|chin-up|pull-down|shoulder press|Y raise|snow angel|bird dog|child's pose|downward/i.test(name),
        ),
      ).toEqual([]);
      expect(constraintsIn(workoutPart.wishes, words)).not.toContainEqual({ type: 'leaveOut', value: 'arms' });
    }
  });

  test.each(['wall-angel', 'dumbbell-shoulder-press', 'prone-y-raise', 'pull-up', 'downward-dog', 'step-jack'])(
    '%s is noticed by its name',
    (id) => {
      expect(nameBreaches(withOnly([id]), noOverhead)).toMatchObject([{ rule: 'wish', where: id }]);
    },
  );

  test('rows, push-ups and planks on the elbows may stay', () => {
    expect(nameBreaches(withOnly(['push-up', 'plank', 'band-row', 'dumbbell-curl', 'wall-plank']), noOverhead)).toEqual([]);
  });
});

describe('the names of a plan are judged apart from the tags of the catalogue', () => {
  test.each<[TrainingCondition, string]>([
    ['pregnancy', 'barbell-deadlift'],
    ['pregnancy', 'curl-up'],
    ['postpartum', 'squat-jump'],
    ['highBloodPressure', 'downward-dog'],
    ['heart', 'running-intervals'],
    ['osteoporosis', 'reverse-crunch'],
    ['vertigo', 'inchworm'],
    ['hernia', 'barbell-back-squat'],
    ['asthma', 'tempo-run'],
  ])('with %s a %s is refused', (condition, id) => {
    const request = { ...person, conditions: [condition] };
    expect(nameBreaches(withOnly([id]), request)).toMatchObject([{ rule: 'condition', where: id }]);
    expect(verifyWorkout(withOnly([id]), request)).toContainEqual(expect.objectContaining({ rule: 'condition', where: id }));
  });

  test('both agree on every exercise that somebody with a condition may do', () => {
    for (const condition of Object.keys(trainingConditions) as TrainingCondition[]) {
      const request = { ...person, conditions: [condition] };
      expect(nameBreaches(withOnly(allowedExercises(request).map(({ id }) => id)), request)).toEqual([]);
    }
    const above = exercises.filter(({ armsAbove }) => armsAbove).map(({ id }) => id);
    expect(
      nameBreaches(withOnly(exercises.map(({ id }) => id)), noOverhead)
        .map(({ where }) => where)
        .sort(),
    ).toEqual(above.sort());
  });
});
