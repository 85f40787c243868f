import { describe, expect, test } from 'vitest';
import { newId } from '../../src/server/database/new-id.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { freeTasksIfRemoved, freeTasksOfFormer } from '../../src/server/tasks/free-tasks-of-former.ts';
import { freeTasksOf } from '../../src/server/tasks/free-tasks.ts';
import { followSeries } from '../../src/server/tasks/task-repeats.ts';
import { inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** Which tasks are released and which are added by themselves, and who is notified; called directly. */
const { database, rows, write, app, taken } = await bareApp();

/** A team with an owner, a manager and a coach, who have addresses, and a member. */
async function staffed() {
  const teamId = await insertTeam(database.pool);
  for (const role of ['owner', 'manager', 'coach', 'player', 'follower']) {
    await rows.addMember(teamId, { role, user_id: await write.addUser(`${role}-${newId()}@elevate.example`) });
  }
  const memberId = await rows.addMember(teamId, { first_name: 'Nila' });
  const addTask = async (title: string, more: Row = {}, claim: Row | null = {}) => {
    const id = newId();
    await rows.insert('team_tasks', { team_id: teamId, id, title, time_zone: 'Asia/Kolkata', ...more });
    if (claim) await rows.insert('task_claims', { team_id: teamId, task_id: id, member_id: memberId, ...claim });
    return id;
  };
  const claimed = async () => {
    const { rows: found } = await database.pool.query<{ title: string }>(
      'select title from task_claims join team_tasks task on task.id = task_id where task_claims.team_id = $1 order by title',
      [teamId],
    );
    return found.map(({ title }) => title);
  };
  const published = async () => {
    const { rows: found } = await database.pool.query<{ data: { taskIds: string[] } }>(
      `select data from domain_events where type = 'task.changed' and data ->> 'teamId' = $1 order by id`,
      [teamId],
    );
    return found.map(({ data }) => data.taskIds);
  };
  taken();
  return { teamId, memberId, addTask, claimed, published };
}
const sent = () =>
  taken()
    .mails.map(({ to, subject }) => [to.split('-')[0], subject])
    .sort();

describe('a member who declines an event', () => {
  test('releases their open tasks of that event, and its managers are notified once for each event', async () => {
    const { teamId, memberId, addTask, claimed, published } = await staffed();
    const [event, next, other] = [
      await rows.addEvent(teamId),
      await rows.addEvent(teamId, { starts_at: inHours(30), ends_at: inHours(31) }),
      await rows.addEvent(teamId),
    ];
    const colleague = await rows.addMember(teamId);
    const freed = [
      await addTask('Balls', { event_id: event }),
      await addTask('Apples', { event_id: event, is_with_event: true }),
      await addTask('Cones', { event_id: next }),
    ];
    await addTask('Done', { event_id: event }, { done_at: inHours(-1) });
    await addTask('Deleted', { event_id: event, deleted_at: inHours(-1) });
    await addTask('Other event', { event_id: other });
    await addTask('No event');
    await addTask('Of a colleague', { event_id: event }, { member_id: colleague });
    const declined = [event, next].map((eventId) => ({ eventId, memberId }));
    const free = () => inTransaction(database.pool, (client) => freeTasksOf(app, client, teamId, declined));
    await free();
    expect(await claimed()).toEqual(['Deleted', 'Done', 'No event', 'Of a colleague', 'Other event']);
    expect((await published()).map((ids) => ids.sort())).toEqual([freed.sort()]);
    expect(sent()).toEqual(
      ['manager', 'owner'].flatMap((role) => ['Apples, Balls', 'Cones'].map((titles) => [role, `Free again: ${titles}`])),
    );
    await free();
    expect([sent(), (await published()).length]).toEqual([[], 1]);
  });
});

describe('a member who is gone', () => {
  test('releases all open tasks, and the managers are notified of those that are still to be done', async () => {
    const { teamId, memberId, addTask, claimed, published } = await staffed();
    const event = (more: Row = {}) => rows.addEvent(teamId, more);
    const over = { starts_at: inHours(-3), ends_at: inHours(-2) };
    await addTask('Whenever');
    await addTask('Soon', { due_at: inHours(0.02) });
    await addTask('Over', { due_at: inHours(-0.02) });
    await addTask('With an event', { event_id: await event(), is_with_event: true });
    await addTask('With an event that began', { event_id: await event(over), is_with_event: true });
    await addTask('Called off', { event_id: await event({ cancelled_at: inHours(-1) }) });
    await addTask('Event deleted', { event_id: await event({ deleted_at: inHours(-1) }) });
    await addTask('Done', {}, { done_at: inHours(-1) });
    await inTransaction(database.pool, (client) => freeTasksIfRemoved(app, client, teamId, memberId));
    expect([(await claimed()).length, sent()]).toEqual([8, []]);
    await database.pool.query('update team_members set removed_at = now() where id = $1', [memberId]);
    await inTransaction(database.pool, (client) => freeTasksIfRemoved(app, client, teamId, memberId));
    expect(await claimed()).toEqual(['Done']);
    expect(sent()).toEqual(['manager', 'owner'].map((role) => [role, 'Free again: Soon, Whenever, With an event']));
    expect((await published()).map((ids) => ids.length)).toEqual([7]);
    await inTransaction(database.pool, (client) => freeTasksOfFormer(app, client, { teamId, memberId }));
    expect([sent(), (await published()).length]).toEqual([[], 1]);
  });

  test('with nothing that is still to be done notifies nobody', async () => {
    const { teamId, memberId, addTask, claimed } = await staffed();
    await addTask('Over', { due_at: inHours(-1) });
    await inTransaction(database.pool, (client) => freeTasksOfFormer(app, client, { teamId, memberId }));
    expect([await claimed(), sent()]).toEqual([[], []]);
  });
});

describe('tasks that come with each event of a series', () => {
  async function following(last: Row = {}) {
    const { teamId, addTask } = await staffed();
    const [seriesId, repeatId] = [newId(), newId()];
    await rows.insert('event_series', {
      team_id: teamId,
      id: seriesId,
      rule: 'FREQ=DAILY;COUNT=9',
      starts_local: '2040-01-01T10:00',
      time_zone: 'Asia/Kolkata',
    });
    await rows.insert('task_repeats', { team_id: teamId, id: repeatId, series_id: seriesId });
    const event = (hours: number) => rows.addEvent(teamId, { starts_at: inHours(hours), ends_at: inHours(hours + 1) });
    const known = [await event(48), await event(72)];
    const repeated = { is_with_event: true, repeat_id: repeatId };
    await addTask('First', { ...repeated, event_id: known[0] }, null);
    await addTask('Last', { ...repeated, event_id: known[1], slots: 3, detail: 'Two bags', ...last }, null);
    const follow = async (...hours: number[]) => {
      const added = await Promise.all(hours.map(async (at) => ({ id: await event(at), startsAt: inHours(at), timeZone: 'Asia/Kolkata' })));
      await inTransaction(database.pool, (client) => followSeries(client, teamId, known, added));
      const { rows: found } = await database.pool.query<Row>(
        'select title, slots, detail, event_id, repeat_id from team_tasks where event_id = any($1)',
        [added.map(({ id }) => id)],
      );
      return found.map(({ event_id, repeat_id, ...task }) => ({
        ...task,
        at: added.findIndex(({ id }) => id === event_id),
        isRepeated: repeat_id === repeatId,
      }));
    };
    return { follow };
  }

  test('are copies of the last one, for added events from the first one on', async () => {
    const { follow } = await following();
    const copy = { title: 'Last', slots: 3, detail: 'Two bags', isRepeated: true };
    expect(await follow(47, 49, 96)).toEqual(
      expect.arrayContaining([
        { ...copy, at: 1 },
        { ...copy, at: 2 },
      ]),
    );
    expect(await follow(47)).toEqual([]);
  });

  test('are not added once the last one was deleted', async () => {
    const { follow } = await following({ deleted_at: inHours(-1) });
    expect(await follow(96)).toEqual([]);
  });
});
