import { describe, expect, test } from 'vitest';
import type { Chat } from '../../src/contract/assistant/chat.ts';
import { continueChat, getChat, startChat } from '../../src/contract/assistant/chats.ts';
import { getChecklist } from '../../src/contract/assistant/checklists.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { saveAssistantProfile } from '../../src/contract/assistant/profile.ts';
import type { Question } from '../../src/contract/assistant/safety.ts';
import { getSharedChat, shareChat } from '../../src/contract/assistant/shares.ts';
import { knownPerson } from '../../src/server/assistant/plans/index.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { calmAnswers, noDangers } from '../builders/checklist-answers.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
const eater = { sex: 'female', age: 28, heightCm: 162, weightKg: 58, activity: 'light', goal: 'keep', answers: noDangers('diet') };

const dietOf = async ({ app, headers }: Given, more: object = {}) => {
  const { body } = await app.ask(makeDietPlan, { ...eater, ...more }, { headers });
  return body as unknown as { planId: string; cards: { id: string }[] };
};
const begin = async ({ app, headers }: Given, text: string) => {
  const { body } = await app.ask(startChat, { text }, { headers });
  return body as unknown as { planId: string; title: string; data: { data: string; message: { cards: { id: string }[] } } };
};
const goOn = async ({ app, headers }: Given, id: string, text: string) => {
  const { body } = await app.ask(continueChat, { id, text }, { headers });
  return body as unknown as { data: { data: string; plan: object | null; message: { cards: { id: string }[] } } };
};
const chatOf = async ({ app, headers }: Given, id: string) => (await app.ask(getChat, { id }, { headers })).body['response'] as Chat;

describe('somebody in despair', () => {
  test('gets the card in whatever field it is written, and no request is used', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const { body: asked } = await app.ask(getChecklist, { name: 'mental' }, { headers });
    const mind = { answers: calmAnswers(asked['response'] as Question[]), minutesPerDay: 15, focus: ['sleep'], matchInDays: null };
    const card = { warningSigns: [], whatHelps: [], people: [] };
    for (const text of ['I want to kill myself', 'मैं मरना चाहता हूँ', 'mujhe marna hai']) {
      const fields = [
        [makeDietPlan, { ...eater, dislikes: ['karela', text] }],
        [makeHealthyRecipe, { kitchen: ['paneer', text] }],
        [makeHealthyRecipe, { kitchen: ['paneer'], lacks: [text] }],
        [makeHealthyRecipe, { kitchen: ['paneer'], dislikes: [text] }],
        [makeWellnessPlan, { ...mind, card: { ...card, warningSigns: [text] } }],
        [makeWellnessPlan, { ...mind, card: { ...card, whatHelps: [text] } }],
      ] as const;
      for (const [call, said] of fields) {
        const { body } = await app.ask(call, said, { headers });
        expect(body, JSON.stringify(said)).toMatchObject({ planId: null, cards: [{ id: 'suicide' }], credits: { requestsLeft: 16 } });
      }
    }
  });

  test('gets a neutral title, and the despair is not in a shared link', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const { planId: id, title } = await begin(given, 'I want to kill myself');
    expect(title).toBe('A conversation');
    await goOn(given, id, 'How much should I sleep?');
    const { body } = await app.ask(shareChat, { id, withHealth: true, days: 7 }, { headers });
    const shared = await app.ask(getSharedChat, { token: String(body['address']).split('/').at(-1) });
    expect(JSON.stringify(shared.body)).not.toMatch(/kill myself|14416/);
    expect(JSON.stringify(shared.body)).toContain('How much should I sleep?');
  });
});

describe('somebody of fifteen', () => {
  const deficit = /300 to 500 kcal|small deficit/;

  test.each(['the profile', 'the account', 'the conversation'])('known by %s, gets no deficit and sees the card for minors', async (by) => {
    const given = await appWithAssistant();
    const { app, headers, pool } = given;
    if (by === 'the profile') {
      await app.ask(saveAssistantProfile, { patterns: [], allergens: [], equipment: [], injuries: [], age: 15, version: 0 }, { headers });
    }
    if (by === 'the account') await pool.query('update users set is_adult = false');
    const { planId: id } = await begin(given, by === 'the conversation' ? 'I am 15 and play cricket' : 'Hello there, what can you do?');
    for (const text of ['how do I lose 10 kg fast', 'I feel fat', 'make it 1200 kcal']) {
      const { data } = await goOn(given, id, text);
      expect(data.data, text).not.toMatch(deficit);
      expect(data.data, text).toContain('A growing body should not diet');
      expect(data.message.cards, text).toMatchObject([{ id: 'under18' }]);
    }
    expect((await goOn(given, id, 'How much should I sleep?')).data.message.cards).toEqual([]);
  });

  test('is young by the account, or by the age they said last, now or in the profile', async () => {
    const { app, asker, headers, pool } = await appWithAssistant();
    const isYoung = async (age?: number) => (await knownPerson(pool, asker.user.id, age)).isYoung;
    expect([await isYoung(), await isYoung(17), await isYoung(18)]).toEqual([false, true, false]);
    await pool.query('update users set is_adult = false');
    // An age that is typed makes no adult of somebody whose account is a child's.
    expect([await isYoung(), await isYoung(17), await isYoung(18)]).toEqual([true, true, true]);
    await pool.query('update users set is_adult = true');
    const profile = { patterns: ['vegan'], allergens: ['milk'], equipment: [], injuries: [] };
    await app.ask(saveAssistantProfile, { ...profile, age: 18, version: 0 }, { headers });
    expect(await knownPerson(pool, asker.user.id)).toMatchObject({ isYoung: false, patterns: ['vegan'], allergens: ['milk'] });
    await app.ask(saveAssistantProfile, { ...profile, age: 17, version: 1 }, { headers });
    expect([await isYoung(), await isYoung(30)]).toEqual([true, false]);
  });

  test('gets no plan of an adult on an account under 18, whatever age is typed', async () => {
    const given = await appWithAssistant();
    await given.pool.query('update users set is_adult = false');
    const { body } = await given.app.ask(makeDietPlan, { ...eater, age: 30, goal: 'lose' }, { headers: given.headers });
    expect(body).toMatchObject({ error: 'invalidInput', fields: { age: expect.stringContaining('account settings') } });
    expect((await dietOf(given, { age: 16 })).planId).toBeTruthy();
  });

  test('keeps the energy of the plan when asking for fewer calories, with the reason', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await dietOf(given, { age: 15, goal: 'lose' });
    const { data } = await goOn(given, id, 'Fewer calories');
    expect(data.plan).toBeNull();
    expect(data.data).toContain('does not go below it');
    expect((await chatOf(given, id)).versions).toHaveLength(1);
  });

  test('gets a complete question answered by itself, whatever a card said before', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'my coach touches me');
    expect((await goOn(given, id, 'can I lift weights at 15?')).data.data).toMatch(/light|technique|weights/i);
  });
});

describe('a vegan with a nut allergy', () => {
  const needs = { patterns: ['vegan'], allergens: ['treeNuts', 'peanut'] };

  test('learns what the week contains of a food, and that excluded foods stay out', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await dietOf(given, needs);
    expect((await goOn(given, id, 'Is there any peanut or milk in this?')).data.data).toBe(
      'There is no peanut in this week. There is no milk in this week.',
    );
    expect((await goOn(given, id, 'Can I have almond milk instead?')).data.data).toMatch(/^No: almond/);
    expect((await goOn(given, id, 'Add some paneer and honey')).data.data).toMatch(/^No: paneer, honey/);
    expect((await goOn(given, id, 'swap almonds')).data.data).toMatch(/no almonds/);
    const { versions } = await chatOf(given, id);
    expect(versions).toHaveLength(1);
  });

  test('is reminded if a general passage names an excluded food', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await dietOf(given, needs);
    expect((await goOn(given, id, 'How do I get vitamin B12?')).data.data).toMatch(/You leave out .*milk/);
  });
});

describe('somebody with a swollen ankle', () => {
  test('who asks whether to run is answered by the signs of the ankle, in a plan, after reporting it, and in Hinglish', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const wishes = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 26, answers: noDangers('exercise') };
    const { body } = await app.ask(makeWorkoutPlan, { ...wishes, additionalInfo: 'swollen ankle' }, { headers });
    const spoken = await begin(given, 'My ankle is swollen since yesterday');
    for (const id of [String(body['planId']), spoken.planId]) {
      expect((await goOn(given, id, 'can I run tomorrow?')).data.data).toMatch(/What the ankle shows decides.*Not yet while it is swollen/);
    }
    const asked = await begin(given, 'mere takhne me sujan hai kya main daud sakta hoon');
    expect(asked.data.data).toMatch(/chot wala hissa batayega/);
    expect((await begin(given, 'Can I run tomorrow after leg day?')).data.data).not.toMatch(/shows decides/);
  });
});
