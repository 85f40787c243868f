import { describe, expect, test } from 'vitest';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { equipment, type Equipment } from '../../../src/contract/assistant/words.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { allowedExercises } from '../../../src/server/assistant/workout/may-do.ts';
import { nameBreaches } from '../../../src/server/assistant/workout/verify-by-name.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const older = workoutRequest({ age: 68, level: 'beginner', minutes: 30 });

function made(words: string, form: Partial<WorkoutRequest> = {}) {
  const request = workoutPart.withConstraints({ ...older, ...form }, constraintsIn(workoutPart.wishes, words));
  const plan = workoutPart.plan(request, { seed: 5 });
  if (Array.isArray(plan)) throw new Error(`no plan for: ${words}`);
  const wishes = wishesOf(words, { kind: 'workout', rules: workoutPart.wishes, language: 'english', made: { plan, request } });
  return { plan, request, wishes, breaches: workoutPart.verify(plan, request) };
}
const unsteady =
  /jump|\bhop\b|burpee|squat thrust|mountain|^lying|plank(?<!wall plank)|bird dog|dead bug|bridge|cobra|child's pose|downward|open book|inchworm|clamshell|superman|^push-up|walking lunge|single-leg (?!stand)/i;
const allTools = Object.keys(equipment) as Equipment[];

describe('from 65 on, and after a fall', () => {
  test.each<[string, Partial<WorkoutRequest>]>([
    ['', {}],
    ['', { level: 'intermediate', equipment: ['dumbbells', 'machines'], minutes: 45 }],
    ['', { age: 80, minutes: 20 }],
    ['', { equipment: allTools, minutes: 60 }],
    ['I am 68 and fell last month', {}],
    ['I fell twice this year', { age: 55, level: 'intermediate' }],
    ['meri maa gir gayi thi, uske liye plan', { age: 61 }],
    ['गिर गई थी', { age: 58 }],
    ['girne ka dar lagta hai', { conditions: ['osteoporosis'] }],
  ])('%s %o: chairs, walls and balance, nothing on the floor', (words, form) => {
    const { plan, request, breaches } = made(words, form);
    expect(plan.exercises.map(({ name }) => name).filter((name) => unsteady.test(name))).toEqual([]);
    for (const { sessions } of plan.weeks)
      for (const session of sessions.filter(({ isEasy }) => !isEasy)) {
        const items = session.blocks.flatMap((block) => block.items);
        const balance = items.filter(({ name }) => /single-leg stand|star reach|heel-to-toe/i.test(name));
        expect(balance.length).toBeGreaterThan(0);
        for (const { tempo } of balance) expect(tempo).toMatch(/wall or a steady chair/);
      }
    expect(plan.exercises.some(({ name }) => /chair/i.test(name))).toBe(true);
    expect([...plan.cautions, ...plan.notes.map(({ says }) => says)].join(' ')).toMatch(/nothing here is on the floor|Steady supports/);
    expect(nameBreaches(plan, request)).toEqual([]);
    expect(breaches.filter(workoutPart.isFatal)).toEqual([]);
  });

  test('what is asked for by name may be on the floor', () => {
    const { plan, breaches } = made('with glute bridges');
    expect(plan.exercises.some(({ name }) => /bridge/i.test(name))).toBe(true);
    expect(breaches.filter(workoutPart.isFatal)).toEqual([]);
  });

  test('an exercise on the floor is noticed by its name, and both lists agree', () => {
    const request = { ...older, level: 'intermediate' as const, equipment: allTools };
    const { plan } = made('');
    const [week] = plan.weeks;
    const [session] = week?.sessions ?? [];
    const [block] = session?.blocks ?? [];
    const [line] = block?.items ?? [];
    if (!week || !session || !block || !line) throw new Error('the plan has no line');
    const withOnly = (ids: readonly string[]) => ({
      ...plan,
      weeks: [{ ...week, sessions: [{ ...session, blocks: [{ ...block, items: ids.map((exercise) => ({ ...line, exercise })) }] }] }],
    });
    for (const id of ['bird-dog', 'glute-bridge', 'child-pose', 'push-up', 'squat-thrust'])
      expect(nameBreaches(withOnly([id]), request)).toMatchObject([{ rule: 'age', where: id }]);
    expect(nameBreaches(withOnly(allowedExercises(request).map(({ id }) => id)), request)).toEqual([]);
  });

  test.each(['fell in love with running', 'I fell off my routine', 'never fallen'])('%s is no fall', (words) => {
    expect(constraintsIn(workoutPart.wishes, words)).not.toContainEqual({ type: 'style', value: 'steady' });
  });

  test('a fall of somebody young changes no plan, and the answer says so', () => {
    const { wishes, plan } = made('I fell last week', { age: 25, level: 'intermediate' });
    expect(wishes).toMatchObject([{ outcome: 'cannot', says: expect.stringContaining('what hurts') as string }]);
    expect(plan.exercises.some(({ name }) => unsteady.test(name))).toBe(true);
  });
});

test('no lift of four whole-body days without equipment is in all of them', () => {
  const { plan } = made('', { age: 20, goal: 'muscle', days: 4, minutes: 40 });
  const days = (plan.weeks[0]?.sessions ?? []).map(
    ({ blocks }) => new Set(blocks.flatMap(({ block, items }) => (block === 'strength' ? items.map(({ name }) => name) : []))),
  );
  const [first = new Set<string>()] = days;
  const inAll = [...first].filter((name) => days.every((day) => day.has(name)));
  expect(inAll.filter((name) => !/calf/i.test(name))).toEqual([]);
});
