import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { restoreTask } from '../../src/server/tasks/delete-task.ts';
import { listMyTasks } from '../../src/server/tasks/my-tasks.ts';
import { purgeTasksJob, queueTaskPurge } from '../../src/server/tasks/purge-tasks.ts';
import { readReader } from '../../src/server/tasks/present-task.ts';
import { findTask } from '../../src/server/tasks/read-tasks.ts';
import { tallyTasks } from '../../src/server/tasks/tally-tasks.ts';
import { readTaskChoices } from '../../src/server/tasks/task-choices.ts';
import { othersOfRepeat } from '../../src/server/tasks/task-repeats.ts';
import { inDays, inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements of tasks, called directly: each limit of time just before and just after it. */
const { database, rows, app, taken, addTaskTeam } = await bareApp();

const titles = (tasks: readonly { title: string }[]) => tasks.map(({ title }) => title);

describe('my tasks', () => {
  test('are those due within the last two weeks or later, of events that take place, in teams that are there', async () => {
    const { teamId, memberId, viewer, addTask } = await addTaskTeam();
    const event = (more: Row = {}) => rows.addEvent(teamId, more);
    await addTask('Whenever', {}, [memberId]);
    await addTask('Just', { due_at: inDays(-13.99) }, [memberId]);
    await addTask('Too old', { due_at: inDays(-14.01) }, [memberId]);
    await addTask('Years ahead', { due_at: inDays(900) }, [memberId]);
    await addTask('Finished', { due_at: inDays(1) }, [], [memberId]);
    await addTask('Others', { due_at: inDays(1) }, [await rows.addMember(teamId)]);
    await addTask('Called off', { event_id: await event({ cancelled_at: inHours(-1) }) }, [memberId]);
    await addTask('Event deleted', { event_id: await event({ deleted_at: inHours(-1) }) }, [memberId]);
    await addTask('Deleted', { deleted_at: inHours(-1) }, [memberId]);
    await addTask('With its event', { event_id: await event(), is_with_event: true, due_at: inDays(-99) }, [memberId]);
    await addTask('Before its event', { event_id: await event(), due_at: inDays(0.5) }, [memberId]);
    expect(titles((await listMyTasks(app, viewer)).response)).toEqual([
      'Just',
      'Before its event',
      'With its event',
      'Years ahead',
      'Whenever',
    ]);
    await database.pool.query('update teams set deleted_at = now() where id = $1', [teamId]);
    expect((await listMyTasks(app, viewer)).response).toEqual([]);
  });

  test('are six at most, the next ones', async () => {
    const { memberId, viewer, addTask } = await addTaskTeam();
    for (let at = 7; at > 0; at--) await addTask(`${at}`, { due_at: inDays(at) }, [memberId]);
    expect(new Set((await listMyTasks(app, viewer)).response.map(({ time_zone }) => time_zone))).toEqual(new Set(['America/St_Johns']));
    expect(titles((await listMyTasks(app, viewer)).response)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('that need somebody are those from now to thirty days ahead, with room', async () => {
    const { teamId, memberId, viewer, addTask } = await addTaskTeam();
    const former = await rows.addMember(teamId, { removed_at: inHours(-1) });
    const counted = async (more: Row, claims: readonly string[] = []) => {
      const id = await addTask('Balls', more, claims);
      const { open } = await listMyTasks(app, viewer);
      await database.pool.query('delete from team_tasks where id = $1', [id]);
      return open.map(({ count }) => count);
    };
    const cancelled = await rows.addEvent(teamId, { cancelled_at: inHours(-1) });
    for (const [more, claims, expected] of [
      [{}, [], [1]],
      [{ due_at: inHours(0.02) }, [], [1]],
      [{ due_at: inHours(-0.02) }, [], []],
      [{ due_at: inDays(29.99) }, [], [1]],
      [{ due_at: inDays(30.01) }, [], []],
      [{ event_id: cancelled }, [], []],
      [{ deleted_at: inHours(-1) }, [], []],
      [{}, [memberId], []],
      [{}, [former], [1]],
      [{ slots: 2 }, [memberId], [1]],
    ] as const) {
      expect(await counted(more, claims), JSON.stringify([more, claims.length])).toEqual(expected);
    }
  });

  test('that need somebody are counted for each team, the team with most of them first', async () => {
    const { userId, viewer, teamId, addTask } = await addTaskTeam();
    await addTask('Balls');
    const busy = await insertTeam(database.pool);
    await database.pool.query(`update teams set name = case id when $1 then 'Able' else 'Busy' end where id in ($1, $2)`, [teamId, busy]);
    await rows.addMember(busy, { user_id: userId });
    for (const title of ['Balls', 'Water']) {
      await rows.insert('team_tasks', { team_id: busy, id: randomUUID(), title, time_zone: 'America/St_Johns' });
    }
    expect((await listMyTasks(app, viewer)).open.map(({ team_name, count }) => [team_name, count])).toEqual([
      ['Busy', 2],
      ['Able', 1],
    ]);
  });

  test('that I am asked to take over are shown until they are due, taken by somebody, or mine', async () => {
    const { teamId, memberId, viewer, addTask } = await addTaskTeam();
    const [holder, other] = [await rows.addMember(teamId, { first_name: 'Holder' }), await rows.addMember(teamId)];
    const former = await rows.addMember(teamId, { removed_at: inHours(-1) });
    const offer = async (title: string, more: Row = {}, swap: Row = {}, claims: readonly string[] = []) => {
      const from = String(swap['from_member'] ?? holder);
      const task = await addTask(title, more, [from, ...claims]);
      await rows.insert('task_swaps', {
        team_id: teamId,
        id: randomUUID(),
        task_id: task,
        from_member: from,
        to_member: memberId,
        ...swap,
      });
    };
    await offer('Whenever');
    await offer('Soon', { due_at: inHours(0.02) });
    await offer('Over', { due_at: inHours(-0.02) });
    await offer('Taken', {}, { taken_by: other });
    await offer('Of another', {}, { to_member: other });
    await offer('Of anybody', {}, { to_member: null });
    await offer('Of somebody who left', {}, { from_member: former });
    await offer('Mine already', { slots: 2 }, {}, [memberId]);
    await offer('Called off', { event_id: await rows.addEvent(teamId, { cancelled_at: inHours(-1) }) });
    expect((await listMyTasks(app, viewer)).asked.map(({ title, from }) => [title, from])).toEqual([
      ['Soon', 'Holder'],
      ['Whenever', 'Holder'],
    ]);
  });
});

test('a reader claims for themselves first, then for their children', async () => {
  const { teamId, memberId } = await addTaskTeam();
  const places = [memberId, await rows.addMember(teamId), await rows.addMember(teamId)];
  for (const [own, ...wards] of [places, places.toReversed()]) {
    const access = { teamId, teamName: '', role: 'player', memberId: own, wards, isUnguardedMinor: false } as const;
    const { members } = await readReader(database.pool, access);
    expect(members.map(({ id, is_me }) => [id, is_me])).toEqual([own, ...wards].map((id) => [id, id === own]));
  }
});

test.each([
  ['quarter', 3],
  ['year', 12],
] as const)('the tally of a %s counts from the start of that day, %i months ago', async (season, months) => {
  const { teamId, memberId, viewer, addTask } = await addTaskTeam();
  const at = async (offset: string) =>
    (
      await database.pool.query<{ at: Date }>(`select date_trunc('day', now() - make_interval(months => $1)) + $2::interval as at`, [
        months,
        offset,
      ])
    ).rows[0]?.at;
  const finish = async (task: string, doneAt: Date | undefined) =>
    database.pool.query('update task_claims set done_at = $2 where task_id = $1', [task, doneAt]);
  await finish(await addTask('Just done', {}, [memberId]), await at('1 second'));
  await finish(await addTask('Done before', {}, [memberId]), await at('-1 second'));
  await addTask('Just missed', { due_at: await at('1 second') }, [memberId]);
  await addTask('Missed before', { due_at: await at('-1 second') }, [memberId]);
  await addTask('Missed a moment ago', { due_at: inHours(-0.02) }, [memberId]);
  await addTask('Ahead', { due_at: inHours(0.02) }, [memberId]);
  await addTask('Whenever', {}, [memberId]);
  await addTask('Deleted', { deleted_at: inHours(-1) }, [memberId]);
  await addTask('Called off', { event_id: await rows.addEvent(teamId, { cancelled_at: inHours(-1) }) }, [memberId]);
  await rows.addMember(teamId, { first_name: 'Idle' });
  await addTask('Hers', { due_at: inHours(3) }, [await rows.addMember(teamId, { first_name: 'Zora' })]);
  await rows.addMember(teamId, { role: 'follower' });
  await rows.addMember(teamId, { removed_at: inHours(-1) });
  const tally = await tallyTasks(app, { team_id: teamId, season }, viewer);
  expect(tally.since).toBe((await at('0'))?.toISOString());
  expect(tally.response.map(({ name, done, ahead, missed, is_mine }) => [name, done, ahead, missed, is_mine])).toEqual([
    ['Zed', 1, 2, 2, true],
    ['Zora', 0, 1, 0, false],
    ['Idle', 0, 0, 0, false],
  ]);
});

describe('a repeat', () => {
  test('is changed from one task on, or as far as it is to come', async () => {
    const { teamId, addTask } = await addTaskTeam();
    const [repeat_id, another] = [randomUUID(), randomUUID()];
    for (const id of [repeat_id, another]) await rows.insert('task_repeats', { team_id: teamId, id, rule: 'FREQ=DAILY;COUNT=9' });
    await addTask('Over', { repeat_id, due_at: inDays(-1) });
    await addTask('First', { repeat_id, due_at: inDays(1) });
    const second = await addTask('Second', { repeat_id, due_at: inDays(2) });
    await addTask('Together', { repeat_id, due_at: inDays(2) });
    await addTask('Third', { repeat_id, due_at: inDays(3) });
    await addTask('Deleted', { repeat_id, due_at: inDays(4), deleted_at: inHours(-1) });
    await addTask('Another', { repeat_id: another, due_at: inDays(5) });
    await database.pool.query(
      `update team_tasks set due_at = (select due_at from team_tasks where id = $1) where title = 'Together' and team_id = $2`,
      [second, teamId],
    );
    const others = (scope: 'one' | 'following' | 'all') =>
      inTransaction(database.pool, async (client) => {
        const task = await findTask(client, teamId, second);
        return task ? titles(await othersOfRepeat(client, task, scope)) : [];
      });
    expect(await others('one')).toEqual([]);
    expect(await others('following')).toEqual(['Together', 'Third']);
    expect(await others('all')).toEqual(['First', 'Together', 'Third']);
  });

  test('comes back as it was deleted: those of one deletion together, within the undo', async () => {
    const { teamId, viewer, addTask } = await addTaskTeam();
    const repeat_id = randomUUID();
    await rows.insert('task_repeats', { team_id: teamId, id: repeat_id, rule: 'FREQ=DAILY;COUNT=9' });
    const [now, before] = [inHours(-0.05), inHours(-0.06)];
    const first = await addTask('First', { repeat_id, deleted_at: now });
    await addTask('With it', { repeat_id, deleted_at: now });
    await addTask('Before', { repeat_id, deleted_at: before });
    await addTask('Alone', { deleted_at: now });
    const gone = await addTask('Gone', { deleted_at: inHours(-(limits.undoMinutes + 0.1) / 60) });
    const just = await addTask('Just', { deleted_at: inHours(-limits.undoMinutes / 2 / 60) });
    const restore = async (task_id: string) => (await restoreTask(app, { team_id: teamId, task_id }, viewer)).count;
    expect(await restore(first)).toBe(2);
    await expect(restore(first)).rejects.toMatchObject({ code: 'noSuchTask' });
    await expect(restore(gone)).rejects.toMatchObject({ code: 'undoOver' });
    expect(await restore(just)).toBe(1);
    const { rows: left } = await database.pool.query<{ title: string }>(
      'select title from team_tasks where team_id = $1 and deleted_at is not null order by title',
      [teamId],
    );
    expect(titles(left)).toEqual(['Alone', 'Before', 'Gone']);
  });

  test('is purged with its last task, when the undo is over; single tasks and other teams apart', async () => {
    const { teamId, addTask } = await addTaskTeam();
    const other = await addTaskTeam();
    const [going, ended] = [randomUUID(), randomUUID()];
    for (const id of [going, ended]) await rows.insert('task_repeats', { team_id: teamId, id, rule: 'FREQ=DAILY;COUNT=9' });
    const gone = { deleted_at: inHours(-(limits.undoMinutes + 0.1) / 60) };
    await addTask('Going', { repeat_id: going });
    await addTask('Kept for its repeat', { repeat_id: going, ...gone });
    await addTask('Ended', { repeat_id: ended, ...gone });
    await addTask('Single', gone);
    await addTask('Within the undo', { deleted_at: inHours(-limits.undoMinutes / 2 / 60) });
    await other.addTask('Elsewhere', gone);
    await purgeTasksJob.work(app, { teamId });
    const left = async (id: string) =>
      titles((await database.pool.query<{ title: string }>('select title from team_tasks where team_id = $1 order by title', [id])).rows);
    expect([await left(teamId), await left(other.teamId)]).toEqual([['Going', 'Kept for its repeat', 'Within the undo'], ['Elsewhere']]);
    const { rows: repeats } = await database.pool.query<{ id: string }>('select id from task_repeats where team_id = $1', [teamId]);
    expect(repeats).toEqual([{ id: going }]);
    taken();
    const now = Date.now();
    await inTransaction(database.pool, (client) => queueTaskPurge(app, client, teamId));
    const { work } = taken();
    expect(work.map(({ kind, ids }) => [kind, ids])).toEqual([['task-purge', { teamId }]]);
    expect(Math.round(((work[0]?.at.getTime() ?? 0) - now) / 60_000)).toBe(limits.undoMinutes);
  });
});

test('a task may be for events that are not over or cancelled, and for participants, each in order', async () => {
  const { teamId, viewer } = await addTaskTeam();
  await rows.addEvent(teamId, { title: 'Later', starts_at: inDays(2), ends_at: inDays(3) });
  await rows.addEvent(teamId, { title: 'Running', starts_at: inHours(-1), ends_at: inHours(0.02) });
  await rows.addEvent(teamId, { title: 'Over', starts_at: inHours(-1), ends_at: inHours(-0.02) });
  await rows.addEvent(teamId, { title: 'Cancelled', cancelled_at: inHours(-1) });
  await rows.addEvent(teamId, { title: 'Deleted', deleted_at: inHours(-1) });
  for (const [name, more] of Object.entries({ bea: {}, Abe: {}, Follower: { role: 'follower' }, Former: { removed_at: inHours(-1) } })) {
    await rows.addMember(teamId, { first_name: name, ...more });
  }
  const { events, members } = await readTaskChoices(app, { team_id: teamId }, viewer);
  expect([titles(events), members.map(({ name }) => name)]).toEqual([
    ['Running', 'Later'],
    ['Abe', 'bea', 'Zed'],
  ]);
});
