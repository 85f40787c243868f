import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/contract/call.ts';
import { listMyTasks, markTaskDone, tallyTasks, type Tallied } from '../../src/contract/task-claims.ts';
import { deletePlayer } from '../../src/contract/team-members.ts';
import { inDays, makeEvent } from '../builders/team-event.ts';
import { appWithTasks } from '../builders/team-tasks.ts';
import type { TeamPerson } from '../builders/team.ts';

describe('the tally', () => {
  test('counts what each member did, has open and missed this season, including members without tasks', async () => {
    const team = await appWithTasks();
    const { player, coach } = team.members;
    const { does } = team;
    const past = await makeEvent(team.app, team.teamId, { startsAt: inDays(-10) });
    const long = await makeEvent(team.app, team.teamId, { startsAt: inDays(-200) });
    const done = await team.add({ assign: [player] });
    await does('player', markTaskDone, done.id, { member_id: player, is_done: true });
    await team.add({ assign: [player] });
    await team.add({ event_id: past, due: 'event', slots: 2, assign: [player, coach] });
    await team.add({ event_id: long, due: 'event', assign: [coach] });
    const tally = async (fields: Record<string, unknown> = {}) => {
      const { body } = await team.app.ask(tallyTasks, { team_id: team.teamId, ...fields }, { headers: team.people.player.headers });
      return body['response'] as Tallied[];
    };
    const year = await tally();
    expect(year[0]).toEqual({ member_id: player, name: 'Pallavi Zeilinger', is_mine: true, done: 1, ahead: 1, missed: 1 });
    expect(year.find(({ member_id }) => member_id === coach)).toMatchObject({ done: 0, ahead: 0, missed: 2 });
    expect((await tally({ season: 'quarter' })).find(({ member_id }) => member_id === coach)).toMatchObject({ missed: 1 });
    expect(year.map(({ name }) => name.split(' ')[0]).sort()).toEqual(['Charu', 'Manjari', 'Ojasvi', 'Pallavi', 'Wanda']);
  });
});

describe('my tasks', () => {
  test('are mine and my children’s in all teams, and those that nobody has claimed', async () => {
    const team = await appWithTasks();
    const { player, ward } = team.members;
    const event_id = await makeEvent(team.app, team.teamId, { title: 'Cup final' });
    await team.add({ title: 'Whenever', assign: [player] });
    await team.add({ title: 'Soon', event_id, due: 'event', slots: 2, assign: [player, ward] });
    const mine = async (by: TeamPerson) => (await team.app.ask(listMyTasks, {}, { headers: team.people[by].headers })).body;
    expect(await mine('player')).toMatchObject({
      response: [
        { title: 'Soon', event_title: 'Cup final', team_name: 'Zeilinger Zephyrs', ward: null, is_done: false },
        { title: 'Whenever' },
      ],
      open: [],
    });
    await team.add({ title: 'Nobody yet' });
    expect(await mine('guardian')).toMatchObject({
      response: [{ title: 'Soon', ward: 'Wanda' }],
      open: [{ team_id: team.teamId, count: 1 }],
    });
    expect(await mine('stranger')).toEqual({ status: 1, response: [], open: [], asked: [] });
    expect(await mine('follower')).toEqual({ status: 1, response: [], open: [], asked: [] });
  });

  test('that are overdue stay for two weeks, until they are done or called off', async () => {
    const { app, teamId, members, people, add, does } = await appWithTasks();
    const { player } = members;
    const addFor = async (title: string, days: number) => {
      const event_id = await makeEvent(app, teamId, { startsAt: inDays(days) });
      return add({ title, event_id, due: 'event', assign: [player] });
    };
    const mine = async () => {
      const { body } = await app.ask(listMyTasks, {}, { headers: people.player.headers });
      return (body as unknown as Answer<typeof listMyTasks>).response.map(({ title }) => title);
    };
    const forgotten = await addFor('Forgotten', -13);
    await addFor('Long ago', -15);
    const off = await addFor('Called off', 2);
    await addFor('Tomorrow', 1);
    await app.context.database.pool.query('update team_events set cancelled_at = now() where id = $1', [off.event?.id]);
    expect(await mine()).toEqual(['Forgotten', 'Tomorrow']);
    await does('player', markTaskDone, forgotten.id, { member_id: player, is_done: true });
    expect(await mine()).toEqual(['Tomorrow']);
    await does('player', markTaskDone, forgotten.id, { member_id: player, is_done: false });
    expect(await mine()).toEqual(['Forgotten', 'Tomorrow']);
  });

  test('that nobody has claimed are counted from now to a month ahead, while there is room and the claimer is in the team', async () => {
    const { app, teamId, members, people, add } = await appWithTasks();
    const addAt = async (days: number, fields: object = {}) =>
      add({ event_id: await makeEvent(app, teamId, { startsAt: inDays(days) }), due: 'event', ...fields });
    const open = async () => {
      const { body } = await app.ask(listMyTasks, {}, { headers: people.guardian.headers });
      return (body as unknown as Answer<typeof listMyTasks>).open.map(({ count }) => count);
    };
    for (const days of [-1, 31]) await addAt(days);
    const off = await addAt(3);
    await app.context.database.pool.query('update team_events set cancelled_at = now() where id = $1', [off.event?.id]);
    expect(await open()).toEqual([]);
    await addAt(29, { slots: 2, assign: [members.player] });
    await addAt(2, { assign: [members.player] });
    expect(await open()).toEqual([1]);
    await app.ask(deletePlayer, { team_id: teamId, member_id: members.player }, { headers: people.owner.headers });
    expect(await open()).toEqual([2]);
  });
});
