import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { continueChat, swapPlanItem, tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { readChips } from '../../src/contract/assistant/chips.ts';
import { getChecklist, getRehabQuestions, type ProblemQuestions } from '../../src/contract/assistant/checklists.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import type { MeditationPlan } from '../../src/contract/assistant/meditation-plan.ts';
import {
  makeDietPlan,
  makeHealthyRecipe,
  makeMeditationPlan,
  makeRehabPlan,
  makeWellnessPlan,
  makeWorkoutPlan,
} from '../../src/contract/assistant/plan-calls.ts';
import { deleteAssistantProfile, getAssistantProfile, saveAssistantProfile } from '../../src/contract/assistant/profile.ts';
import type { RecipePlan } from '../../src/contract/assistant/recipe.ts';
import type { RehabPlan } from '../../src/contract/assistant/rehab.ts';
import type { ChecklistAnswers, Question } from '../../src/contract/assistant/safety.ts';
import { getSharedChat, shareChat } from '../../src/contract/assistant/shares.ts';
import type { WellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { houseWithAssistant } from '../builders/assistant.ts';
import { calmAnswers } from '../builders/checklist-answers.ts';
import { settledPlayer } from '../builders/settled-player.ts';

type Given = Awaited<ReturnType<typeof houseWithAssistant>>;
const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'lose' };

async function make<Plan>({ house, headers }: Given, call: Call, fields: object) {
  const { status, body } = await house.ask(call, { ...fields }, { headers });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  const { planId: id, data, cards } = body as unknown as { planId: string | null; data: PlanVersion | null; cards: { level: string }[] };
  return { id, plan: data?.plan as Plan, request: data?.request, cards, body };
}
/** The plan after something was said in its conversation. */
async function say<Plan>({ house, headers }: Given, id: string | null, text: string): Promise<Plan> {
  const { body } = await house.ask(continueChat, { id, text }, { headers });
  return (body as unknown as { data: { plan: PlanVersion } }).data.plan.plan as Plan;
}
const filesOf = async ({ house, headers }: Given, id: string | null) => {
  const read = async (name: string) => (await house.send(`/api/assist/chats/${id}/${name}`, { headers })).text();
  return { markdown: await read('plan.md'), calendar: await read('plan.ics') };
};

describe('a diet plan', () => {
  test('changes by words, is swapped for a chosen food, and goes into calendar and notebook', async () => {
    const given = await houseWithAssistant();
    const { house, headers } = given;
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, eater);
    const item = plan.days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0);
    const to = item?.swaps[0]?.id;
    const swapped = await house.ask(swapPlanItem, { id, version: 1, item: item?.key, to }, { headers });
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
  ])('has no deficit for somebody who is %s, and a card says why', async (_name, changed, more) => {
    const given = await houseWithAssistant();
    const { plan, cards } = await make<DietPlan>(given, makeDietPlan, { ...eater, ...changed, ...more });
    expect(plan.energy.target).toBeGreaterThanOrEqual(plan.energy.spent * 0.97);
    expect(cards).toMatchObject([{ level: 'limit' }]);
  });
});

describe('a workout plan', () => {
  test('asks first what forbids effort, and says no with a card', async () => {
    const given = await houseWithAssistant();
    const { house, headers } = given;
    const asked = await house.ask(getChecklist, { name: 'exercise' }, { headers });
    const questions = asked.body['response'] as Question[];
    expect(questions.length).toBeGreaterThan(4);
    const wishes = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30 };
    const every = questions.filter(({ kind }) => kind === 'yesNo').map(({ id }) => id);
    const made = await Promise.all(every.map((one) => make(given, makeWorkoutPlan, { ...wishes, answers: { [one]: true } })));
    expect(made.every(({ cards }) => cards.length > 0)).toBe(true);
    expect((await make(given, makeWorkoutPlan, { ...wishes, answers: calmAnswers(questions) })).cards).toEqual([]);
  });
});

describe('a meditation plan', () => {
  test('is made, changed by words, ticked and taken along', async () => {
    const given = await houseWithAssistant();
    const { id, plan } = await make<MeditationPlan>(given, makeMeditationPlan, { goal: 'calm', minutes: 10, days: 3 });
    expect(plan.weeks[0]?.sessions).toHaveLength(3);
    const shorter = await say<MeditationPlan>(given, id, 'Make them shorter');
    expect(shorter.weeks[0]?.sessions[0]?.minutes).toBeLessThan(10);
    const item = shorter.weeks[0]?.sessions[0]?.key;
    expect((await given.house.ask(tickPlanItem, { id, item, done: true }, { headers: given.headers })).body).toMatchObject({
      ticks: [item],
    });
    expect((await filesOf(given, id)).calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  });
});

describe('a recipe', () => {
  const wishes = { kitchen: ['paneer', 'palak', 'pyaz'], servings: 2, minutes: 60 };
  const namesIn = ({ ingredients }: RecipePlan) => ingredients.map(({ name }) => name.toLowerCase());

  test('is made of what is in the kitchen, changed by words of two languages, swapped for another dish and taken along', async () => {
    const given = await houseWithAssistant();
    const { house, headers } = given;
    const { id, plan } = await make<RecipePlan>(given, makeHealthyRecipe, wishes);
    expect(plan.ingredients.some(({ from }) => from === 'home')).toBe(true);
    expect((await say<RecipePlan>(given, id, 'For 4 people please')).servings).toBe(4);
    expect(namesIn(await say<RecipePlan>(given, id, 'Tomato hatao')).join()).not.toContain('tomato');
    const now = await say<RecipePlan>(given, id, 'Kuch aur');
    expect(now.id).not.toBe(plan.id);
    const swapped = await house.ask(swapPlanItem, { id, version: 4, item: 'dish', to: now.alternatives[0]?.id }, { headers });
    expect(swapped.body).toMatchObject({ response: { version: 5, plan: { id: now.alternatives[0]?.id } } });
    const step = now.steps[0]?.key;
    expect((await house.ask(tickPlanItem, { id, item: step, done: true }, { headers })).body).toMatchObject({ ticks: [step] });
    expect((await filesOf(given, id)).markdown).toContain('1. ');
  });

  test('keeps to an allergy said in words, and is none where something is more urgent', async () => {
    const given = await houseWithAssistant();
    const { plan } = await make<RecipePlan>(given, makeHealthyRecipe, { ...wishes, additionalInfo: 'allergic to milk' });
    expect(plan.allergens).not.toContain('Milk');
    const urgent = await make(given, makeHealthyRecipe, { ...wishes, additionalInfo: 'I get chest pain when I climb stairs' });
    expect(urgent.body).toMatchObject({ planId: null, cards: [{ level: 'emergency' }], credits: { requestsLeft: 15 } });
  });
});

describe('a rehab plan', () => {
  const hurt = { problem: 'ankleSprain', daysSince: 4, painNow: 3, sportId: null, daysPerWeek: 4, equipment: ['band'] };
  const triage = async ({ house, headers }: Given, but: ChecklistAnswers = {}) => {
    const { body } = await house.ask(getRehabQuestions, { problem: 'ankleSprain' }, { headers });
    const asked = body['response'] as ProblemQuestions[];
    return { asked, answers: Object.fromEntries(asked.map(({ checklist, questions }) => [checklist, calmAnswers(questions, but)])) };
  };

  test('is made once every question of triage is answered, and not before', async () => {
    const given = await houseWithAssistant();
    const early = await given.house.ask(makeRehabPlan, { ...hurt, answers: {} }, { headers: given.headers });
    expect(early).toMatchObject({ status: 400, body: { error: 'invalidInput', fields: { answers: expect.any(String) as unknown } } });
    const { answers } = await triage(given);
    const { id, plan } = await make<RehabPlan>(given, makeRehabPlan, { ...hurt, answers });
    expect(plan.phases.map(({ name }) => name)).toEqual(['protect', 'load', 'strengthen', 'return']);
    const item = plan.phases[1]?.items[0]?.key;
    expect((await given.house.ask(swapPlanItem, { id, version: 1, item }, { headers: given.headers })).status).toBe(200);
    expect((await say<RehabPlan>(given, id, 'Only 3 days a week')).phases[1]?.items.every(({ timesPerWeek }) => timesPerWeek <= 3)).toBe(
      true,
    );
    const goesOn = 'protect-leave-0';
    const ticked = await given.house.ask(tickPlanItem, { id, item: goesOn, done: true }, { headers: given.headers });
    expect(ticked.body).toMatchObject({ ticks: [goesOn] });
    expect((await say<RehabPlan>(given, id, 'ab dard 6 hai')).startsWith).toBe('protect');
    const { markdown, calendar } = await filesOf(given, id);
    expect(markdown).toContain('- [ ]');
    expect(calendar).toContain('BEGIN:VEVENT');
  });

  test('tells who it is shared with what is done, and nothing of what hurts', async () => {
    const given = await houseWithAssistant();
    const { answers } = await triage(given);
    const { house, headers } = given;
    const { id } = await make<RehabPlan>(given, makeRehabPlan, { ...hurt, answers });
    const link = await house.ask(shareChat, { id, withHealth: false, days: 7 }, { headers });
    const { body } = await house.ask(getSharedChat, { token: String(link.body['address']).split('/').at(-1) });
    expect(JSON.stringify(body)).toContain('Calf raise');
    expect(JSON.stringify(body)).not.toMatch(/ankleSprain|Rolled ankle|swelling/i);
  });

  test('is not made for a single yes to what needs a doctor: each alone brings its card, and takes nothing', async () => {
    const given = await houseWithAssistant();
    const { asked } = await triage(given);
    const questions = asked.flatMap((one) => one.questions).filter(({ kind }) => kind === 'yesNo');
    for (const { id: question } of questions.slice(0, 8)) {
      const { answers } = await triage(given, { [question]: true });
      const made = await make(given, makeRehabPlan, { ...hurt, answers });
      expect(made.body, question).toMatchObject({ planId: null, credits: { requestsLeft: 16 } });
      expect(made.cards.length, question).toBeGreaterThan(0);
    }
  });
});

describe('a wellness plan', () => {
  const wishes = {
    focus: ['sleep', 'worry'],
    minutesPerDay: 20,
    matchInDays: null,
    card: { warningSigns: ['I stop answering'], whatHelps: ['Walking'], people: ['Asha'] },
  };
  const mental = async ({ house, headers }: Given) =>
    (await house.ask(getChecklist, { name: 'mental' }, { headers })).body['response'] as Question[];

  test('is two weeks with the people to call, and keeps own words from who it is shared with', async () => {
    const given = await houseWithAssistant();
    const answers = calmAnswers(await mental(given));
    const { id, plan } = await make<WellnessPlan>(given, makeWellnessPlan, { ...wishes, answers });
    expect(plan.days).toHaveLength(14);
    expect(JSON.stringify(plan.help)).toContain('14416');
    expect((await say<WellnessPlan>(given, id, '10 minutes a day')).days.every(({ minutes }) => minutes <= 10)).toBe(true);
    const item = plan.days[0]?.items[0]?.key;
    expect((await say<WellnessPlan>(given, id, 'Match in three days')).days[2]?.items.map(({ area }) => area)).toContain('nerves');
    expect(item).toBeDefined();
    expect((await filesOf(given, id)).calendar.match(/BEGIN:VEVENT/g)).toHaveLength(14);
  });

  test('is not made when the direct question is answered with yes: the card comes at once, and nothing is taken', async () => {
    const given = await houseWithAssistant();
    const questions = await mental(given);
    const direct = questions.filter(({ kind }) => kind === 'yesNo').map(({ id }) => id);
    for (const one of direct) {
      const made = await make(given, makeWellnessPlan, { ...wishes, answers: calmAnswers(questions, { [one]: true }) });
      expect(made.body, one).toMatchObject({ planId: null, cards: [{ level: 'crisis' }], credits: { requestsLeft: 16 } });
    }
  });
});

describe('what is told once', () => {
  test('stands in every form after, is changed with its version, is mine alone, and is forgotten on request', async () => {
    const { house, headers } = await houseWithAssistant();
    const told = { age: 30, patterns: ['vegan'], allergens: ['peanut'], equipment: ['band'], injuries: ['knee'] };
    expect((await house.ask(getAssistantProfile, {}, { headers })).body).toMatchObject({ version: 0, response: { patterns: [] } });
    expect((await house.ask(saveAssistantProfile, { ...told, version: 0 }, { headers })).body).toMatchObject({
      version: 1,
      response: told,
    });
    expect((await house.ask(saveAssistantProfile, { ...told, version: 0 }, { headers })).body).toMatchObject({ error: 'changedMeanwhile' });
    const other = await settledPlayer(house, 'other@elevate.example', { address: '203.0.113.9' });
    expect((await house.ask(getAssistantProfile, {}, { headers: other.headers })).body).toMatchObject({ version: 0 });
    expect((await house.ask(deleteAssistantProfile, {}, { headers })).body).toEqual({ status: 1 });
    expect((await house.ask(getAssistantProfile, {}, { headers })).body).toMatchObject({ version: 0 });
  });

  test('is read out of words as chips, for nothing', async () => {
    const { house, headers } = await houseWithAssistant();
    const { body } = await house.ask(readChips, { text: 'no peanuts, bad knee' }, { headers });
    expect(body['response']).toEqual([
      { type: 'allergen', value: 'peanut' },
      { type: 'injury', value: 'knee' },
    ]);
  });
});
