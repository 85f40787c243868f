import { describe, expect, test } from 'vitest';
import { getChat, swapPlanItem } from '../../src/contract/assistant/chats.ts';
import type { Chat, PlanVersion } from '../../src/contract/assistant/chat.ts';
import { readChips } from '../../src/contract/assistant/chips.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import type { RecipePlan } from '../../src/contract/assistant/recipe.ts';
import type { Wish } from '../../src/contract/assistant/wishes.ts';
import { say } from '../builders/assistant-plans.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { noDangers } from '../builders/checklist-answers.ts';

const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
/** A Monday. */
const startsOn = '2026-06-01';

async function planFor(additionalInfo: string, more = {}) {
  const given = await appWithAssistant();
  const { app, headers } = given;
  const { body } = await app.ask(makeDietPlan, { ...eater, startsOn, additionalInfo, ...more }, { headers });
  const { plan } = body['data'] as PlanVersion;
  return { ...given, id: String(body['planId']), plan: plan as DietPlan, wishes: body['wishes'] as Wish[] };
}
const outcomes = (wishes: readonly Wish[]) => wishes.map(({ words, outcome }) => `${outcome}: ${words}`);
const madeWith = (plan: DietPlan, days = plan.days) =>
  days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.flatMap((one) => one.ingredients))).join('\n');

describe('each phrase of what is typed', () => {
  test('is answered while it is typed: done, impossible with the reason, or not understood with examples', async () => {
    const { app, headers } = await appWithAssistant();
    const text = 'No mushrooms please. Under 1,000 kcal, thanks! I work nights. Make it sparkle.';
    const { body } = await app.ask(readChips, { text, kind: 'diet' }, { headers });
    expect(body['response']).toEqual([{ type: 'avoid', value: 'mushroom' }]);
    const wishes = body['wishes'] as Wish[];
    expect(outcomes(wishes)).toEqual([
      'done: No mushrooms please',
      'cannot: Under 1,000 kcal',
      'cannot: I work nights',
      'unclear: Make it sparkle',
    ]);
    expect(wishes[1]?.says).toMatch(/1,200 kcal/);
    expect(wishes[2]?.says).toMatch(/hour|time|night/i);
    expect(wishes[3]?.says).toMatch(/no mushrooms/);
    const hindi = await app.ask(readChips, { text: 'मशरूम नहीं', kind: 'diet', language: 'hindi' }, { headers });
    expect((hindi.body['wishes'] as Wish[])[0]).toMatchObject({ outcome: 'done', says: 'मशरूम नहीं।' });
  });

  test('is found in the plan that was made, and stays with the plan', async () => {
    const { app, headers, id, plan, wishes } = await planFor('I hate okra and mushrooms, allergic to milk');
    expect(madeWith(plan)).not.toMatch(/okra|mushroom|paneer|ghee/i);
    expect(outcomes(wishes)).toEqual(['done: I hate okra and mushrooms', 'done: allergic to milk']);
    const { body } = await app.ask(getChat, { id }, { headers });
    expect((body['response'] as Chat).plan?.request).toMatchObject({ outcomes: wishes });
  });

  test('that the plan does not hold is never called done, with the plan’s own figure', async () => {
    const { plan, wishes } = await planFor('lose 10 kg in 3 weeks. 1,250 kcal a day', { goal: 'gain', weightKg: 80 });
    const kcal = wishes.find(({ words }) => words.includes('kcal'));
    expect(kcal?.outcome === 'done').toBe(plan.days.every(({ total }) => Math.abs(total.kcal - 1_250) < 100));
    expect(wishes.filter(({ outcome }) => outcome === 'cannot').map(({ words }) => words)).toContain('lose 10 kg in 3 weeks');
  });

  test('counts for a recipe too', async () => {
    const { app, headers } = await appWithAssistant();
    const additionalInfo = 'I have spinach and paneer, for 4 people, no onion';
    const { body } = await app.ask(makeHealthyRecipe, { kitchen: [], additionalInfo }, { headers });
    const plan = (body['data'] as PlanVersion).plan as RecipePlan;
    expect(plan.servings).toBe(4);
    expect(plan.ingredients.map(({ name }) => name).join()).toMatch(/spinach|paneer/i);
    expect(plan.ingredients.map(({ name }) => name).join()).not.toMatch(/onion/i);
    expect(outcomes(body['wishes'] as Wish[])).toContain('done: for 4 people');
  });

  test('is judged again when the plan changes', async () => {
    const { app, headers, id, plan, wishes } = await planFor('no okra. No eggs on Tuesday.');
    expect(outcomes(wishes)).toEqual(['done: no okra', 'done: No eggs on Tuesday']);
    const item = plan.days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0);
    const { body } = await app.ask(swapPlanItem, { id, version: 1, item: item?.key }, { headers });
    expect((body['response'] as PlanVersion).request).toMatchObject({ outcomes: wishes });
  });

  test('of one day is no allergy: an undo gives the same plan back, with its eggs on other days', async () => {
    const given = await planFor('No eggs on Tuesday. Eggs on Friday.');
    const item = given.plan.days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0);
    await given.app.ask(swapPlanItem, { id: given.id, version: 1, item: item?.key }, { headers: given.headers });
    const undone = await say<DietPlan>(given, given.id, 'undo that');
    expect(madeWith(undone)).toMatch(/egg/i);
    expect(undone.days).toEqual(given.plan.days);
  });
});
