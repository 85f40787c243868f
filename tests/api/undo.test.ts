import { describe, expect, test, vi } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { cancelTeamEvent, deleteTeamEvent, editTeamEvent, listTeamEvents, restoreTeamEvents } from '../../src/contract/events.ts';
import { claimTask } from '../../src/contract/task-claims.ts';
import { addTask, deleteTask, restoreTask, type Task } from '../../src/contract/tasks.ts';
import { addEvents, addOneEvent, formOf, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const soon = { timeout: 10_000, interval: 50 };
const purges = `name in ('event-purge', 'task-purge')`;

async function open() {
  const built = await appWithTeam();
  const { app, people, teamId } = built;
  const { pool } = app.context.database;
  const does = async (call: Call, fields: Record<string, unknown>) =>
    app.ask(call, { team_id: teamId, ...fields }, { headers: people.coach.headers });
  /** Simulates that this time has passed since the deletions. */
  const letTimePass = async (time: string) => {
    for (const table of ['team_events', 'team_tasks'])
      await pool.query(`update ${table} set deleted_at = deleted_at - $1::interval`, [time]);
  };
  /** Runs the jobs that wait for the end of an undo, whenever they are due. */
  const purge = async () => {
    await pool.query(`update jobs.job set start_after = now() where ${purges} and state = 'created'`);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`select from jobs.job where ${purges} and state in ('created', 'active', 'retry')`);
      expect(rowCount).toBe(0);
    }, soon);
  };
  const count = async (table: string) => (await pool.query(`select from ${table} where team_id = $1`, [teamId])).rowCount;
  const deleteEvent = async ({ id, version }: TeamEvent, scope = 'one') => {
    const { status, body } = await does(deleteTeamEvent, { event_id: id, version, scope });
    expect(status).toBe(200);
    return body['event_ids'] as string[];
  };
  const listed = async () => (await does(listTeamEvents, {})).body['response'] as TeamEvent[];
  return { ...built, pool, does, letTimePass, purge, count, deleteEvent, listed };
}

test('what can be brought back has a test of the end of that, here and in team-purge.test.ts', async () => {
  const { pool } = await open();
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('deleted_at', 'removed_at') order by 1`,
  );
  // The text of a deleted message is gone at once, and only a mark stays.
  expect(rows.map(({ name }) => name)).toEqual(['messages', 'team_events', 'team_members', 'team_tasks', 'teams']);
});

describe('a deleted event', () => {
  test('comes back within ten minutes; later that is refused, and it goes for good with its answers and tasks', async () => {
    const { teamId, people, app, members, does, letTimePass, purge, count, deleteEvent, listed } = await open();
    const event = await addOneEvent(app, teamId, people.coach);
    await does(answerEvent, { event_id: event.id, member_id: members.player, answer: 'yes' });
    await does(addTask, { title: 'Oranges', event_id: event.id, due: 'event' });
    const ids = await deleteEvent(event);
    await letTimePass('9 minutes');
    await purge();
    expect(await does(restoreTeamEvents, { event_ids: ids })).toMatchObject({ status: 200 });
    const [back] = await listed();
    await deleteEvent(back as TeamEvent);
    await letTimePass('11 minutes');
    expect(await does(restoreTeamEvents, { event_ids: ids })).toMatchObject({ status: 410, body: { error: 'undoOver' } });
    expect([await count('team_events'), await count('event_answers'), await count('team_tasks')]).toEqual([1, 1, 1]);
    await purge();
    expect([await count('team_events'), await count('event_answers'), await count('team_tasks')]).toEqual([0, 0, 0]);
    expect(await does(restoreTeamEvents, { event_ids: ids })).toMatchObject({ status: 404, body: { error: 'noSuchEvent' } });
  });

  test('of a series that goes on is not put back by a change of the series, and goes with the last of it', async () => {
    const { app, teamId, people, letTimePass, purge, count, deleteEvent, listed, does } = await open();
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=WEEKLY;COUNT=3' }));
    await deleteEvent(series[1] as TeamEvent);
    await letTimePass('11 minutes');
    await purge();
    expect(await count('team_events')).toBe(3);
    const [first] = await listed();
    const changed = { ...formOf(first as TeamEvent), title: 'Catching', scope: 'all', rule: 'FREQ=WEEKLY;COUNT=4', tell: false };
    expect((await does(editTeamEvent, changed)).status).toBe(200);
    const left = await listed();
    expect(left.map(({ title, starts_at }) => [title, starts_at])).not.toContainEqual(['Catching', series[1]?.starts_at]);
    await deleteEvent(left[0] as TeamEvent, 'all');
    await letTimePass('11 minutes');
    await purge();
    expect([await count('team_events'), await count('event_series')]).toEqual([0, 0]);
  });

  test('that was cancelled before is kept for the calendars that still show it', async () => {
    const { app, teamId, people, letTimePass, purge, count, deleteEvent, listed, does } = await open();
    const event = await addOneEvent(app, teamId, people.coach);
    await does(cancelTeamEvent, { event_id: event.id, version: 1, reason: 'Rain' });
    await deleteEvent((await listed())[0] as TeamEvent);
    await letTimePass('11 minutes');
    // The second job, for when calendars no longer show it, finds nothing to do yet either.
    await purge();
    expect(await count('team_events')).toBe(1);
    await deleteEvent(await addOneEvent(app, teamId, people.coach));
    await letTimePass('60 days');
    await purge();
    expect(await count('team_events')).toBe(0);
  });
});

describe('a deleted task', () => {
  test('comes back within ten minutes; later that is refused, and it goes for good with its claims', async () => {
    const { members, does, letTimePass, purge, count } = await open();
    const { id } = (await does(addTask, { title: 'Oranges' })).body['response'] as Task;
    await does(claimTask, { task_id: id, member_id: members.player });
    expect((await does(deleteTask, { task_id: id, version: 1 })).status).toBe(200);
    await letTimePass('9 minutes');
    await purge();
    const { status, body } = await does(restoreTask, { task_id: id });
    expect(status).toBe(200);
    await does(deleteTask, { task_id: id, version: (body['response'] as Task).version });
    await letTimePass('11 minutes');
    expect(await does(restoreTask, { task_id: id })).toMatchObject({ status: 410, body: { error: 'undoOver' } });
    expect([await count('team_tasks'), await count('task_claims')]).toEqual([1, 1]);
    await purge();
    expect([await count('team_tasks'), await count('task_claims')]).toEqual([0, 0]);
    expect(await does(restoreTask, { task_id: id })).toMatchObject({ status: 404, body: { error: 'noSuchTask' } });
  });

  test('stays for as long as others of its repeat do, as it may say where the repeat ends', async () => {
    const { does, letTimePass, purge, count, pool, teamId } = await open();
    await does(addTask, { title: 'Oranges', due: 'at', due_local: '2031-03-01T10:00', repeat: 'week', times: 3 });
    const { rows } = await pool.query<{ id: string }>('select id from team_tasks where team_id = $1 order by due_at', [teamId]);
    const [first, , last] = rows.map(({ id }) => id);
    expect((await does(deleteTask, { task_id: last, version: 1 })).status).toBe(200);
    await letTimePass('11 minutes');
    await purge();
    expect(await count('team_tasks')).toBe(3);
    expect((await does(deleteTask, { task_id: first, version: 1, scope: 'all' })).status).toBe(200);
    await letTimePass('11 minutes');
    await purge();
    expect([await count('team_tasks'), await count('task_repeats')]).toEqual([0, 0]);
  });
});
