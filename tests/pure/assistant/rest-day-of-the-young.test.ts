import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays, type Weekday } from '../../../src/contract/assistant/weekdays.ts';
import type { WorkoutPlan } from '../../../src/contract/assistant/workout-plan.ts';
import { constraintsIn } from '../../../src/server/assistant/wishes/index.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';
import { verifyWorkout } from '../../../src/server/assistant/workout/verify-workout.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

const sessionsOn = ({ weeks }: WorkoutPlan, day: Weekday) => weeks.some(({ sessions }) => sessions.some(({ weekday }) => weekday === day));
const someDays = (most: number) => fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: most });

describe('whoever is under 18', () => {
  test('has a day in every week without sport and training, or is told which sport to leave out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 17 }),
        fc.integer({ min: 1, max: 6 }),
        someDays(7),
        someDays(6),
        someDays(3),
        (age, days, trainingDays, matchDays, freeDays) => {
          const request = workoutRequest({
            age,
            days,
            matchDays,
            trainingDays: trainingDays.filter((day) => !matchDays.includes(day)),
            freeDays,
          });
          if (weekdays.every((day) => matchDays.includes(day) || (freeDays.length > 0 && !freeDays.includes(day)))) return;
          const plan = planWorkout(request, { seed: 3 });
          const rest = weekdays.filter(
            (day) => !sessionsOn(plan, day) && plan.otherDays.some(({ weekday, says }) => weekday === day && /^Full rest/.test(says)),
          );
          expect(rest.length).toBeGreaterThan(0);
          expect(plan.cautions.some((one) => one.startsWith('Under 18'))).toBe(true);
          expect(verifyWorkout(plan, request).filter(({ rule }) => rule === 'restDay')).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });

  test('is refused a plan without it', () => {
    const request = workoutRequest({
      age: 13,
      days: 1,
      trainingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    });
    const plan = planWorkout(request, { seed: 3 });
    expect(sessionsOn(plan, 'sunday')).toBe(false);
    const moved = workoutPart.change(
      plan,
      request,
      { change: 'moveSession', from: plan.weeks[0]?.sessions[0]?.weekday ?? 'monday', to: 'sunday' },
      { seed: 3 },
    );
    expect(moved).toMatchObject([{ rule: 'restDay' }]);
    const full = { ...request, trainingDays: [...weekdays] };
    expect(verifyWorkout({ ...plan, otherDays: [] }, full)).toContainEqual(expect.objectContaining({ rule: 'restDay' }));
  });

  test.each(['football practice every day', 'roz cricket khelta hu', 'badminton academy 7 days a week', 'रोज फुटबॉल खेलता हूँ'])(
    'says it in words: %s',
    (words) => {
      const request = workoutPart.withConstraints(workoutRequest({ age: 13 }), constraintsIn(workoutPart.wishes, words));
      expect(request.trainingDays).toEqual([...weekdays]);
      const plan = planWorkout(request, { seed: 3 });
      expect(plan.weeks[0]?.sessions.length).toBeLessThanOrEqual(2);
      expect(plan.cautions.join(' ')).toMatch(/sport on every day/);
    },
  );
});

test('an adult with sport or training on all seven days is told so', () => {
  const plan = planWorkout(workoutRequest({ trainingDays: [...weekdays] }), { seed: 3 });
  expect(plan.cautions.join(' ')).toMatch(/no day without sport/);
  expect(planWorkout(workoutRequest(), { seed: 3 }).cautions.join(' ')).not.toMatch(/no day without sport/);
});
