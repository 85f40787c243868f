import { describe, expect, test } from 'vitest';
import {
  continueChat,
  getChat,
  getPlanVersion,
  restorePlanVersion,
  swapPlanItem,
  tickPlanItem,
} from '../../src/contract/assistant/chats.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import type { WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import { appWithAssistant, leaveCredits } from '../builders/assistant.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const answers = noDangers('exercise');
const wishes = { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, equipment: ['dumbbells'], answers };

async function planned(fields: object = {}) {
  const given = await appWithAssistant();
  const { app, headers } = given;
  const made = await app.ask(makeWorkoutPlan, { ...wishes, ...fields }, { headers });
  expect(made.status).toBe(200);
  const { planId: id, data } = made.body as unknown as { planId: string; data: PlanVersion };
  return { ...given, id, data, plan: data.plan as WorkoutPlan, made };
}
const namesIn = (plan: WorkoutPlan) => plan.exercises.map(({ name }) => name).join(', ');
const lineOf = (plan: WorkoutPlan) => plan.weeks[0]?.sessions[0]?.blocks.find(({ block }) => block === 'strength')?.items[0];

describe('a plan', () => {
  test('has a title, an id and an author, and uses one request', async () => {
    const { made, app, headers, id } = await planned();
    expect(made.body).toMatchObject({
      status: 1,
      engine: 'embedded',
      instead: null,
      cards: [],
      credits: { requestsLeft: 15 },
      data: { version: 1 },
    });
    expect(made.body['title']).not.toBe('');
    const read = await app.ask(getChat, { id }, { headers });
    expect(read.body).toMatchObject({ response: { screen: 'workoutPlan', plan: { version: 1 }, versions: [{ version: 1 }], ticks: [] } });
  });

  test('respects words in free text and shows them as chips', async () => {
    const { data, plan } = await planned({ additionalInfo: 'bad knee, only 2 days a week' });
    expect(data.request).toMatchObject({
      constraints: expect.arrayContaining([
        { type: 'injury', value: 'knee' },
        { type: 'days', value: 2 },
      ]) as unknown,
      wishes: { days: 2, injuries: [{ part: 'knee', when: 'now' }] },
    });
    expect(plan.weeks[0]?.sessions).toHaveLength(2);
  });

  test('follows the chips that the person left, not the words they came from', async () => {
    const { data } = await planned({ additionalInfo: 'only 2 days a week', constraints: [] });
    expect(data.request).toMatchObject({ wishes: { days: 3 } });
  });

  test('is not made in an emergency: a card comes, and no request is used', async () => {
    const { app, headers } = await appWithAssistant();
    const made = await app.ask(makeWorkoutPlan, { ...wishes, additionalInfo: 'I get chest pain when I run' }, { headers });
    expect(made.body).toMatchObject({ planId: null, data: null, cards: [{ level: 'emergency' }], credits: { requestsLeft: 16 } });
  });

  test('is refused with 402 when no request is left; of two at once on the last request one is made', async () => {
    const given = await appWithAssistant();
    const { app, headers, asker } = given;
    await leaveCredits(given, asker.user.id, 1);
    const both = await Promise.all([1, 2].map(() => app.ask(makeWorkoutPlan, wishes, { headers })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 402]);
  });

  test('uses no request if it fails, and one that a crashed process held is free again after its time', async () => {
    const given = await appWithAssistant();
    const { app, headers, asker, pool } = given;
    await leaveCredits(given, asker.user.id, 1);
    await pool.query(
      `insert into assistant_credits (user_id, id, month, state, held_until)
       select $1, gen_random_uuid(), month, 'held', now() - interval '1 second' from assistant_credits limit 1`,
      [asker.user.id],
    );
    await pool.query('alter table assistant_plan_versions rename to elsewhere');
    expect((await app.ask(makeWorkoutPlan, wishes, { headers })).status).toBe(500);
    await pool.query('alter table elsewhere rename to assistant_plan_versions');
    expect((await app.ask(makeWorkoutPlan, wishes, { headers })).status).toBe(200);
  });

  test('is streamed with the steps of its making', async () => {
    const { stream } = await appWithAssistant();
    const { names, events } = await stream(makeWorkoutPlan, wishes);
    expect(names).toEqual(['step', 'done']);
    expect(events.at(-1)?.data).toMatchObject({ status: 1, engine: 'embedded', data: { version: 1 } });
  });

  test('is refused at once with its status, also for a stream', async () => {
    const { stream } = await appWithAssistant();
    expect(await stream(makeWorkoutPlan, { ...wishes, days: 9 })).toMatchObject({ status: 400, names: [] });
    expect(await stream(makeWorkoutPlan, wishes, {})).toMatchObject({ status: 401, names: [] });
  });
});

describe('an existing plan', () => {
  test('is ticked, swapped item by item, restored and compared; another user can do none of it', async () => {
    const { app, headers, id, plan } = await planned();
    const line = lineOf(plan);
    const item = `1:${line?.key}`;
    expect((await app.ask(tickPlanItem, { id, item, done: true }, { headers })).body).toEqual({ status: 1, ticks: [item] });
    expect((await app.ask(tickPlanItem, { id, item, done: false }, { headers })).body).toEqual({ status: 1, ticks: [] });
    expect((await app.ask(tickPlanItem, { id, item: 'no such', done: true }, { headers })).body).toMatchObject({ error: 'noSuchItem' });
    const swapped = await app.ask(swapPlanItem, { id, version: 1, item: line?.key }, { headers });
    expect(swapped.body).toMatchObject({
      response: { version: 2, reason: expect.stringMatching(/^Another choice for \w+day: ./) as unknown },
    });
    expect((swapped.body['response'] as PlanVersion).reason.endsWith(line?.name ?? 'no name')).toBe(true);
    const after = (swapped.body['response'] as PlanVersion).plan as WorkoutPlan;
    expect(lineOf(after)?.exercise).not.toBe(line?.exercise);
    expect((await app.ask(swapPlanItem, { id, version: 1, item: line?.key }, { headers })).body).toMatchObject({
      error: 'changedMeanwhile',
    });
    expect((await app.ask(getPlanVersion, { id, version: 1 }, { headers })).body).toMatchObject({ response: { version: 1 } });
    const back = await app.ask(restorePlanVersion, { id, version: 1 }, { headers });
    expect(back.body).toMatchObject({ response: { version: 3, reason: 'Version 1 again', plan: { title: plan.title } } });
    const { body: read } = await app.ask(getChat, { id }, { headers });
    expect(read).toMatchObject({ response: { versions: [{ version: 3 }, { version: 2 }, { version: 1, reason: plan.title }] } });
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    const asked = [
      app.ask(tickPlanItem, { id, item, done: true }, { headers: other.headers }),
      app.ask(swapPlanItem, { id, version: 3, item }, { headers: other.headers }),
      app.ask(getPlanVersion, { id, version: 1 }, { headers: other.headers }),
      app.ask(restorePlanVersion, { id, version: 1 }, { headers: other.headers }),
    ];
    for (const { body } of await Promise.all(asked)) expect(body).toMatchObject({ error: 'noSuchChat' });
  });

  test('is changed by words as a new version, also by new facts about the person', async () => {
    const { app, headers, id } = await planned();
    const fewer = await app.ask(continueChat, { id, text: 'Fewer days please' }, { headers });
    expect(fewer.body).toMatchObject({ data: { plan: { version: 2, request: { wishes: { days: 2 } } } }, credits: { requestsLeft: 14 } });
    const hurt = await app.ask(continueChat, { id, text: 'My shoulder hurts now' }, { headers });
    expect(hurt.body).toMatchObject({
      data: { plan: { version: 3, request: { wishes: { injuries: [{ part: 'shoulder', when: 'now' }] } } } },
    });
  });

  test('is read out for the day in question, for free', async () => {
    const { app, headers, id, plan } = await planned({ startsOn: '2027-02-01' });
    const session = plan.weeks[0]?.sessions[0];
    const { body } = await app.ask(continueChat, { id, text: `What is on ${session?.weekday}?` }, { headers });
    expect(body).toMatchObject({ data: { data: expect.stringContaining(session?.name ?? '') as unknown }, credits: { requestsLeft: 15 } });
  });

  test('is exported as Markdown and calendar by its owner only', async () => {
    const { app, headers, id, plan } = await planned({ startsOn: '2026-11-23' });
    const file = async (name: string, sent: Record<string, string>) => app.send(`/api/assist/chats/${id}/${name}`, { headers: sent });
    const markdown = await file('plan.md', headers);
    expect(await markdown.text()).toContain(plan.weeks[0]?.sessions[0]?.name);
    const calendar = await file('plan.ics', headers);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(12);
    const other = await settledPlayer(app, 'other@elevate.example', { address: '203.0.113.9' });
    expect((await file('plan.md', other.headers)).status).toBe(404);
    expect((await file('plan.ics', {})).status).toBe(401);
    await app.context.database.pool.query('alter table assistant_chats rename to unreadable_chats');
    expect((await file('plan.md', headers)).status).toBe(500);
    expect(namesIn(plan)).not.toBe('');
  });
});
