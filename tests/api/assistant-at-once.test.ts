import { describe, expect, onTestFinished, test } from 'vitest';
import type { Chat } from '../../src/contract/assistant/chat.ts';
import { continueChat, getChat, startChat, swapPlanItem } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { openTestApp } from '../builders/open-test-app.ts';

const SECRET_KEY = 'a'.repeat(43);
const eater = { sex: 'female', age: 30, heightCm: 162, weightKg: 60, activity: 'light', goal: 'keep', answers: noDangers('diet') };

/** Two processes on one database. */
async function twoProcesses() {
  const given = await appWithAssistant({ variables: { SECRET_KEY } });
  const other = await openTestApp({ variables: { SECRET_KEY }, database: given.app.database });
  onTestFinished(other.close);
  const chatOf = async (id: string | null) => (await other.ask(getChat, { id }, { headers: given.headers })).body['response'] as Chat;
  return { ...given, other, chatOf };
}

describe('one conversation in two processes at once', () => {
  test('loses no change of its plan: an allergy told in one is heeded by what the other changes', async () => {
    const given = await twoProcesses();
    const { app, other, headers, chatOf } = given;
    const { id } = await make<DietPlan>(given, makeDietPlan, eater);
    const [milk, meals] = await Promise.all([
      app.ask(continueChat, { id, text: 'I am allergic to milk' }, { headers }),
      other.ask(continueChat, { id, text: 'three meals a day please' }, { headers }),
    ]);
    expect([milk.status, meals.status]).toEqual([200, 200]);
    const { plan, versions } = await chatOf(id);
    expect(plan?.request).toMatchObject({ wishes: { allergens: ['milk'], meals: 3 } });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('forgets nothing that was told in either', async () => {
    const { app, other, headers, pool } = await twoProcesses();
    const { body } = await app.ask(startChat, { text: 'How much should I sleep?' }, { headers });
    const id = body['planId'];
    await Promise.all([
      app.ask(continueChat, { id, text: 'I am allergic to peanuts' }, { headers }),
      other.ask(continueChat, { id, text: 'I am allergic to milk' }, { headers }),
    ]);
    const { rows } = await pool.query<{ allergens: string[] }>(
      "select dialogue -> 'told' -> 'allergens' as allergens from assistant_messages where chat_id = $1 and dialogue is not null order by id desc",
      [id],
    );
    expect(rows[0]?.allergens.sort()).toEqual(['milk', 'peanut']);
  });

  test('is swapped by a button in one while words change it in the other: neither is lost', async () => {
    const given = await twoProcesses();
    const { app, other, headers, chatOf } = given;
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, eater);
    const item = plan.days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0)?.key;
    const [words, button] = await Promise.all([
      app.ask(continueChat, { id, text: 'I am allergic to milk' }, { headers }),
      other.ask(swapPlanItem, { id, version: 1, item }, { headers }),
    ]);
    expect(words.status).toBe(200);
    expect([200, 409]).toContain(button.status);
    expect((await chatOf(id)).plan?.request).toMatchObject({ wishes: { allergens: ['milk'] } });
  });
});
