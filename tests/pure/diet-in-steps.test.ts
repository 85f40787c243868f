import { expect, test } from 'vitest';
import { dietRequestSchema } from '../../src/contract/assistant/diet-request.ts';
import { planDiet, planDietInSteps } from '../../src/server/assistant/diet/plan-diet.ts';
import { finishInPieces } from '../../src/server/assistant/part/index.ts';

const request = dietRequestSchema.parse({
  ...{ sex: 'female', age: 30, heightCm: 160, weightKg: 60, activity: 'light', goal: 'lose', kcalWanted: 1200, proteinWanted: 150 },
  dislikes: ['rice', 'roti', 'lentils', 'milk', 'eggs', 'meat', 'nuts', 'fruit'],
});

test('a week that nothing fits is planned in many small steps, so that others are answered between them', () => {
  const steps = planDietInSteps(request, { seed: 7 });
  let count = 0;
  while (!steps.next().done) count++;
  expect(count).toBeGreaterThan(50);
});

test('others get their turn before such a week is done', async () => {
  let isDone = false;
  let turns = 0;
  const others = () => {
    turns++;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const plan = await finishInPieces(planDietInSteps(request, { seed: 7 }));
  isDone = true;
  expect(turns).toBeGreaterThan(1);
  expect(plan).toEqual(planDiet(request, { seed: 7 }));
});
