import { expect, test } from 'vitest';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import type { RecipePlan } from '../../src/contract/assistant/recipe.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import type { Wish } from '../../src/contract/assistant/wishes.ts';
import { appWithAssistant } from '../builders/assistant.ts';

type Made = { readonly plan: RecipePlan; readonly foods: string; readonly wishes: readonly Wish[] };

async function cooked(additionalInfo: string, kitchen: readonly string[], more = {}): Promise<Made> {
  const { app, headers } = await appWithAssistant();
  const { body } = await app.ask(makeHealthyRecipe, { kitchen, additionalInfo, ...more }, { headers });
  const plan = (body['data'] as PlanVersion).plan as RecipePlan;
  return { plan, foods: plan.ingredients.map(({ id }) => id).join(' '), wishes: body['wishes'] as Wish[] };
}

test.each([
  ['kidney disease, low potassium, no salt', ['chicken', 'potato', 'tomato'], /\b(potato|tomato|salt|spinach)\b/],
  ['I have IBS, low fodmap', ['chicken', 'garlic', 'onion', 'rice'], /\b(onion|garlic|atta|milk)\b/],
  ['mujhe sugar ki bimari hai, diabetic hu', ['rice', 'sugar', 'banana'], /\b(sugar|jaggery|honey)\b/],
  ['baby food for my 8 month old', ['chicken', 'honey', 'rice'], /\b(salt|honey|sugar|red-chilli|green-chilli)\b/],
  ['mujhe sugar aur bp hai', ['rice', 'sugar', 'banana'], /\b(sugar|jaggery|honey)\b/],
  ['मुझे शुगर और बीपी है', ['rice', 'sugar', 'banana'], /\b(sugar|jaggery|honey)\b/],
  ['no salt please', ['paneer', 'tomato'], /\bsalt\b/],
])('%s changes what is cooked, and each phrase is answered', async (additionalInfo, kitchen, never) => {
  const { plan, foods, wishes } = await cooked(additionalInfo, kitchen);
  expect(foods).not.toMatch(never);
  expect(wishes.map(({ outcome }) => outcome)).toContain('done');
  expect(wishes.map(({ outcome }) => outcome)).not.toContain('unclear');
  expect(plan.steps.length).toBeGreaterThan(0);
});

test('a blood thinner gets no plateful of spinach, and diabetes no rice by itself', async () => {
  const spinach = await cooked('I take warfarin', ['spinach', 'garlic']);
  const grams = spinach.plan.ingredients.find(({ id }) => id === 'spinach')?.grams ?? 0;
  expect(grams / spinach.plan.servings).toBeLessThanOrEqual(30);
  const rice = await cooked('I am diabetic', ['rice']);
  expect(rice.plan.title).not.toMatch(/rice$/i);
  expect(rice.plan.perServing.protein).toBeGreaterThanOrEqual(8);
});

test('less salt and high blood pressure show a serving of little sodium', async () => {
  const { plan, wishes } = await cooked('I have high blood pressure, less salt', ['chicken', 'onion', 'rice']);
  expect(plan.perServing.sodium).toBeLessThanOrEqual(300);
  expect(wishes.every(({ outcome }) => outcome === 'done')).toBe(true);
});

test('something two hours before a match is light food and no time at the stove', async () => {
  const { plan, wishes } = await cooked('something 2 hours before the match', ['poha', 'banana', 'chana'], { minutes: 20, meal: 'snack' });
  expect(plan.minutes).toBeLessThanOrEqual(20);
  expect(plan.waitHours).toBe(0);
  expect(wishes.map(({ says }) => says).join(' ')).not.toMatch(/120/);
});

test('figures and tools in words are kept or answered', async () => {
  const protein = await cooked('at least 35 g protein', ['soya chunks', 'tofu', 'oats'], { patterns: ['vegan'], meal: 'breakfast' });
  expect(protein.plan.perServing.protein >= 34.5).toBe(protein.wishes.every(({ outcome }) => outcome === 'done'));
  const light = await cooked('under 400 kcal', ['paneer']);
  expect(light.plan.perServing.kcal).toBeLessThanOrEqual(400);
  const { plan } = await cooked('no pressure cooker, no blender', ['toor dal', 'rice']);
  expect(plan.tools).not.toContain('pressure cooker');
  expect(plan.tools).not.toContain('blender');
  const kettle = await cooked('only an electric kettle, no stove', ['eggs', 'oats', 'banana'], { meal: 'dinner' });
  expect(kettle.plan.tools.every((tool) => ['bowl', 'glass', 'knife', 'jar', 'kettle'].includes(tool))).toBe(true);
});

test('dinner is a meal: no salad or raita by itself', async () => {
  for (const kitchen of [
    ['eggs', 'bread'],
    ['curd', 'onion', 'cucumber'],
  ]) {
    const { plan } = await cooked('', kitchen, { meal: 'dinner', minutes: 30 });
    expect(plan.title).not.toMatch(/salad|raita|kachumber/i);
    expect(plan.perServing.kcal).toBeGreaterThanOrEqual(250);
  }
});

test('a small dish says what makes a meal of it, the first step washes and cuts, and tiny amounts are counted', async () => {
  const { plan } = await cooked('', ['lauki', 'moong dal', 'garlic'], { meal: 'dinner', minutes: 30 });
  if (plan.perServing.kcal < 350 || plan.perServing.protein < 15)
    expect(plan.notes.join(' ')).toMatch(/less than a meal|rice that you have/);
  expect(plan.steps[0]?.text).toMatch(/Rinse|Wash/);
  for (const { id, shown } of plan.ingredients) if (id === 'garlic') expect(shown).toMatch(/clove/);
});
