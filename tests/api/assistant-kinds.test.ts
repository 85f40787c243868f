import { describe, expect, test } from 'vitest';
import { swapPlanItem, tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { readChips } from '../../src/contract/assistant/chips.ts';
import { getChecklist, getRehabQuestions } from '../../src/contract/assistant/checklists.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import type { MeditationPlan } from '../../src/contract/assistant/meditation-plan.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { deleteAssistantProfile, getAssistantProfile, saveAssistantProfile } from '../../src/contract/assistant/profile.ts';
import type { RecipePlan } from '../../src/contract/assistant/recipe.ts';
import type { Question } from '../../src/contract/assistant/safety.ts';
import { filesOf, make, say } from '../builders/assistant-plans.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { calmAnswers, noDangers } from '../builders/checklist-answers.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'lose', answers: noDangers('diet') };

describe('a diet plan', () => {
  test('is changed by words, swapped for a chosen food, and exported as calendar and Markdown', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, eater);
    const item = plan.days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0);
    const to = item?.swaps[0]?.id;
    const swapped = await app.ask(swapPlanItem, { id, version: 1, item: item?.key, to }, { headers });
    const after = (swapped.body['response'] as PlanVersion).plan as DietPlan;
    expect(after.days[0]?.meals[0]?.items.map((one) => one.id)).toContain(to);
    expect((await say<DietPlan>(given, id, 'Three meals a day please')).days[0]?.meals).toHaveLength(3);
    const milkless = await say<DietPlan>(given, id, 'I am allergic to milk');
    const eaten = milkless.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.flatMap(({ ingredients }) => ingredients)));
    expect(
      eaten.filter((name) => /^(?:paneer|ghee|butter|cheese|(?:low-fat |skimmed-milk |hung )?curd|(?:low-fat |whole )?milk)\b/i.test(name)),
    ).toEqual([]);
    const { markdown, calendar } = await filesOf(given, id);
    expect(markdown).toContain('## Shopping list');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(21);
  });

  test.each([
    ['under 18', { age: 15 }, {}],
    ['pregnant', {}, { additionalInfo: 'I am pregnant' }],
    ['too light for a deficit', { weightKg: 48 }, {}],
  ])('has no deficit for somebody who is %s, and a card explains why', async (_name, changed, more) => {
    const given = await appWithAssistant();
    const { plan, cards } = await make<DietPlan>(given, makeDietPlan, { ...eater, ...changed, ...more });
    expect(plan.energy.target).toBeGreaterThanOrEqual(plan.energy.spent * 0.97);
    expect(cards).toMatchObject([{ level: 'limit' }]);
  });
});

describe('a workout plan', () => {
  test('first asks what forbids exertion, and refuses with a card', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const asked = await app.ask(getChecklist, { name: 'exercise' }, { headers });
    const questions = asked.body['response'] as Question[];
    expect(questions.length).toBeGreaterThan(4);
    const wishes = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30 };
    const every = questions.filter(({ kind }) => kind === 'yesNo').map(({ id }) => id);
    const made = await Promise.all(
      every.map((one) => make(given, makeWorkoutPlan, { ...wishes, answers: calmAnswers(questions, { [one]: true }) })),
    );
    expect(made.every(({ cards }) => cards.length > 0)).toBe(true);
    expect((await make(given, makeWorkoutPlan, { ...wishes, answers: calmAnswers(questions) })).cards).toEqual([]);
  });
});

describe('a meditation plan', () => {
  test('is made, changed by words, ticked and exported', async () => {
    const given = await appWithAssistant();
    const { id, plan } = await make<MeditationPlan>(given, makeMeditationPlan, { goal: 'calm', minutes: 10, days: 3 });
    expect(plan.weeks[0]?.sessions).toHaveLength(3);
    const shorter = await say<MeditationPlan>(given, id, 'Make them shorter');
    expect(shorter.weeks[0]?.sessions[0]?.minutes).toBeLessThan(10);
    const item = shorter.weeks[0]?.sessions[0]?.key;
    expect((await given.app.ask(tickPlanItem, { id, item, done: true }, { headers: given.headers })).body).toMatchObject({
      ticks: [item],
    });
    expect((await filesOf(given, id)).calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  });
});

describe('a recipe', () => {
  const wishes = { kitchen: ['paneer', 'palak', 'pyaz'], servings: 2, minutes: 60 };
  const namesIn = ({ ingredients }: RecipePlan) => ingredients.map(({ name }) => name.toLowerCase());

  test('uses what is in the kitchen, is changed by words in two languages, swapped for another dish and exported', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const { id, plan } = await make<RecipePlan>(given, makeHealthyRecipe, wishes);
    expect(plan.ingredients.some(({ from }) => from === 'home')).toBe(true);
    expect((await say<RecipePlan>(given, id, 'For 4 people please')).servings).toBe(4);
    expect(namesIn(await say<RecipePlan>(given, id, 'Tomato hatao')).join()).not.toContain('tomato');
    const now = await say<RecipePlan>(given, id, 'Kuch aur');
    expect(now.id).not.toBe(plan.id);
    const swapped = await app.ask(swapPlanItem, { id, version: 4, item: 'dish', to: now.alternatives[0]?.id }, { headers });
    expect(swapped.body).toMatchObject({ response: { version: 5, plan: { id: now.alternatives[0]?.id } } });
    const step = now.steps[0]?.key;
    expect((await app.ask(tickPlanItem, { id, item: step, done: true }, { headers })).body).toMatchObject({ ticks: [step] });
    expect((await filesOf(given, id)).markdown).toContain('1. ');
  });

  test('respects an allergy mentioned in words, and is not made in an emergency', async () => {
    const given = await appWithAssistant();
    const { plan } = await make<RecipePlan>(given, makeHealthyRecipe, { ...wishes, additionalInfo: 'allergic to milk' });
    expect(plan.allergens).not.toContain('Milk');
    const urgent = await make(given, makeHealthyRecipe, { ...wishes, additionalInfo: 'I get chest pain when I climb stairs' });
    expect(urgent.body).toMatchObject({ planId: null, cards: [{ level: 'emergency' }], credits: { requestsLeft: 15 } });
  });
});

describe('what a form has asked once', () => {
  test('is filled in every later form, is changed with its version, is private, and can be deleted', async () => {
    const { app, headers } = await appWithAssistant();
    const remembered = { age: 30, patterns: ['vegan'], allergens: ['peanut'], equipment: ['band'], injuries: ['knee'] };
    expect((await app.ask(getAssistantProfile, {}, { headers })).body).toMatchObject({ version: 0, response: { patterns: [] } });
    expect((await app.ask(saveAssistantProfile, { ...remembered, version: 0 }, { headers })).body).toMatchObject({
      version: 1,
      response: remembered,
    });
    expect((await app.ask(saveAssistantProfile, { ...remembered, version: 0 }, { headers })).body).toMatchObject({
      error: 'changedMeanwhile',
    });
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    expect((await app.ask(getAssistantProfile, {}, { headers: other.headers })).body).toMatchObject({ version: 0 });
    expect((await app.ask(deleteAssistantProfile, {}, { headers })).body).toEqual({ status: 1 });
    expect((await app.ask(getAssistantProfile, {}, { headers })).body).toMatchObject({ version: 0 });
  });

  test('is read from words as chips, for free', async () => {
    const { app, headers } = await appWithAssistant();
    const { body } = await app.ask(readChips, { text: 'no peanuts, bad knee', kind: 'workout' }, { headers });
    expect(body['response']).toEqual([
      { type: 'allergen', value: 'peanut' },
      { type: 'injury', value: 'knee' },
    ]);
  });
});

describe('a plan in Hindi', () => {
  const mind = { focus: ['sleep'], minutesPerDay: 15, matchInDays: null, card: { warningSigns: [], whatHelps: [], people: [] } };
  const ankle = { problem: 'ankleSprain', daysSince: 4, painNow: 3, sportId: 16, daysPerWeek: 4, equipment: ['band'] };

  test('is exported in Hindi with its labels, and declares its language; its calendar too', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const asked = (await app.ask(getRehabQuestions, { problem: 'ankleSprain' }, { headers })).body['response'];
    const triage = (asked as { checklist: string; questions: Question[] }[]).map((one) => [one.checklist, calmAnswers(one.questions)]);
    const plans = [
      [makeDietPlan, eater],
      [makeWorkoutPlan, { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, answers: noDangers('exercise') }],
      [makeMeditationPlan, { goal: 'calm', minutes: 5, days: 3, weeks: 1 }],
      [makeHealthyRecipe, { kitchen: ['paneer', 'palak'], servings: 2, minutes: 60 }],
      [makeWellnessPlan, { ...mind, answers: noDangers('mental') }],
      [makeRehabPlan, { ...ankle, answers: Object.fromEntries(triage) as object }],
    ] as const;
    for (const [call, fields] of plans) {
      const { id } = await make(given, call, { ...fields, language: 'hindi' });
      const { markdown, calendar } = await filesOf(given, id);
      expect(markdown.startsWith('---\nlang: hi\n---\n\n# '), call.name).toBe(true);
      const latin = markdown.replace('lang: hi', '').match(/[A-Za-z]{2,}/g) ?? [];
      expect(latin.filter((word) => !/^(?:[A-Z]{2,5}|Tele|Childline)$/.test(word))).toEqual([]);
      expect(calendar).toContain('//HI');
      const file = await app.send(`/api/assist/chats/${id}/plan.md`, { headers });
      expect(file.headers.get('content-language')).toBe('hi');
    }
  });
});
