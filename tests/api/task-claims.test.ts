import { describe, expect, test } from 'vitest';
import { askForSwap, claimTask, dropTask, markTaskDone, tickTaskItem } from '../../src/contract/task-claims.ts';
import { makeEvent } from '../builders/team-event.ts';
import { holdersOf, appWithTasks } from '../builders/team-tasks.ts';
import { settledPlayer } from '../builders/settled-player.ts';

describe('claiming a task', () => {
  test('is limited to the people needed, also in parallel', async () => {
    const team = await appWithTasks();
    const task = await team.add({ slots: 3 });
    const crowd = await Promise.all(
      Array.from({ length: 9 }, async (_, at) => {
        const person = await settledPlayer(team.app, `crowd-${at}@elevate.example`, {
          fullName: `Crowd ${at}`,
          address: `192.0.2.${at + 1}`,
        });
        await team.addMember({ userId: person.user.id, firstName: 'Crowd', lastName: `${at}` });
        return person;
      }),
    );
    const answers = await Promise.all(
      crowd.map(({ headers }) => team.app.ask(claimTask, { task_id: task.id, team_id: team.teamId }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'taskFull' });
    const { rows } = await team.app.context.database.pool.query('select from task_claims where task_id = $1', [task.id]);
    expect(rows.length).toBe(3);
  });

  test('twice counts once; released, it is free for others', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player } = team.members;
    const { id } = await team.add();
    const both = await Promise.all([does('player', claimTask, id), does('player', claimTask, id)]);
    expect(both.map(({ status, task }) => [status, holdersOf(task)])).toEqual([
      [200, [player]],
      [200, [player]],
    ]);
    expect(both[0].task.claims).toMatchObject([
      { name: 'Pallavi Zeilinger', is_mine: true, is_assigned: false, is_done: false, swap: null },
    ]);
    expect(await does('coach', claimTask, id)).toMatchObject({ status: 409, error: 'taskFull' });
    expect(await does('guardian', dropTask, id, { member_id: player })).toMatchObject({ status: 403, error: 'notYours' });
    expect((await does('player', dropTask, id, { member_id: player })).task.claims).toEqual([]);
    expect((await does('coach', claimTask, id)).status).toBe(200);
  });

  test('for several people without a date stays open when the first one is done', async () => {
    const team = await appWithTasks();
    const { id } = await team.add({ slots: 2, assign: [team.members.player] });
    const done = await team.does('player', markTaskDone, id, { member_id: team.members.player, is_done: true });
    expect(done.task).toMatchObject({ is_done: false, claims: [{ is_done: true }] });
    expect((await team.listed({ list: 'open' })).map((task) => task.id)).toEqual([id]);
    expect((await team.listed({ list: 'all' })).map((task) => task.id)).toEqual([id]);
  });

  test('is done by a guardian for the child, and in no other name', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { ward, player, follower } = team.members;
    const { id } = await team.add({ slots: 3 });
    expect((await does('guardian', claimTask, id)).task.claims).toMatchObject([{ member_id: ward, is_mine: true }]);
    expect((await does('guardian', claimTask, id, { member_id: player })).error).toBe('notYours');
    expect((await does('player', claimTask, id, { member_id: ward })).error).toBe('notYours');
    expect((await does('follower', claimTask, id)).error).toBe('notYours');
    expect((await does('coach', claimTask, id, { member_id: follower })).error).toBe('noSuchMember');
    expect((await does('coach', claimTask, id, { member_id: team.rivals.members.owner })).error).toBe('noSuchMember');
  });

  test('as a player with a child in the team is possible for either', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, ward } = team.members;
    await team.app.context.database.pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [
      team.teamId,
      ward,
      team.people.player.user.id,
    ]);
    const { id } = await team.add({ slots: 2 });
    expect(holdersOf((await does('player', claimTask, id)).task)).toEqual([player]);
    expect(holdersOf((await does('player', claimTask, id, { member_id: ward })).task)).toEqual([player, ward]);
  });

  test('for a guardian of two names the child', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const second = await team.addMember({ firstName: 'Wim', isMinor: true });
    await team.app.context.database.pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [
      team.teamId,
      second,
      team.people.guardian.user.id,
    ]);
    const { id } = await team.add();
    expect(await does('guardian', claimTask, id)).toMatchObject({ status: 400, fields: { member_id: 'Please say for whom.' } });
    expect(holdersOf((await does('guardian', claimTask, id, { member_id: second })).task)).toEqual([second]);
  });

  test('is not possible if the event is cancelled', async () => {
    const team = await appWithTasks();
    const event_id = await makeEvent(team.app, team.teamId);
    const { id } = await team.add({ event_id, due: 'event' });
    await team.app.context.database.pool.query('update team_events set cancelled_at = now() where id = $1', [event_id]);
    expect(await team.does('player', claimTask, id)).toMatchObject({ status: 409, error: 'taskOver' });
  });

  test('by staff for others is mailed, also to a child’s guardian, and never exceeds the people needed', async () => {
    const team = await appWithTasks();
    const { ward, player } = team.members;
    const { id } = await team.add({ title: 'First-aid\nbag', assign: [ward] });
    await team.mailed('guardian', 'gave you a task');
    expect(await team.mailsTo('guardian')).toContain('Subject: A task for you: First-aid bag');
    expect(await team.mailsTo('guardian')).not.toContain('It comes');
    await team.add({ due: 'at', due_local: '2031-03-01T10:00', repeat: 'week', times: 3, assign: [ward] });
    await team.mailed('guardian', 'It comes 3 times');
    expect(await team.does('coach', claimTask, id, { member_id: player })).toMatchObject({ status: 409, error: 'taskFull' });
  });

  test('ends when somebody leaves the team', async () => {
    const team = await appWithTasks();
    const { id } = await team.add({ assign: [team.members.player] });
    await team.app.context.database.pool.query('update team_members set removed_at = now() where id = $1', [team.members.player]);
    expect(holdersOf((await team.does('coach', claimTask, id)).task)).toEqual([team.members.coach]);
  });
});

describe('completing a task', () => {
  test('is done by its owner or by staff, also line by line, and it cannot be released then', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player } = team.members;
    const task = await team.add({ checklist: 'Oranges\nKnife', assign: [player] });
    const item_id = task.checklist[1]?.id;
    expect((await does('guardian', tickTaskItem, task.id, { item_id, is_done: true })).error).toBe('notYours');
    expect((await does('player', tickTaskItem, task.id, { item_id, is_done: true })).task.checklist).toMatchObject([
      { is_done: false, done_by: null },
      { is_done: true, done_by: 'Pallavi Zeilinger' },
    ]);
    const again = await does('coach', tickTaskItem, task.id, { item_id, is_done: true });
    expect(again.task.checklist[1]).toMatchObject({ done_by: 'Pallavi Zeilinger' });
    expect((await does('coach', tickTaskItem, task.id, { item_id, is_done: false })).task.checklist[1]).toMatchObject({ is_done: false });
    expect((await does('guardian', markTaskDone, task.id, { member_id: player, is_done: true })).error).toBe('notYours');
    expect((await does('player', markTaskDone, task.id, { member_id: player, is_done: true })).task).toMatchObject({ is_done: true });
    expect(await does('player', dropTask, task.id, { member_id: player })).toMatchObject({ status: 409, error: 'taskDone' });
    expect(await does('player', askForSwap, task.id, { member_id: player })).toMatchObject({ status: 409, error: 'taskDone' });
    expect((await does('coach', markTaskDone, task.id, { member_id: player, is_done: false })).task).toMatchObject({ is_done: false });
    expect(await does('player', tickTaskItem, task.id, { item_id: player, is_done: true })).toMatchObject({
      status: 404,
      error: 'noSuchTask',
    });
  });

  test('by two people completes both parts', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, coach } = team.members;
    const { id } = await team.add({ slots: 2, assign: [player, coach] });
    expect((await does('player', markTaskDone, id, { member_id: player, is_done: true })).task.is_done).toBe(false);
    expect((await does('coach', markTaskDone, id, { member_id: coach, is_done: true })).task.is_done).toBe(true);
  });
});
