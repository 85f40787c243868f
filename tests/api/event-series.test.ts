import { describe, expect, test } from 'vitest';
import { addAbsence } from '../../src/contract/absences.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { editTeamEvent, listTeamEvents, previewTeamEvent } from '../../src/contract/events.ts';
import { repeatsOnce, type EditPlan, type TeamEvent } from '../../src/contract/event-shapes.ts';
import { claimTask } from '../../src/contract/task-claims.ts';
import { deleteTask } from '../../src/contract/tasks.ts';
import { dayIn } from '../../src/contract/tournament-days.ts';
import { addEvents, dayFromNow, formOf, training } from '../builders/event.ts';
import { appWithTasks } from '../builders/team-tasks.ts';

/** A team with a daily series from the seventh day on, and functions for what its coach does with it. */
async function openSeries(count = 4) {
  const opened = await appWithTasks();
  const { app, people, teamId, members } = opened;
  const series = await addEvents(app, teamId, people.coach, training(7, { rule: `FREQ=DAILY;COUNT=${count}` }));
  const at = (index: number, of: readonly TeamEvent[] = series): TeamEvent => {
    const event = of[index];
    if (!event) throw new Error(`no event at ${index}`);
    return event;
  };
  const listed = async () => {
    const { body } = await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.player.headers });
    return body['response'] as TeamEvent[];
  };
  const answerYes = (event: TeamEvent) =>
    app.ask(
      answerEvent,
      { event_id: event.id, team_id: teamId, member_id: members.player, answer: 'yes' },
      { headers: people.player.headers },
    );
  const edit = (call: typeof editTeamEvent | typeof previewTeamEvent, event: TeamEvent, changes: Record<string, unknown>) =>
    app.ask(call, { ...formOf(event), ...changes }, { headers: people.coach.headers });
  return { ...opened, tasks: opened.listed, at, listed, sayYes: answerYes, edit };
}
const daysOf = (dates: EditPlan['kept']) => dates.map(({ starts_at, time_zone }) => dayIn(new Date(starts_at), time_zone));

describe('the preview of a change of a series', () => {
  test('lists added and removed dates, kept and lost answers, and changes nothing', async () => {
    const { app, people, edit, at, listed, sayYes: answerYes, add, does, members } = await openSeries();
    for (const index of [0, 1, 3]) await answerYes(at(index));
    const task = await add({ event_id: at(1).id, due: 'event' });
    await does('player', claimTask, task.id, { member_id: members.player });
    for (const index of [0, 1]) await add({ event_id: at(index).id, due: 'event' });
    const days = { from_day: dayFromNow(7), to_day: dayFromNow(8) };
    expect((await app.ask(addAbsence, { ...days, note: '' }, { headers: people.coach.headers })).status).toBe(200);
    const { status, body } = await edit(previewTeamEvent, at(0), { scope: 'all', rule: 'FREQ=DAILY;INTERVAL=2;COUNT=3' });
    const plan = body['response'] as EditPlan;
    expect(status).toBe(200);
    expect(plan.answers_kept).toBe(1);
    expect(daysOf(plan.kept)).toEqual([dayFromNow(7), dayFromNow(9)]);
    expect(daysOf(plan.added)).toEqual([dayFromNow(11)]);
    expect(daysOf(plan.removed)).toEqual([dayFromNow(8), dayFromNow(10)]);
    expect(plan.removed.map(({ answers, tasks, tasks_taken }) => [answers, tasks, tasks_taken])).toEqual([
      [1, 2, 1],
      [1, 0, 0],
    ]);
    expect(plan.tasks_kept).toBe(1);
    expect((await listed()).map(({ version, starts_local }) => [version, starts_local.slice(0, 10)])).toEqual(
      [7, 8, 9, 10].map((day) => [1, dayFromNow(day)]),
    );
  });

  test('matches what is then done, for this and the following', async () => {
    const { edit, at, listed, sayYes: answerYes } = await openSeries();
    await answerYes(at(2));
    const change = { scope: 'following', rule: 'FREQ=DAILY;INTERVAL=3;COUNT=3' };
    const { body } = await edit(previewTeamEvent, at(1), change);
    const plan = body['response'] as EditPlan;
    expect(daysOf(plan.added)).toEqual([dayFromNow(11), dayFromNow(14)]);
    expect(plan.removed.map(({ answers }) => answers)).toEqual([1, 0]);
    expect((await edit(editTeamEvent, at(1), change)).status).toBe(200);
    expect((await listed()).map(({ starts_local }) => starts_local.slice(0, 10))).toEqual([7, 8, 11, 14].map(dayFromNow));
  });

  test('is refused like the change itself: an older version, or one event alone with another rule', async () => {
    const { edit, at } = await openSeries();
    const rule = 'FREQ=WEEKLY;COUNT=3';
    for (const call of [previewTeamEvent, editTeamEvent]) {
      expect(await edit(call, at(0), { scope: 'one', rule })).toMatchObject({
        status: 400,
        body: { fields: { rule: expect.stringContaining('One event') as string } },
      });
    }
    await edit(editTeamEvent, at(0), { place: 'Maidan 5' });
    expect(await edit(previewTeamEvent, at(0), { scope: 'all', rule })).toMatchObject({ status: 409, body: { error: 'changedMeanwhile' } });
  });
});

describe('a series that stops repeating', () => {
  test.each([
    ['following', [7, 8]],
    ['all', [8]],
  ])('leaves the shown event with its answers, and the dates of %s are removed', async (scope, left) => {
    const { edit, at, listed, sayYes: answerYes, add, tasks } = await openSeries();
    for (const index of [0, 1, 3]) await answerYes(at(index));
    for (const index of [1, 2]) await add({ event_id: at(index).id, due: 'event' });
    const change = { scope, rule: repeatsOnce, place: 'The hall' };
    const { body } = await edit(previewTeamEvent, at(1), change);
    const plan = body['response'] as EditPlan;
    expect(daysOf(plan.kept)).toEqual([dayFromNow(8)]);
    expect([plan.answers_kept, plan.tasks_kept, plan.added]).toEqual([1, 1, []]);
    const gone = [7, 8, 9, 10].filter((day) => !left.includes(day));
    expect(daysOf(plan.removed)).toEqual(gone.map(dayFromNow));
    expect((await edit(editTeamEvent, at(1), change)).status).toBe(200);
    const now = await listed();
    expect(now.map(({ starts_local }) => starts_local.slice(0, 10))).toEqual(left.map(dayFromNow));
    expect(now.at(-1)).toMatchObject({ id: at(1).id, series_id: null, rule: null, place: 'The hall', mine: [{ answer: 'yes' }] });
    expect((await tasks()).map(({ event }) => event?.id)).toEqual([at(1).id]);
    // The part before it is unchanged, and what was deleted does not come back with it.
    if (scope === 'all') return;
    const [first] = now;
    expect((await edit(editTeamEvent, first as TeamEvent, { scope: 'all', rule: 'FREQ=DAILY;COUNT=3' })).status).toBe(200);
    expect((await listed()).map(({ starts_local }) => starts_local.slice(0, 10))).toEqual([7, 8, 8, 9].map(dayFromNow));
  });

  test('cannot do so for one of its dates alone, and a single event stays as it is', async () => {
    const { edit, at, app, teamId, people } = await openSeries();
    expect(await edit(editTeamEvent, at(1), { rule: repeatsOnce })).toMatchObject({
      status: 400,
      body: { fields: { rule: expect.stringContaining('stop repeating') as string } },
    });
    const [alone] = await addEvents(app, teamId, people.coach, training(20));
    expect(await edit(editTeamEvent, alone as TeamEvent, { rule: repeatsOnce })).toMatchObject({
      status: 200,
      body: { response: [{ rule: null }] },
    });
  });
});

describe('a rule without an end', () => {
  test('repeats as often as a counted series has left, and otherwise ends on the same day', async () => {
    const { edit, at, listed } = await openSeries();
    expect((await edit(editTeamEvent, at(1), { scope: 'following', rule: 'FREQ=WEEKLY' })).status).toBe(200);
    const now = await listed();
    expect(now.map(({ starts_local }) => starts_local.slice(0, 10))).toEqual([7, 8, 15, 22].map(dayFromNow));
    const until = `FREQ=DAILY;INTERVAL=2;UNTIL=${dayFromNow(14).replaceAll('-', '')}`;
    await edit(editTeamEvent, at(1, now), { scope: 'following', rule: until });
    await edit(editTeamEvent, at(1, await listed()), { scope: 'following', rule: 'FREQ=DAILY;INTERVAL=3' });
    expect((await listed()).map(({ starts_local }) => starts_local.slice(0, 10))).toEqual([7, 8, 11, 14].map(dayFromNow));
  });
});

test('dropped dates are not affected by later changes, whichever part of the series those concern', async () => {
  const { edit, at, listed } = await openSeries(6);
  await edit(editTeamEvent, at(2), { scope: 'following', rule: 'FREQ=WEEKLY;COUNT=2' });
  const [first] = await listed();
  const later = { starts_local: `${dayFromNow(7)}T19:00`, ends_local: `${dayFromNow(7)}T20:00` };
  await edit(editTeamEvent, first as TeamEvent, { scope: 'all', ...later });
  const now = await listed();
  // Seven in the evening of the eighth day in Hawaii.
  expect(now[0]?.rule).toContain(`UNTIL=${dayFromNow(9).replaceAll('-', '')}T050000Z`);
  await edit(editTeamEvent, at(0, now), { scope: 'all', rule: 'FREQ=DAILY;COUNT=4' });
  expect((await listed()).map(({ starts_local }) => starts_local.slice(0, 10))).toEqual([7, 8, 9, 9, 10, 16].map(dayFromNow));
});

describe('tasks that repeat with each event of a series', () => {
  test('are added to new events, from the first one on, with their checklist', async () => {
    const { add, edit, at, listed, tasks: tasksNow } = await openSeries(3);
    await add({ title: 'Bibs', event_id: at(1).id, due: 'event', repeat: 'series', checklist: 'Red\nBlue', slots: 2 });
    await edit(editTeamEvent, at(0), { scope: 'all', rule: 'FREQ=DAILY;COUNT=5' });
    const events = await listed();
    const tasks = await tasksNow();
    expect(tasks.map(({ event }) => event?.id)).toEqual(events.slice(1).map(({ id }) => id));
    expect(tasks.map(({ title, slots, checklist }) => [title, slots, checklist.map(({ label }) => label)])).toEqual(
      Array.from({ length: 4 }, () => ['Bibs', 2, ['Red', 'Blue']]),
    );
    // A part that was split off continues in the same way.
    const third = at(2, events);
    await edit(editTeamEvent, third, { scope: 'following', rule: 'FREQ=DAILY;COUNT=6' });
    expect(await tasksNow()).toHaveLength(7);
  });

  test('are not added again after the coming ones were deleted', async () => {
    const { add, edit, at, app, people, teamId, tasks } = await openSeries(3);
    const first = await add({ event_id: at(0).id, due: 'event', repeat: 'series' });
    const all = { task_id: first.id, team_id: teamId, version: first.version, scope: 'following' };
    expect((await app.ask(deleteTask, all, { headers: people.coach.headers })).body).toEqual({ status: 1, count: 3 });
    await edit(editTeamEvent, at(0), { scope: 'all', rule: 'FREQ=DAILY;COUNT=5' });
    expect(await tasks()).toEqual([]);
  });
});
