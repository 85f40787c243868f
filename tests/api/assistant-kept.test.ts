import { expect, test } from 'vitest';
import { continueChat, getChat, restorePlanVersion, startChat } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { getSharedChat, shareChat } from '../../src/contract/assistant/shares.ts';
import { dropAnswer } from '../../src/server/assistant/chat/index.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';

test('an answer again does not delete what was answered to another question meanwhile', async () => {
  const { app, asker, headers, pool } = await appWithAssistant();
  const { body } = await app.ask(startChat, { text: 'protein in 100 g of paneer' }, { headers });
  const id = String(body['planId']);
  const messages = async () =>
    ((await app.ask(getChat, { id }, { headers })).body['response'] as { messages: { id: string; messageContent: string }[] }).messages;
  const [question] = await messages();
  await app.ask(continueChat, { id, text: 'and of tofu?' }, { headers });
  const before = await messages();
  const drop = dropAnswer(pool, { userId: asker.user.id, chatId: id, questionId: question?.id ?? '' });
  await expect(drop).rejects.toMatchObject({ code: 'changedMeanwhile' });
  expect(await messages()).toEqual(before);
});

test('the newest fifty versions of a plan are kept, and the one that a link shows', async () => {
  const given = await appWithAssistant();
  const { app, asker, headers, pool } = given;
  const form = { sex: 'male', age: 28, heightCm: 175, weightKg: 72, activity: 'moderate', goal: 'keep', answers: noDangers('diet') };
  const { id } = await make(given, makeDietPlan, form);
  const { body } = await app.ask(shareChat, { id, withHealth: true, days: 7 }, { headers });
  const token = String(body['address']).split('/').at(-1) ?? '';
  const restore = async (version: number) => (await app.ask(restorePlanVersion, { id, version }, { headers })).status;
  for (let version = 1; version <= 55; version++) expect(await restore(Math.max(1, version - 1))).toBe(200);
  const { rows } = await pool.query<{ version: number }>(
    'select version from assistant_plan_versions where user_id = $1 and chat_id = $2 order by version',
    [asker.user.id, id],
  );
  expect(rows.map(({ version }) => version)).toEqual([1, ...Array.from({ length: 50 }, (_, at) => at + 7)]);
  expect((await app.ask(getSharedChat, { token })).body).toMatchObject({ response: { plan: { version: 1 } } });
});
