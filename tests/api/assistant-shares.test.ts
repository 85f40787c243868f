import { planWords } from '../../src/contract/assistant/plan-words.ts';
import { describe, expect, test, vi } from 'vitest';
import { continueChat, getChat, startChat, swapPlanItem, tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { copySharedChat, getShare, getSharedChat, previewShare, shareChat, unshareChat } from '../../src/contract/assistant/shares.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const question = 'What should I eat the evening before a match?';

async function shared({ withHealth = false } = {}) {
  const given = await appWithAssistant();
  const { app, headers } = given;
  const { body } = await app.ask(startChat, { text: question }, { headers });
  const id = String(body['planId']);
  await app.ask(continueChat, { id, text: 'I weigh 82 kg and my knee pain is back. What to eat after a match?' }, { headers });
  const made = await app.ask(shareChat, { id, withHealth, days: 7 }, { headers });
  const token = String(made.body['address']).split('/').at(-1) ?? '';
  return { ...given, id, made, token, open: () => app.ask(getSharedChat, { token }) };
}

/** Of nobody in particular, so that no word says 'I'; the words of an illness or a medicine are in no list of ours. */
const ofHealth = [
  'lupus and sun',
  'accutane and gym',
  'after abortion when can one train',
  'HIV and swimming',
  'बवासीर में क्या खाएँ?',
  'typhoid ke baad gym',
];
const ofNone = ['what is offside in football', 'how many calories in a banana', 'offside kya hota hai', 'how do players join a team'];

describe('a shared conversation', () => {
  test('shows no question that may be about health, whoever it is about, and shows what surely is not', async () => {
    const { app, headers } = await appWithAssistant();
    const { body } = await app.ask(startChat, { text: 'HIV and gym' }, { headers });
    const id = String(body['planId']);
    for (const text of [...ofHealth, ...ofNone]) await app.ask(continueChat, { id, text }, { headers });
    const preview = await app.ask(previewShare, { id, withHealth: false }, { headers });
    const { title, messages } = preview.body['response'] as { title: string; messages: { sender: string; messageContent: string }[] };
    expect(title).not.toContain('HIV');
    const typed = messages.flatMap(({ sender, messageContent }) => (sender === 'USER' ? [messageContent] : []));
    expect(typed.filter((text) => !text.startsWith('(left out'))).toEqual(ofNone);
  });

  test('of a plan without health names no source that is there for a condition', async () => {
    const given = await appWithAssistant();
    const meditation = { goal: 'calm', minutes: 10, days: 3, weeks: 1, conditions: ['trauma'] };
    const { id } = await make(given, makeMeditationPlan, meditation);
    const shown = async (withHealth: boolean) =>
      JSON.stringify((await given.app.ask(previewShare, { id, withHealth }, { headers: given.headers })).body);
    expect(await shown(true)).toContain('Trauma-sensitive');
    expect(await shown(false)).not.toMatch(/trauma/i);
  });

  test('of many long messages holds up nobody else: others are answered while it is read', async () => {
    const given = await appWithAssistant();
    const { app, asker, headers, pool } = given;
    const { body } = await app.ask(startChat, { text: question }, { headers });
    const id = String(body['planId']);
    const long = 'the ball was wet and we passed it to and fro until it was dark '.repeat(30);
    await pool.query(
      `insert into assistant_messages (user_id, chat_id, id, sender, message_type, content, created_at)
       select $1, $2, gen_random_uuid(), 'USER', 'REQUEST', $3 || number, now() from generate_series(1, 60) number`,
      [asker.user.id, id, long],
    );
    const preview = app.ask(previewShare, { id, withHealth: false }, { headers });
    let turns = 0;
    let isOver = false;
    const counting = (async () => {
      while (!isOver) {
        await new Promise((resolve) => setImmediate(resolve));
        turns++;
      }
    })();
    expect((await preview).status).toBe(200);
    isOver = true;
    await counting;
    expect(turns).toBeGreaterThan(60);
  });

  test('is read by anybody with the link, without health data, as it was then', async () => {
    const { open, app, headers, id, made } = await shared();
    expect(made.body).toMatchObject({ response: { isOn: true, withHealth: false } });
    await app.ask(continueChat, { id, text: 'What is offside in football?' }, { headers });
    const { status, body } = await open();
    expect(status).toBe(200);
    const { messages } = body['response'] as { messages: { messageContent: string }[] };
    const text = messages.map(({ messageContent }) => messageContent).join('\n');
    expect(text).toContain(question);
    expect(text).not.toMatch(/82|knee|offside/);
    const again = await app.ask(shareChat, { id, days: 7 }, { headers });
    const token = String(again.body['address']).split('/').at(-1);
    expect(JSON.stringify((await app.ask(getSharedChat, { token })).body)).toContain('offside');
  });

  test('leaves out what somebody tells of themselves, in whatever words, and its answer, with one line for all in a row', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const { body } = await app.ask(startChat, { text: question }, { headers });
    const id = String(body['planId']);
    const told = ['mere gaon wale baidji bole nabz tez hai, doodh piyun?', 'I turned fifty last week, which oats?', 'मुझे पाइल्स है, क्या खाऊँ?'];
    for (const text of told) await app.ask(continueChat, { id, text }, { headers });
    await app.ask(continueChat, { id, text: 'how much protein is in 100 g of paneer?' }, { headers });
    const preview = await app.ask(previewShare, { id, withHealth: false }, { headers });
    const { messages } = preview.body['response'] as { messages: { messageContent: string }[] };
    const text = messages.map(({ messageContent }) => messageContent);
    expect(text.filter((one) => /baidji|nabz|fifty|पाइल्स/.test(one))).toEqual([]);
    expect(
      text.filter((one) => one === planWords.english.leftOut),
      text.join('\n'),
    ).toHaveLength(1);
    expect(text.at(-1)).toMatch(/protein/);
  });

  test('shows health data only if chosen, and the preview shows the same', async () => {
    const { open, app, headers, id } = await shared({ withHealth: true });
    expect(JSON.stringify((await open()).body)).toContain('82 kg');
    const preview = async (withHealth: boolean) => JSON.stringify((await app.ask(previewShare, { id, withHealth }, { headers })).body);
    expect(await preview(true)).toContain('82 kg');
    expect(await preview(false)).not.toContain('82 kg');
  });

  test('never shows where and when teams meet, nor what a body needs without health', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const begun = await app.ask(startChat, { text: 'when is my next match?' }, { headers });
    const chat = String(begun.body['planId']);
    expect(JSON.stringify(begun.body)).toContain('calendar');
    const preview = async (id: string, withHealth: boolean) =>
      (await app.ask(previewShare, { id, withHealth }, { headers })).body['response'];
    for (const withHealth of [true, false])
      expect((await preview(chat, withHealth)) as { messages: { sender: string }[] }).toMatchObject({ messages: [{ sender: 'USER' }] });
    const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep' };
    const { id } = await make<DietPlan>(given, makeDietPlan, { ...eater, answers: noDangers('diet') });
    const { plan } = (await preview(String(id), false)) as { plan: { plan: DietPlan } };
    expect(plan.plan.days.every(({ target }) => target.kcal === 0 && target.protein.most === 0)).toBe(true);
  });

  test('ends when it is revoked, expires, or is replaced', async () => {
    const { open, app, headers, id, pool } = await shared();
    await app.ask(shareChat, { id, days: 7 }, { headers });
    expect((await open()).status).toBe(404);
    const again = await shared();
    await again.pool.query("update assistant_shares set expires_at = now() - interval '1 second'");
    expect((await again.open()).body).toMatchObject({ error: 'noSuchShare' });
    expect((await app.ask(unshareChat, { id }, { headers })).body).toMatchObject({ response: { isOn: false } });
    expect((await app.ask(getShare, { id }, { headers })).body).toMatchObject({ response: { isOn: false } });
    expect((await pool.query('select from assistant_shares')).rowCount).toBe(0);
  });

  test('is deleted after it has expired; a renewed one stays', async () => {
    const { app, headers, id, pool } = await shared();
    const other = await app.ask(startChat, { text: 'How do I warm up in ten minutes?' }, { headers });
    await app.ask(shareChat, { id: other.body['planId'], days: 7 }, { headers });
    await app.ask(shareChat, { id: other.body['planId'], days: 30 }, { headers });
    const queued = await pool.query(
      "select from jobs.job where name = 'share-end' and start_after between now() + interval '6 days' and now() + interval '31 days'",
    );
    expect(queued.rowCount).toBe(3);
    // Simulates that a week has passed.
    await pool.query("update assistant_shares set expires_at = expires_at - interval '7 days'");
    await pool.query("update jobs.job set start_after = now() where name = 'share-end' and start_after < now() + interval '8 days'");
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query<{ id: string }>('select chat_id as id from assistant_shares');
        expect(rows).toEqual([{ id: other.body['planId'] }]);
      },
      { timeout: 10_000, interval: 50 },
    );
    expect((await app.ask(getShare, { id }, { headers })).body).toMatchObject({ response: { isOn: false } });
  });

  test('can be copied and continued, and another user can neither share it nor see its link', async () => {
    const { app, id, token } = await shared();
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    for (const call of [getShare, unshareChat, previewShare, shareChat] as const)
      expect((await app.ask(call, { id }, { headers: other.headers })).body).toMatchObject({ error: 'noSuchChat' });
    const copied = await app.ask(copySharedChat, { token }, { headers: other.headers });
    expect(copied.body).toMatchObject({ status: 1, screen: 'chat' });
    const mine = await app.ask(getChat, { id: String(copied.body['id']) }, { headers: other.headers });
    expect(mine.body).toMatchObject({ response: { isCopy: true } });
    const { messages } = mine.body['response'] as { messages: { messageContent: string }[] };
    expect(messages.map(({ messageContent }) => messageContent).join()).not.toMatch(/82|knee/);
    expect((await app.ask(copySharedChat, { token }, {})).status).toBe(401);
  });

  test('of a plan is copied with plan and language: to tick, and to change only if its request was shown', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep', language: 'hindi' };
    const { id, plan } = await make<DietPlan>(given, makeDietPlan, { ...eater, answers: noDangers('diet') });
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    await app.ask(continueChat, { id, text: 'What is offside in football?' }, { headers });
    const item = plan.days[0]?.meals[0]?.items.find(({ swaps }) => swaps.length > 0);
    const copied = async (withHealth: boolean) => {
      const made = await app.ask(shareChat, { id, withHealth, days: 7 }, { headers });
      const token = String(made.body['address']).split('/').at(-1);
      const { body } = await app.ask(copySharedChat, { token }, { headers: other.headers });
      expect(body).toMatchObject({ status: 1, screen: 'dietPlan' });
      const copy = String(body['id']);
      const read = await app.ask(getChat, { id: copy }, { headers: other.headers });
      const swap = { id: copy, version: 1, item: item?.key, to: item?.swaps[0]?.id };
      const tick = { id: copy, item: item?.key, done: true };
      expect((await app.ask(tickPlanItem, tick, { headers: other.headers })).body).toMatchObject({ ticks: [item?.key] });
      return { read: read.body, swapped: await app.ask(swapPlanItem, swap, { headers: other.headers }), copy };
    };
    const fixed = await copied(false);
    expect(fixed.read).toMatchObject({ response: { language: 'hindi', isCopy: true, plan: { version: 1 } } });
    expect(JSON.stringify(fixed.read)).not.toMatch(/"weightKg"|"age":30/);
    expect(fixed.swapped.body).toMatchObject({ error: 'noSuchItem' });
    for (const text of ['Three meals a day please', 'I am allergic to milk', 'Is there paneer in my plan?', 'What do I eat today?']) {
      const answer = await app.ask(continueChat, { id: fixed.copy, text }, { headers: other.headers });
      expect(answer.body).toMatchObject({ status: 1, data: { plan: null } });
    }
    const whole = await copied(true);
    // Only the message with the plan has it, as in the conversation that was copied.
    const withPlan = { messageContent: plan.title, planVersion: 1 };
    expect(whole.read).toMatchObject({
      response: { language: 'hindi', title: plan.title, messages: [withPlan, { planVersion: null }, { planVersion: null }] },
    });
    expect(whole.swapped.body).toMatchObject({ response: { version: 2 } });
  });
});
