import { trainingConditions } from '../../../src/contract/assistant/training-conditions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordBreaches } from '../../../bench/assistant/workout-by-name.ts';
import { workoutRequests } from '../../../bench/assistant/workout-requests.ts';
import { sports } from '../../../src/contract/sports.ts';
import { weekdays } from '../../../src/contract/assistant/weekdays.ts';
import { workoutGoals, workoutRequest } from '../../../src/contract/assistant/workout.ts';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { workoutDraft, workoutPlan } from '../../../src/contract/assistant/workout-plan.ts';
import { bodyParts, equipment, levels } from '../../../src/contract/assistant/words.ts';
import { draftOf } from '../../../src/server/assistant/workout/draft-of.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';
import { swapWorkoutItem } from '../../../src/server/assistant/workout/swap-workout-item.ts';
import { verifyWorkout } from '../../../src/server/assistant/workout/verify-workout.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const some = <T>(list: readonly T[], most: number) => fc.uniqueArray(fc.constantFrom(...list), { maxLength: most });

const anyRequest: fc.Arbitrary<WorkoutRequest> = fc.record({
  language: fc.constantFrom('english', 'hindi'),
  level: fc.constantFrom(...keysOf(levels)),
  goal: fc.constantFrom(...keysOf(workoutGoals)),
  days: fc.integer({ min: 1, max: 6 }),
  minutes: fc.integer({ min: 15, max: 120 }),
  age: fc.integer({ min: 10, max: 90 }),
  equipment: some(keysOf(equipment), 8),
  injuries: some(keysOf(bodyParts), 4).chain((parts) =>
    fc.tuple(...parts.map((part) => fc.record({ part: fc.constant(part), when: fc.constantFrom('now', 'past') }))),
  ),
  conditions: some(keysOf(trainingConditions), 1),
  sport: fc.option(fc.constantFrom(...sports.map(({ id }) => id)), { nil: null }),
  matchDays: some(weekdays, 2),
  trainingDays: some(weekdays, 2),
  freeDays: fc.constant([]),
});
const settings = { numRuns: 60, seed: 7 };

describe('any request for a workout', () => {
  test('gets a valid plan without forbidden exercises, within the time, growing by a fifth at most', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 0, max: 1_000_000 }), (request, seed) => {
        const plan = planWorkout(workoutRequest.parse(request), { seed });
        expect(workoutPlan.safeParse(plan).success).toBe(true);
        // With most of the body in pain a muscle may get less than its range; no other rule may be broken.
        expect(verifyWorkout(plan, request).filter(({ rule }) => rule !== 'weeklySets')).toEqual([]);
      }),
      settings,
    );
  });

  test('gets nothing that is wrong by its name', () => {
    for (const [at, request] of workoutRequests(150).entries())
      expect(wordBreaches(planWorkout(request, { seed: at }), request)).toEqual([]);
  });

  test('gets the same plan for the same seed', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 0, max: 1_000_000 }), (request, seed) => {
        expect(planWorkout(request, { seed })).toEqual(planWorkout(request, { seed }));
      }),
      { ...settings, numRuns: 15 },
    );
  });

  test('can swap any item, or learns that nothing fits', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (request, at) => {
        const plan = planWorkout(request, { seed: 3 });
        const items = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap((block) => block.items)));
        const item = items[at % Math.max(1, items.length)];
        if (!item || verifyWorkout(plan, request).length > 0) return;
        const swapped = swapWorkoutItem(plan, request, item.key, { seed: at });
        if (Array.isArray(swapped)) {
          expect(swapped[0]?.rule).toBe('noOther');
          return;
        }
        expect(verifyWorkout(swapped, request)).toEqual([]);
        const keys = swapped.weeks.flatMap(({ sessions }) =>
          sessions.flatMap(({ blocks }) => blocks.flatMap((block) => block.items.map(({ key }) => key))),
        );
        expect(keys).not.toContain(item.key);
      }),
      { ...settings, numRuns: 40 },
    );
  });

  test('has a plan that can be read back as a draft', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const plan = planWorkout(request, { seed: 5 });
        if (plan.weeks[0]?.sessions.length) expect(workoutDraft.safeParse(draftOf(plan)).success).toBe(true);
      }),
      { ...settings, numRuns: 20 },
    );
  });
});
