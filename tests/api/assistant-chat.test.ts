import { describe, expect, test } from 'vitest';
import { continueChat, deleteChat, deleteChats, getChat, listChats, renameChat, startChat } from '../../src/contract/assistant/chats.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { getCredits } from '../../src/contract/assistant/credits.ts';
import { getSharedChat, shareChat } from '../../src/contract/assistant/shares.ts';
import { make } from '../builders/assistant-plans.ts';
import { appWithAssistant, leaveCredits } from '../builders/assistant.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const question = 'What should I eat the evening before a match?';

describe('a question to the assistant', () => {
  test('is answered by our own engine with its sources, and uses one request', async () => {
    const { app, headers } = await appWithAssistant();
    const { status, body } = await app.ask(startChat, { text: question }, { headers });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 1, title: question, credits: { plan: 'Free', requestsAMonth: 16, requestsLeft: 15 } });
    const { planId, data } = body as never as { planId: string; data: { data: string; message: Record<string, unknown> } };
    expect(data.data).toContain('rice');
    expect(data.message).toMatchObject({
      dietPlanId: planId,
      messageType: 'RESPONSE',
      sender: 'SYSTEM',
      engine: 'embedded',
      messageContent: data.data,
    });
    expect(data.message['sources']).not.toEqual([]);
    const read = await app.ask(getChat, { id: planId }, { headers });
    expect(read.body).toMatchObject({
      response: {
        id: planId,
        screen: 'chat',
        plan: null,
        messages: [{ sender: 'USER', messageType: 'REQUEST', messageContent: question }, { sender: 'SYSTEM' }],
      },
    });
  });

  test('about an unknown subject is asked back and is free', async () => {
    const { app, headers } = await appWithAssistant();
    const { body } = await app.ask(startChat, { text: 'How do I mend a gearbox?' }, { headers });
    expect(body).toMatchObject({ credits: { requestsLeft: 16 } });
  });

  test('in Hindi is answered in Hindi', async () => {
    const { app, headers } = await appWithAssistant();
    const { body } = await app.ask(startChat, { text: 'match se pehle raat ko kya khaye', language: 'hindi' }, { headers });
    expect((body as never as { data: { data: string } }).data.data).toMatch(/[\u0900-\u097f]/);
  });

  test('of despair is answered by the card with the numbers, also in the stream, for free, even without a request left', async () => {
    const given = await appWithAssistant();
    await leaveCredits(given, given.asker.user.id, 0);
    const { names, events } = await given.stream(startChat, { text: "I don't want to live any more" });
    expect(names[0]).toBe('cards');
    expect(JSON.stringify(events[0]?.data)).toContain('14416');
    expect(names.at(-1)).toBe('done');
    expect(events.at(-1)?.data).toMatchObject({
      data: { message: { engine: 'embedded', cards: [{ level: 'crisis' }] } },
      credits: { requestsLeft: 0 },
    });
  });

  test('is refused with 402 when none is left, and 20 at once with 3 left get 3 answers', async () => {
    const given = await appWithAssistant();
    const { app, headers, asker } = given;
    await leaveCredits(given, asker.user.id, 3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.ask(startChat, { text: question }, { headers })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status, body }) => status === 402 && body['error'] === 'noCreditsLeft')).toHaveLength(17);
    expect((await app.ask(getCredits, {}, { headers })).body).toMatchObject({ requestsLeft: 0 });
  });

  test('continues its conversation, also with a few words that depend on the previous ones', async () => {
    const { app, headers } = await appWithAssistant();
    const first = await app.ask(startChat, { text: question }, { headers });
    const id = first.body['planId'];
    const more = await app.ask(continueChat, { id, text: 'And when it is hot, how much water?' }, { headers });
    expect(more.status).toBe(200);
    const again = await app.ask(continueChat, { id, text: 'x', retry: true }, { headers });
    expect((again.body as never as { data: { question: object } }).data.question).toMatchObject({
      messageContent: 'And when it is hot, how much water?',
    });
    const read = await app.ask(getChat, { id }, { headers });
    const { messages } = read.body['response'] as { messages: { sender: string }[] };
    expect(messages.map(({ sender }) => sender)).toEqual(['USER', 'SYSTEM', 'USER', 'SYSTEM']);
  });

  test('changes a plan once, however often it is repeated: from the plan at the time of the question', async () => {
    const { app, headers } = await appWithAssistant();
    const wishes = { goal: 'general', level: 'beginner', days: 4, minutes: 45, age: 30, answers: noDangers('exercise') };
    const made = await app.ask(makeWorkoutPlan, wishes, { headers });
    const id = made.body['planId'];
    const daysOf = ({ body }: { body: object }) =>
      (body as { data: { plan: { version: number; plan: { weeks: { sessions: object[] }[] } } } }).data.plan.plan.weeks[0]?.sessions.length;
    expect(daysOf(await app.ask(continueChat, { id, text: 'Fewer days please' }, { headers }))).toBe(3);
    const again = await app.ask(continueChat, { id, text: 'Fewer days please', retry: true }, { headers });
    expect(daysOf(again)).toBe(3);
    expect(again.body).toMatchObject({ data: { plan: { version: 3 } } });
    const read = await app.ask(getChat, { id }, { headers });
    expect(read.body).toMatchObject({ response: { messages: [{ planVersion: 1 }, { sender: 'USER' }, { planVersion: 3 }] } });
  });
});

describe('the history', () => {
  test('lists, searches, renames and deletes my conversations, and another user sees none of them', async () => {
    const { app, headers } = await appWithAssistant();
    const { body } = await app.ask(startChat, { text: question }, { headers });
    const id = body['planId'];
    const listed = async (fields: object) =>
      ((await app.ask(listChats, fields, { headers })).body['response'] as { title: string }[]).map(({ title }) => title);
    expect(await listed({ screen: 'chat' })).toEqual([question]);
    expect(await listed({ screen: 'dietPlan' })).toEqual([]);
    expect(await listed({ search: 'EVENING' })).toEqual([question]);
    for (const search of ['100%', '_', '\\']) expect(await listed({ search }), search).toEqual([]);
    expect((await app.ask(renameChat, { id, title: 'Dinner' }, { headers })).body).toMatchObject({
      response: { id, title: 'Dinner', screen: 'chat', hasPlan: false },
    });
    // By its title, and by what was said in it.
    for (const search of ['dinner', 'EVENING']) expect(await listed({ search }), search).toEqual(['Dinner']);
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    for (const ask of [getChat, deleteChat] as const)
      expect((await app.ask(ask, { id }, { headers: other.headers })).body).toMatchObject({ error: 'noSuchChat' });
    expect((await app.ask(renameChat, { id, title: 'Mine' }, { headers: other.headers })).status).toBe(404);
    expect((await app.ask(continueChat, { id, text: 'And now?' }, { headers: other.headers })).status).toBe(404);
    expect((await app.ask(deleteChat, { id }, { headers })).body).toEqual({ status: 1 });
    expect(await listed({})).toEqual([]);
    expect((await app.ask(getChat, { id }, { headers })).status).toBe(404);
  });

  test('is deleted at once for one screen or for all, with every link, and not for another user', async () => {
    const given = await appWithAssistant();
    const { app, headers } = given;
    const { body } = await app.ask(startChat, { text: question }, { headers });
    await app.ask(startChat, { text: 'How do I warm up in ten minutes?' }, { headers });
    await make(given, makeMeditationPlan, { goal: 'calm', minutes: 5, days: 3, weeks: 1 });
    const link = await app.ask(shareChat, { id: body['planId'], days: 7 }, { headers });
    const token = String(link.body['address']).split('/').at(-1);
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    const theirs = await app.ask(startChat, { text: question }, { headers: other.headers });
    const screens = async () =>
      ((await app.ask(listChats, {}, { headers })).body['response'] as { screen: string }[]).map(({ screen }) => screen);
    expect((await app.ask(listChats, {}, { headers })).body).toMatchObject({
      response: [{ hasPlan: true }, { hasPlan: false }, { hasPlan: false }],
      next: null,
    });

    expect((await app.ask(deleteChats, { screen: 'chat' }, { headers })).body).toEqual({ status: 1, deleted: 2 });
    expect(await screens()).toEqual(['meditationPlan']);
    expect((await app.ask(getSharedChat, { token })).status).toBe(404);
    expect((await app.ask(deleteChats, {}, { headers })).body).toEqual({ status: 1, deleted: 1 });
    expect(await screens()).toEqual([]);
    expect((await app.ask(deleteChats, {}, { headers })).body).toEqual({ status: 1, deleted: 0 });
    expect((await app.ask(getChat, { id: theirs.body['planId'] }, { headers: other.headers })).status).toBe(200);
    expect((await app.ask(deleteChats, {})).status).toBe(401);
    expect((await app.ask(deleteChats, { screen: 'elsewhere' }, { headers })).status).toBe(400);
  });
});
