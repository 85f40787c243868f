import { describe, expect, test } from 'vitest';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { oneRepMax, weightFor } from '../../../src/server/assistant/workout/lift-loads.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const lifter = workoutRequest({
  goal: 'strength',
  days: 4,
  minutes: 60,
  age: 25,
  equipment: ['barbell', 'bench', 'dumbbells', 'machines'],
});

const read = (words: string) =>
  constraintsIn(workoutPart.wishes, words).flatMap((one) =>
    one.type === 'lift' ? [`${one.value.exercise.english} ${one.value.kg}${one.value.reps === 1 ? '' : `x${one.value.reps}`}`] : [],
  );

function made(words: string, form: Partial<WorkoutRequest> = {}) {
  const request = workoutPart.withConstraints({ ...lifter, ...form }, constraintsIn(workoutPart.wishes, words));
  const plan = workoutPart.plan(request, { seed: 5 });
  if (Array.isArray(plan)) throw new Error(`no plan for: ${words}`);
  const wishes = wishesOf(words, { kind: 'workout', rules: workoutPart.wishes, language: 'english', made: { plan, request } });
  const items = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap((block) => block.items)));
  return { plan, request, wishes, items };
}

describe('figures beside lifts are what somebody lifts today', () => {
  test.each<[string, string[]]>([
    ['squat 120 bench 65 deadlift 150', ['squat 120', 'bench press 65', 'deadlift 150']],
    ['my bench is 60kg', ['bench press 60']],
    ['1RM squat 100', ['squat 100']],
    ['squat max 120, 4 days', ['squat 120']],
    ['can squat 80 for 5', ['squat 80x5']],
    ['I lift 60 kg on bench press and 100 kg on deadlifts', ['bench press 60', 'deadlift 100']],
    ['squats: 5x5 @ 80kg, bench 3x8@50', ['squat 80x5', 'bench press 50x8']],
    ['S/B/D 120/65/150', ['squat 120', 'bench press 65', 'deadlift 150']],
    ['mera bench 60 kilo hai, squat 90', ['bench press 60', 'squat 90']],
    ['main 80 kilo squat karta hu aur 50 ki bench', ['squat 80', 'bench press 50']],
    ['बेंच प्रेस 60 किलो, डेडलिफ्ट 120 किलो', ['bench press 60', 'deadlift 120']],
    ['sqat 100 bech 70 dedlift 120', ['squat 100', 'bench press 70', 'deadlift 120']],
    ['bench 135 lbs', ['bench press 61']],
    ['I cant squat more than 60 kg', ['squat 60']],
    ['leg press 150kg', ['the leg press 150x10']],
    ['ohp 40, front squat 70', ['overhead press 40', 'front squat 70']],
    ['bodyweight 70kg, squat 100kg', ['squat 100']],
    ['weight 70 kg height 175, bench 60', ['bench press 60']],
    ['bench karta hu 70 kilo 3 baar', ['bench press 70x3']],
    ['deadlift mein 5 reps 120 kg', ['deadlift 120x5']],
    ['20 squats daily', []],
    ['squat 3 times', []],
    ['my brother squats 140kg', []],
    ['I want to bench 100kg by June', []],
    ['used to deadlift 180', []],
    ['goblet squat 5x5', []],
  ])('%s', (words, lifts) => {
    expect(read(words)).toEqual(lifts);
  });

  test('they are in the plan with weights, and nothing is banned by them', () => {
    const { items, wishes } = made('squat 120 bench 65 deadlift 150');
    for (const [id, max] of [
      ['barbell-back-squat', 120],
      ['barbell-bench-press', 65],
      ['barbell-deadlift', 150],
    ] as const) {
      const own = items.filter(({ exercise }) => exercise === id);
      expect(own.length).toBeGreaterThan(0);
      for (const { kg = 0, reps, rpe } of own) {
        expect(kg % 2.5).toBe(0);
        expect(kg / max).toBeGreaterThan(0.6);
        // Never more than what leaves the repetitions that the effort promises (Epley).
        expect(kg * (1 + ((reps ?? 0) + 10 - (rpe ?? 0)) / 30)).toBeLessThan(max * 1.04);
      }
    }
    expect(wishes.map(({ outcome }) => outcome)).toEqual(['done']);
  });

  test('what somebody weighs and how tall they are takes no tools away and is no wish', () => {
    const { request, wishes } = made('bodyweight 70kg, height 175, squat 100kg');
    expect(request.equipment).toEqual(lifter.equipment);
    expect(wishes.map(({ outcome }) => outcome)).toEqual(['done']);
  });

  test('a weight that is hoped for, or that was, gives no load', () => {
    for (const words of ['I want to squat 140kg', 'used to squat 140kg']) {
      const { items, wishes } = made(words);
      expect(items.filter(({ kg }) => kg !== undefined)).toEqual([]);
      expect(wishes.map(({ outcome }) => outcome)).toContain('cannot');
    }
  });

  test('a lift that may not be done gets no weight, and the answer says why', () => {
    const { items, wishes } = made('squat 100 and bench 70 but my knee hurts');
    expect(items.some(({ exercise }) => exercise === 'barbell-back-squat')).toBe(false);
    expect(wishes.some(({ outcome, says }) => outcome === 'cannot' && says.includes('hurts'))).toBe(true);
  });

  test('weights follow Epley', () => {
    expect(oneRepMax(80, 5)).toBeCloseTo(93.3, 1);
    expect(oneRepMax(100, 1)).toBe(100);
    expect(weightFor(100, 5, 2)).toBe(80);
  });
});

describe('how often something is trained counts no days of training', () => {
  const daysWith = ({ plan }: ReturnType<typeof made>, is: RegExp) =>
    plan.weeks[0]?.sessions.filter(({ blocks }) =>
      blocks.some(({ block, items }) => block === 'strength' && items.some(({ name }) => is.test(name))),
    ).length;

  test.each<[string, RegExp, number]>([
    ['legs only once a week', /squat|lunge|deadlift|leg press/i, 1],
    ['leg din hafte mein ek baar', /squat|lunge|deadlift|leg press/i, 1],
    ['one leg day a week', /squat|lunge|deadlift|leg press/i, 1],
    ['deadlift only once a week', /deadlift/i, 1],
    ['sirf ek baar deadlift hafte mein', /deadlift/i, 1],
    ['squat twice a week', /squat/i, 2],
    ['bench twice', /bench press/i, 2],
  ])('%s', (words, is, times) => {
    const one = made(words);
    expect(one.plan.weeks[0]?.sessions.length).toBe(4);
    expect(daysWith(one, is)).toBe(times);
    expect(one.wishes.map(({ outcome }) => outcome)).toEqual(['done']);
  });

  test('more often than the week has sessions cannot be, and the answer says so', () => {
    const { wishes, plan } = made('abs daily');
    expect(plan.weeks[0]?.sessions.length).toBe(4);
    expect(wishes).toMatchObject([{ outcome: 'cannot', says: expect.stringContaining('4 sessions') as string }]);
  });

  test('days of training are still counted', () => {
    expect(made('train twice a week, legs and chest').plan.weeks[0]?.sessions.length).toBe(2);
    expect(made('3 days a week with squats').plan.weeks[0]?.sessions.length).toBe(3);
  });
});
