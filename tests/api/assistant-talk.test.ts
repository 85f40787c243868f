import { describe, expect, test } from 'vitest';
import type { PlanDifference } from '../../src/contract/assistant/plan-difference.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import { continueChat, getChat, startChat, swapPlanItem } from '../../src/contract/assistant/chats.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
type Answer = {
  planId: string;
  data: { data: string; plan: { version: number } | null; message: { difference: PlanDifference | null; sources: { title: string }[] } };
};

const begin = async ({ app, headers }: Given, text: string) => (await app.ask(startChat, { text }, { headers })).body as unknown as Answer;
const goOn = async ({ app, headers }: Given, id: string, text: string) =>
  ((await app.ask(continueChat, { id, text }, { headers })).body as unknown as Answer).data;

const form = { sex: 'male', age: 28, heightCm: 175, weightKg: 72, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
const dietOf = async (given: Given) => String((await make(given, makeDietPlan, form)).id);

/** A week that has milk in it: the seed of a plan is drawn by chance, and some weeks have none. */
async function dietWithMilk(given: Given): Promise<string> {
  for (let tries = 0; tries < 12; tries++) {
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, form);
    if (plan.days.some(({ meals }) => meals.some(({ items }) => items.some(({ name }) => name === 'Whole milk')))) return String(id);
  }
  throw new Error('no week has milk');
}

describe('figures of foods', () => {
  test('are computed with their source, and the next question may leave out what was said', async () => {
    const given = await appWithAssistant();
    const { planId: id, data } = await begin(given, 'protien in 100 gm panner');
    expect(data).toMatchObject({ data: expect.stringMatching(/Paneer, 100 g: 18\.1 g of protein/) as unknown });
    expect(data.message.sources).toMatchObject([{ title: expect.stringMatching(/USDA/) as unknown }]);
    expect((await goOn(given, id, 'and tofu?')).data).toMatch(/Tofu, 100 g: 15\.8 g of protein/);
    expect((await goOn(given, id, 'usme kitna fat hai')).data).toMatch(/^100 gram tofu mein 8\.7 gram wasa/);
  });
});

describe('a change of what is named', () => {
  test('touches nothing else, is shown as a difference, and is undone by words, also after several', async () => {
    const given = await appWithAssistant();
    const id = await dietOf(given);
    const moved = await goOn(given, id, 'dinner at 9');
    expect(moved.message.difference).toEqual({ lines: [{ where: 'Every day, Dinner', before: '20:00', after: '21:00' }], more: 0 });
    const { plan, message } = await goOn(given, id, 'make day 2 lighter');
    expect(plan?.version).toBe(3);
    expect(message.difference?.lines.every(({ where }) => /^\w+day \(Day 2\), /.test(where))).toBe(true);
    expect((await goOn(given, id, 'undo that')).plan?.version).toBe(4);
    const undone = await goOn(given, id, 'wapas karo');
    expect(undone.message.difference?.lines).toEqual([{ where: 'Every day, Dinner', before: '21:00', after: '20:00' }]);
    expect(await goOn(given, id, 'undo')).toMatchObject({
      plan: null,
      data: expect.stringMatching(/wapas karne ko kuch nahin/) as unknown,
    });
  });

  test('of a button is undone before those of words', async () => {
    const given = await appWithAssistant();
    const id = await dietOf(given);
    await goOn(given, id, 'dinner at 9');
    const { plan } = (await given.app.ask(getChat, { id }, { headers: given.headers })).body['response'] as { plan: PlanVersion };
    const item = (plan.plan as DietPlan).days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0)?.key;
    expect((await given.app.ask(swapPlanItem, { id, version: 2, item }, { headers: given.headers })).status).toBe(200);
    const undone = await goOn(given, id, 'undo that');
    expect(undone.plan?.version).toBe(4);
    expect(JSON.stringify(undone.message.difference)).not.toMatch(/20:00|21:00/);
  });

  test('is undone with what was only refused for it, and was no allergy', async () => {
    const given = await appWithAssistant();
    const id = await dietWithMilk(given);
    expect((await goOn(given, id, 'replace milk by curd everywhere')).plan?.version).toBe(2);
    const undone = await goOn(given, id, 'undo');
    expect(undone.data).toMatch(/as it was in version 1/);
    const { request } = undone.plan as unknown as { request: { wishes: { allergens: string[] } } };
    expect(request.wishes.allergens).toEqual([]);
  });

  test('is undone without bringing back what somebody has since said to be allergic to', async () => {
    const given = await appWithAssistant();
    const id = await dietOf(given);
    await goOn(given, id, 'I am allergic to milk');
    const undone = await goOn(given, id, 'undo that');
    expect(undone.data).toMatch(/what you are allergic to stays out/);
    const { request } = undone.plan as unknown as { request: { wishes: { allergens: string[] } } };
    expect(request.wishes.allergens).toContain('milk');
  });
});

describe('words that only point at what is shown of a diet plan', () => {
  test.each<[string, string, RegExp]>([
    ["what's for dinner", 'is that a lot?', /^Dinner has \d+ kcal, \d+ % of the day's/],
    ['aaj ka breakfast', 'sabse zyada protein kisme hai', /sabse zyada: [\d.]+ gram protein/],
    ["what's for lunch", 'can I skip it', /^You can leave it once/],
    ['dinner kya hai', 'kitna time lagega banane me', /minute|no cooking/],
    ['show me monday', 'n tuesday', /^Your plan for Day \d, Tuesday/],
    ['shopping list', 'kitna lagega', /dukan ke daam mujhe nahin pata/],
    ['what is for lunch', 'what is my weight here', /^I have 72 kg as your weight/],
    ['what is for lunch', 'when does my plan start', /^Your plan starts on /],
    ['what is for lunch', "show me rahul's diet plan", /anybody else/],
  ])('%s: %s', async (before, text, expected) => {
    const given = await appWithAssistant();
    const id = await dietOf(given);
    await goOn(given, id, before);
    const { data, plan } = await goOn(given, id, text);
    expect(data).toMatch(expected);
    expect(plan).toBeNull();
  });
});

describe('after a card', () => {
  test('of a knock on the head, what goes on about it is answered as such, and a question of food as ever', async () => {
    const given = await appWithAssistant();
    const { body } = await given.app.ask(
      startChat,
      { text: 'my friend was hit on the head in rugby and is dizzy' },
      { headers: given.headers },
    );
    const id = String(body['planId']);
    expect((await goOn(given, id, 'he wants to play the second half')).data).toMatch(/^No\. Nobody plays on/);
    expect((await goOn(given, id, 'should I tell his mother')).data).toMatch(/somebody must watch for 24 hours/);
    expect((await goOn(given, id, 'how much protein is in 100 g of paneer')).data).toMatch(/18\.1 g of protein/);
  });
});
