import { describe, expect, test } from 'vitest';
import { continueChat, getChat, restorePlanVersion } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { saveAssistantProfile } from '../../src/contract/assistant/profile.ts';
import { copySharedChat, shareChat } from '../../src/contract/assistant/shares.ts';
import { makeWorkoutPlan, type WorkoutRequest } from '../../src/contract/assistant/workout.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make, say } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const eater = { sex: 'female', age: 16, heightCm: 162, weightKg: 70, activity: 'light', goal: 'lose', answers: noDangers('diet') };
const lifter = {
  goal: 'strength',
  level: 'advanced',
  days: 3,
  minutes: 60,
  age: 15,
  equipment: ['barbell'],
  answers: noDangers('exercise'),
};

async function child() {
  const given = await appWithAssistant();
  await given.pool.query('update users set is_adult = false where id = $1', [given.asker.user.id]);
  return given;
}
const isInDeficit = ({ energy }: DietPlan) => energy.target < energy.spent;

describe('an account under 18', () => {
  test.each([
    ['in words', { additionalInfo: 'I am 30 years old' }],
    ['as a chip', { constraints: [{ type: 'age', value: 30 }] }],
  ])('stays that of a child when an age of 30 is given %s', async (_how, more) => {
    const given = await child();
    const { plan } = await make<DietPlan>(given, makeDietPlan, { ...eater, ...more });
    expect(plan.request).toMatchObject({ age: 16 });
    expect(isInDeficit(plan)).toBe(false);
    const { request } = await make(given, makeWorkoutPlan, { ...lifter, ...more });
    expect((request?.wishes as WorkoutRequest).age).toBe(15);
  });

  test('stays that of a child when the plan is changed by words', async () => {
    const given = await child();
    const { id } = await make<DietPlan>(given, makeDietPlan, eater);
    const { body } = await given.app.ask(continueChat, { id, text: 'I am 30 years old' }, { headers: given.headers });
    expect(body).toMatchObject({ status: 1, data: { plan: null } });
    const plan = await say<DietPlan>(given, id, 'I am 30 years old, and three meals a day please');
    expect(plan.request).toMatchObject({ age: 16, meals: 3 });
  });

  test("cannot make an adult's shared plan its own, with or without its health data, nor can a profile of fifteen; a child's it can", async () => {
    const given = await child();
    const { app, headers, pool, asker } = given;
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    const copied = async (age: number, withHealth: boolean) => {
      const { id } = await make<DietPlan>({ ...given, headers: other.headers }, makeDietPlan, { ...eater, age });
      const { body } = await app.ask(shareChat, { id, withHealth, days: 7 }, { headers: other.headers });
      return app.ask(copySharedChat, { token: String(body['address']).split('/').at(-1) }, { headers });
    };
    for (const withHealth of [true, false]) {
      expect((await copied(30, withHealth)).body).toMatchObject({ error: 'planOfAdult' });
      expect((await copied(16, withHealth)).status).toBe(200);
    }
    await pool.query('update users set is_adult = true where id = $1', [asker.user.id]);
    expect((await copied(30, true)).status).toBe(200);
    await app.ask(saveAssistantProfile, { patterns: [], allergens: [], equipment: [], injuries: [], age: 15, version: 0 }, { headers });
    expect((await copied(30, true)).status).toBe(403);
  });
});

describe('an earlier version', () => {
  const restored = async ({ app, headers }: Awaited<ReturnType<typeof child>>, id: string | null) => {
    const { status, body } = await app.ask(restorePlanVersion, { id, version: 1 }, { headers });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return body['response'] as { plan: DietPlan; reason: string };
  };

  test('of an adult with a deficit comes back without it once they said to be fifteen, undone by words and by the button', async () => {
    const given = await appWithAssistant();
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, { ...eater, age: 30 });
    expect(isInDeficit(plan)).toBe(true);
    await say<DietPlan>(given, id, 'I am 15 years old');
    const undone = await say<DietPlan>(given, id, 'undo that');
    expect([isInDeficit(undone), undone.request]).toMatchObject([false, { age: 15 }]);
    const { plan: again, reason } = await restored(given, id);
    expect([isInDeficit(again), again.request]).toMatchObject([false, { age: 15 }]);
    expect(reason).toContain('age rules out');
  });

  test('comes back without what somebody is allergic to since, and fit for a condition named since', async () => {
    const given = await appWithAssistant();
    const { id } = await make<DietPlan>(given, makeDietPlan, { ...eater, age: 30 });
    await say<DietPlan>(given, id, 'I am allergic to milk');
    await say<DietPlan>(given, id, 'I am pregnant');
    const { plan } = await restored(given, id);
    expect(plan.request).toMatchObject({ allergens: ['milk'], conditions: ['pregnancy'] });
    expect(isInDeficit(plan)).toBe(false);
    const { body } = await given.app.ask(getChat, { id }, { headers: given.headers });
    expect(body).toMatchObject({ response: { plan: { version: 4 } } });
  });

  test('is the very same where nothing was told since', async () => {
    const given = await appWithAssistant();
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, { ...eater, age: 30, allergens: ['milk'] });
    await say<DietPlan>(given, id, 'three meals a day please');
    expect(await restored(given, id)).toMatchObject({ plan, reason: 'Version 1 again' });
  });
});
