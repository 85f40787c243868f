import { describe, expect, test } from 'vitest';
import { deleteTask, editTask, getTask, getTaskChoices, restoreTask, type Task, updateTask } from '../../src/contract/tasks.ts';
import { claimTask, tickTaskItem } from '../../src/contract/task-claims.ts';
import { inDays, makeEvent, makeSeries } from '../builders/team-event.ts';
import { appWithTasks, titlesOf } from '../builders/team-tasks.ts';

describe('repeated tasks', () => {
  test('are one for each coming event of the series', async () => {
    const team = await appWithTasks();
    const events = await makeSeries(team.app, team.teamId, 4);
    const { pool } = team.app.context.database;
    await pool.query('update team_events set cancelled_at = now() where id = $1', [events[2]]);
    await team.add({ event_id: events[1], due: 'event', repeat: 'series', checklist: 'Knife' });
    const tasks = await team.listed();
    expect(tasks.map(({ event }) => event?.id)).toEqual([events[1], events[3]]);
    expect(tasks.every(({ is_repeated, checklist }) => is_repeated && checklist.length === 1)).toBe(true);
  });

  test('follow a rule at the same local time across clock changes, and can be changed and deleted from one on', async () => {
    const team = await appWithTasks();
    const { app, people, teamId } = team;
    const due = { due: 'at', due_local: '2027-03-14T10:00', time_zone: 'Europe/London' };
    await team.add({ ...due, repeat: 'week', times: 4 });
    const tasks = await team.listed();
    expect(tasks.map(({ due_at }) => due_at)).toEqual([
      '2027-03-14T10:00:00.000Z',
      '2027-03-21T10:00:00.000Z',
      '2027-03-28T09:00:00.000Z',
      '2027-04-04T09:00:00.000Z',
    ]);
    const headers = people.coach.headers;
    const second = tasks[1] as Task;
    const change = {
      task_id: second.id,
      team_id: teamId,
      version: 1,
      title: 'Bananas',
      scope: 'following',
      checklist: [{ label: 'Ripe' }],
      ...due,
    };
    expect((await app.ask(updateTask, { ...change, due_local: '2027-03-22T10:00' }, { headers })).status).toBe(200);
    const changed = await team.listed();
    expect(titlesOf(changed)).toEqual(['Oranges', 'Bananas', 'Bananas', 'Bananas']);
    expect(changed[1]?.due_at).toBe('2027-03-22T10:00:00.000Z');
    expect(changed.map(({ checklist }) => checklist.length)).toEqual([0, 1, 1, 1]);
    const third = changed[2] as Task;
    const gone = await app.ask(deleteTask, { task_id: third.id, team_id: teamId, version: third.version, scope: 'following' }, { headers });
    expect(gone.body).toEqual({ status: 1, count: 2 });
    expect((await team.listed()).length).toBe(2);
    expect((await app.ask(restoreTask, { task_id: third.id, team_id: teamId }, { headers })).body).toMatchObject({ count: 2 });
    expect((await team.listed()).length).toBe(4);
  });

  test('are changed together, including earlier ones, if all are meant', async () => {
    const team = await appWithTasks();
    const { app, people, teamId } = team;
    const [soon] = inDays(3).toISOString().split('T');
    await team.add({ due: 'at', due_local: `${soon}T10:00`, repeat: 'week', times: 4 });
    const third = (await team.listed())[2] as Task;
    const which = { task_id: third.id, team_id: teamId, version: third.version, scope: 'all' };
    expect((await app.ask(deleteTask, which, { headers: people.coach.headers })).body).toEqual({ status: 1, count: 4 });
    expect(await team.listed()).toEqual([]);
  });

  test('end on the last day of the rule', async () => {
    const team = await appWithTasks();
    await team.add({ due: 'at', due_local: '2027-03-01T10:00', repeat: 'rule', rule: 'FREQ=MONTHLY;UNTIL=20270501T235959Z' });
    expect((await team.listed()).map(({ due_at }) => due_at?.slice(0, 10))).toEqual(['2027-03-01', '2027-04-01', '2027-05-01']);
  });
});

describe('changing a task', () => {
  test('is refused over somebody else’s change, and loses neither', async () => {
    const team = await appWithTasks();
    const { app, people, teamId } = team;
    const task = await team.add({ checklist: 'Oranges\nKnife' });
    const change = (title: string, by: 'coach' | 'manager') =>
      app.ask(
        updateTask,
        { task_id: task.id, team_id: teamId, version: 1, title, checklist: [{ label: 'Oranges' }, { label: 'Knife' }] },
        { headers: people[by].headers },
      );
    const answers = await Promise.all([change('Pears', 'coach'), change('Plums', 'manager')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'changedMeanwhile' });
    const now = await app.ask(editTask, { task_id: task.id, team_id: teamId }, { headers: people.manager.headers });
    const kept = answers[0].status === 200 ? 'Pears' : 'Plums';
    expect(now.body).toMatchObject({ response: { title: kept, version: 2, checklist: task.checklist } });
    const gone = await app.ask(deleteTask, { task_id: task.id, team_id: teamId, version: 1 }, { headers: people.coach.headers });
    expect(gone).toMatchObject({ status: 409, body: { error: 'changedMeanwhile' } });
  });

  test('keeps ticks of remaining lines, and needs no fewer people than have claimed it', async () => {
    const team = await appWithTasks();
    const { app, people, teamId, members } = team;
    const task = await team.add({ slots: 3, checklist: 'Oranges\nKnife', assign: [members.player, members.coach] });
    const [first] = task.checklist;
    const { headers } = people.coach;
    await app.ask(claimTask, { task_id: task.id, team_id: teamId }, { headers });
    await app.ask(tickTaskItem, { task_id: task.id, team_id: teamId, item_id: first?.id, is_done: true }, { headers });
    const fields = {
      task_id: task.id,
      team_id: teamId,
      version: 1,
      title: 'Fruit',
      checklist: [{ label: 'Plates' }, { label: 'Oranges' }],
    };
    expect(await app.ask(updateTask, { ...fields, slots: 1 }, { headers })).toMatchObject({
      status: 400,
      body: { fields: { slots: '2 people have taken it already.' } },
    });
    const { body } = await app.ask(updateTask, { ...fields, slots: 2 }, { headers });
    expect(body['response']).toMatchObject({
      slots: 2,
      checklist: [
        { label: 'Plates', is_done: false },
        { id: first?.id, label: 'Oranges', is_done: true, done_by: 'Charu Zeilinger' },
      ],
    });
  });

  test('together with later ones needs no fewer people than have claimed one of those', async () => {
    const { does, listed, members, add } = await appWithTasks();
    const due = { due: 'at', due_local: '2027-03-14T10:00' };
    await add({ ...due, repeat: 'week', times: 3, slots: 2 });
    const [first, , third] = await listed();
    for (const member_id of [members.player, members.coach]) await does('coach', claimTask, third?.id ?? '', { member_id });
    const change = { version: 1, title: 'Fruit', slots: 1, checklist: [], ...due };
    const refused = await does('coach', updateTask, first?.id ?? '', { ...change, scope: 'following' });
    expect([refused.status, refused.fields]).toEqual([400, { slots: '2 people have taken it already.' }]);
    expect((await does('coach', updateTask, first?.id ?? '', { ...change, scope: 'one' })).status).toBe(200);
  });

  test('that renames a line keeps its tick, also in later repeats', async () => {
    const team = await appWithTasks();
    const { teamId, does, listed } = team;
    const due = { due: 'at', due_local: '2027-03-14T10:00' };
    await team.add({ ...due, repeat: 'week', times: 2, checklist: 'Orangs\nKnife' });
    const [first, second] = await listed();
    for (const task of [first, second]) {
      await does('coach', tickTaskItem, task?.id ?? '', { item_id: task?.checklist[0]?.id, is_done: true });
    }
    const [orangs, knife] = first?.checklist ?? [];
    const lines = [{ label: 'Plates' }, { id: knife?.id, label: 'Sharp knife' }, { id: orangs?.id, label: 'Oranges' }];
    const change = { version: 1, title: 'Fruit', scope: 'following', checklist: lines, ...due };
    expect((await does('coach', updateTask, first?.id ?? '', { ...change, team_id: teamId })).status).toBe(200);
    const now = await listed();
    for (const { checklist } of now) {
      expect(checklist.map(({ label, is_done }) => [label, is_done])).toEqual([
        ['Plates', false],
        ['Sharp knife', false],
        ['Oranges', true],
      ]);
    }
    expect(now.map(({ checklist }) => checklist[2]?.id)).toEqual([orangs?.id, second?.checklist[0]?.id]);
  });

  test('deleting hides it for everybody, and restoring brings back its claims', async () => {
    const team = await appWithTasks();
    const { app, people, teamId, members } = team;
    const task = await team.add({ assign: [members.player] });
    const { headers } = people.coach;
    const about = { task_id: task.id, team_id: teamId };
    expect((await app.ask(restoreTask, about, { headers })).status).toBe(404);
    expect((await app.ask(deleteTask, { ...about, version: 1 }, { headers })).body).toEqual({ status: 1, count: 1 });
    expect((await app.ask(getTask, about, { headers })).body).toMatchObject({ error: 'noSuchTask' });
    expect((await app.ask(claimTask, about, { headers })).body).toMatchObject({ error: 'noSuchTask' });
    expect(await team.listed()).toEqual([]);
    expect((await app.ask(restoreTask, about, { headers })).body).toMatchObject({
      response: { claims: [{ member_id: members.player }] },
    });
  });
});

test('a task is linked to a coming event, and assigned to a member', async () => {
  const { app, people, teamId, members } = await appWithTasks();
  const [next] = await makeSeries(app, teamId, 1);
  const past = await makeEvent(app, teamId, { startsAt: inDays(-3) });
  const { body } = await app.ask(getTaskChoices, { team_id: teamId }, { headers: people.coach.headers });
  expect(body).toMatchObject({
    events: [{ id: next, title: 'Training', is_repeated: true, time_zone: 'America/Los_Angeles' }],
    time_zone: 'Pacific/Honolulu',
  });
  expect(JSON.stringify(body)).not.toContain(past);
  const offered = (body['members'] as { id: string }[]).map(({ id }) => id);
  expect(offered).toEqual(expect.arrayContaining([members.player, members.ward, members.owner]));
  expect(offered).not.toContain(members.follower);
});
