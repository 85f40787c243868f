import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constraintList, type Constraint } from '../../../src/contract/assistant/constraints.ts';
import { labelOf } from '../../../src/contract/assistant/constraint-labels.ts';
import { weekdays } from '../../../src/contract/assistant/weekdays.ts';
import { workoutGoals } from '../../../src/contract/assistant/workout.ts';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { movementLimits, muscleGroups } from '../../../src/contract/assistant/workout-wishes.ts';
import { equipment, levels } from '../../../src/contract/assistant/words.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { exerciseGroups } from '../../../src/server/assistant/workout/wishes/exercise-groups.ts';
import { casesOfTraining } from '../../builders/workout-wish-cases.ts';
import { casesOfPersons } from '../../builders/workout-wish-persons.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const person = workoutRequest();

function made(words: string, form: Partial<WorkoutRequest>) {
  const constraints = constraintsIn(workoutPart.wishes, words);
  const request = workoutPart.withConstraints({ ...person, ...form }, constraints);
  const plan = workoutPart.plan(request, { seed: 5 });
  if (Array.isArray(plan)) throw new Error(`no plan for: ${words}`);
  const wishes = wishesOf(words, { kind: 'workout', rules: workoutPart.wishes, language: 'english', made: { plan, request } });
  return { plan, request, wishes, constraints };
}

describe('a wish in words is held by the plan', () => {
  test.each([...casesOfTraining, ...casesOfPersons].map(([words, form, ...checks]) => ({ words, form, checks })))(
    '$words',
    ({ words, form, checks }) => {
      const { constraints, ...plan } = made(words, form);
      expect(constraintList.safeParse(constraints).success).toBe(true);
      expect(checks.filter((one) => !one.holds(plan)).map((one) => one.says)).toEqual([]);
      expect(workoutPart.verify(plan.plan, plan.request).filter(workoutPart.isFatal)).toEqual([]);
    },
  );
});

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const some = <T>(list: readonly T[], most: number) => fc.uniqueArray(fc.constantFrom(...list), { maxLength: most });
const group = fc.constantFrom(...exerciseGroups.map(({ id, english, hindi }) => ({ id, english, hindi })));
const days = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 3 });

const anyWish: fc.Arbitrary<Constraint> = fc.oneof(
  fc.record({ type: fc.constant('noExercise' as const), value: group }),
  fc.record({ type: fc.constant('wantExercise' as const), value: group }),
  fc.record({ type: fc.constant('movement' as const), value: fc.constantFrom(...keysOf(movementLimits)) }),
  fc.record({ type: fc.constant('leaveOut' as const), value: fc.constantFrom(...keysOf(muscleGroups)) }),
  fc.record({ type: fc.constant('focus' as const), value: fc.constantFrom(...keysOf(muscleGroups)) }),
  fc.record({ type: fc.constant('trainOn' as const), value: days }),
  fc.record({ type: fc.constant('restOn' as const), value: days }),
  fc.record({ type: fc.constant('minutes' as const), value: fc.integer({ min: 15, max: 90 }) }),
  fc.record({
    type: fc.constant('minutesOn' as const),
    value: fc.record({ days, minutes: fc.integer({ min: 15, max: 60 }) }),
  }),
  fc.record({ type: fc.constant('onlyEquipment' as const), value: some(keysOf(equipment), 3) }),
  fc.constant({ type: 'spread' as const, value: 'yes' as const }),
);
const anyForm = fc.record({
  language: fc.constantFrom('english' as const, 'hindi' as const),
  level: fc.constantFrom(...keysOf(levels)),
  goal: fc.constantFrom(...keysOf(workoutGoals)),
  days: fc.integer({ min: 1, max: 6 }),
  minutes: fc.constantFrom(20, 30, 45, 60, 90),
  equipment: some(keysOf(equipment), 8),
});

test('no wishes, whatever they are, lead to a plan that breaks one of them', () => {
  fc.assert(
    fc.property(anyForm, fc.array(anyWish, { maxLength: 6 }), fc.nat(1_000), (form, wishes, seed) => {
      const request = workoutPart.withConstraints({ ...person, ...form }, wishes);
      const plan = workoutPart.plan(request, { seed });
      if (Array.isArray(plan)) throw new Error('no plan was made');
      const breaches = workoutPart.verify(plan, request);
      expect(breaches.filter((one) => workoutPart.isFatal(one) || ['days', 'matchDay', 'time'].includes(one.rule))).toEqual([]);
      for (const one of wishes) for (const language of ['english', 'hindi'] as const) expect(labelOf(one, language)).not.toBe('');
    }),
    { numRuns: 150, seed: 11 },
  );
});

test('a wish that excludes another is said: six sessions on two days', () => {
  const { plan, wishes } = made('6 sessions a week, but only Tuesday and Thursday', {});
  expect(plan.weeks.map(({ sessions }) => sessions.length)).toEqual([2, 2, 2, 2]);
  expect(plan.cautions.join(' ')).toContain('2 fit');
  expect(wishes.map(({ outcome }) => outcome).sort()).toEqual(['cannot', 'done']);
});

test('an exercise that is asked for and impossible has its reason in the plan', () => {
  const { plan } = made('I want pull-ups', { equipment: ['pullUpBar'], injuries: [{ part: 'shoulder', when: 'now' }] });
  expect(plan.notes.find(({ title }) => title === 'What you asked for')?.says).toContain('not while it loads what hurts');
});

test('what was refused stays away when the plan is changed in a conversation', () => {
  const { plan, request } = made('no lunges, no jumping, only 30 minutes', { level: 'intermediate', goal: 'fatLoss' });
  const changed = workoutPart.change(plan, request, { change: 'harder' }, { seed: 9 });
  if (Array.isArray(changed) || 'refuses' in changed) throw new Error('the change was refused');
  expect(changed.plan.exercises.map(({ name }) => name).filter((name) => /lunge|split squat|jump/i.test(name))).toEqual([]);
  expect(Math.max(...changed.plan.weeks.flatMap(({ sessions }) => sessions.map(({ minutes }) => minutes)))).toBeLessThanOrEqual(30);
});
