import { describe, expect, test } from 'vitest';
import {
  askForSwap,
  changeTaskSettings,
  decideSwap,
  listMyTasks,
  markTaskDone,
  takeSwap,
  withdrawSwap,
  type AskedSwap,
} from '../../src/contract/task-claims.ts';
import { listTasks, type Task } from '../../src/contract/tasks.ts';
import { holdersOf, appWithTasks } from '../builders/team-tasks.ts';
import type { TeamPerson } from '../builders/team.ts';

describe('a swap', () => {
  test('requested of a member can be accepted only by them, and takes effect once staff approve', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, ward } = team.members;
    const { id } = await team.add({ assign: [player] });
    const asked = await does('player', askForSwap, id, { member_id: player, to_member_id: ward });
    const swap_id = asked.task.claims[0]?.swap?.id;
    expect(asked.task.claims[0]?.swap).toMatchObject({ to: { id: ward, name: 'Wanda Zeilinger' }, taken_by: null, may_take: [] });
    const notDone = await does('player', markTaskDone, id, { member_id: player, is_done: false });
    expect(notDone.task.claims[0]?.swap).toEqual(asked.task.claims[0]?.swap);
    await team.mailed('guardian', 'asks whether you can take over: Oranges');
    expect((await does('manager', takeSwap, id, { swap_id })).error).toBe('notYours');
    const taken = await does('guardian', takeSwap, id, { swap_id });
    expect(taken.task.claims).toMatchObject([{ member_id: player, swap: { taken_by: { id: ward } } }]);
    await team.mailed('coach', 'Wanda Zeilinger would take over Oranges');
    expect((await does('player', decideSwap, id, { swap_id, is_approved: true })).error).toBe('notYours');
    expect((await does('guardian', decideSwap, id, { swap_id, is_approved: true })).error).toBe('notYours');
    const agreed = await does('coach', decideSwap, id, { swap_id, is_approved: true });
    expect(agreed.task.claims).toMatchObject([{ member_id: ward, swap: null }]);
    await team.mailed('player', 'Wanda Zeilinger does Oranges instead of Pallavi Zeilinger');
    expect((await does('coach', decideSwap, id, { swap_id, is_approved: true })).error).toBe('noSuchSwap');
  });

  test('declined by staff or the member changes nothing', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, ward } = team.members;
    const { id } = await team.add({ assign: [player] });
    for (const [by, isTaken] of [
      ['guardian', false],
      ['coach', true],
    ] as const) {
      const swap_id = (await does('player', askForSwap, id, { member_id: player, to_member_id: ward })).task.claims[0]?.swap?.id;
      if (isTaken) await does('guardian', takeSwap, id, { swap_id });
      const refused = await does(by, decideSwap, id, { swap_id, is_approved: false });
      expect(refused.task.claims).toMatchObject([{ member_id: player, swap: null }]);
      expect((await does('guardian', takeSwap, id, { swap_id })).error).toBe('noSuchSwap');
    }
    await team.mailed('player', 'The swap was refused');
  });

  test('requested of anybody goes to the first who accepts, and can be withdrawn by its owner', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, coach } = team.members;
    const { id } = await team.add({ assign: [player] });
    const first = (await does('player', askForSwap, id, { member_id: player })).task.claims[0]?.swap?.id;
    expect((await does('guardian', withdrawSwap, id, { swap_id: first })).error).toBe('notYours');
    expect((await does('player', withdrawSwap, id, { swap_id: first })).task.claims).toMatchObject([{ swap: null }]);
    const swap_id = (await does('player', askForSwap, id, { member_id: player })).task.claims[0]?.swap?.id;
    const both = await Promise.all([does('guardian', takeSwap, id, { swap_id }), does('coach', takeSwap, id, { swap_id })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await does('player', takeSwap, id, { swap_id })).status).not.toBe(200);
    // Staff who accept a swap need no approval.
    const winner = both[1].status === 200 ? [coach] : [player];
    const { body } = await team.app.ask(listTasks, { team_id: team.teamId }, { headers: team.people.coach.headers });
    expect((body['response'] as Task[]).map(holdersOf)).toEqual([winner]);
  });

  test('needs no approval if the team says so', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, ward } = team.members;
    const settings = (by: TeamPerson, swaps_need_approval: boolean) =>
      team.app.ask(changeTaskSettings, { team_id: team.teamId, swaps_need_approval }, { headers: team.people[by].headers });
    expect((await settings('coach', false)).status).toBe(403);
    expect((await settings('manager', false)).body).toEqual({ status: 1, swaps_need_approval: false });
    const { id } = await team.add({ assign: [player] });
    const swap_id = (await does('player', askForSwap, id, { member_id: player })).task.claims[0]?.swap?.id;
    expect(holdersOf((await does('guardian', takeSwap, id, { swap_id })).task)).toEqual([ward]);
  });

  test('with somebody who has claimed the task already, or is not in the team, is refused', async () => {
    const team = await appWithTasks();
    const { does } = team;
    const { player, coach } = team.members;
    const { id } = await team.add({ slots: 2, assign: [player, coach] });
    expect((await does('player', askForSwap, id, { member_id: player, to_member_id: coach })).fields).toEqual({
      to_member_id: 'They have a part in it already.',
    });
    expect((await does('player', askForSwap, id, { member_id: player, to_member_id: team.rivals.members.owner })).error).toBe(
      'noSuchMember',
    );
    const swap_id = (await does('player', askForSwap, id, { member_id: player })).task.claims.find(({ is_mine }) => is_mine)?.swap?.id;
    expect((await does('coach', takeSwap, id, { swap_id })).error).toBe('noSuchSwap');
  });

  test('requested of me or my child is shown on my first page until it is answered', async () => {
    const team = await appWithTasks();
    const { does, app, people } = team;
    const { player, ward, coach } = team.members;
    const { id } = await team.add({ assign: [player] });
    const asked = async (person: TeamPerson) =>
      (await app.ask(listMyTasks, {}, { headers: people[person].headers })).body['asked'] as AskedSwap[];
    const swap_id = (await does('player', askForSwap, id, { member_id: player, to_member_id: ward })).task.claims[0]?.swap?.id;
    expect(await asked('guardian')).toMatchObject([
      { swap_id, task_id: id, title: 'Oranges', from: 'Pallavi Zeilinger', member_id: ward, ward: 'Wanda' },
    ]);
    for (const other of ['player', 'coach', 'manager'] as const) expect(await asked(other)).toEqual([]);
    await does('guardian', decideSwap, id, { swap_id, is_approved: false });
    expect(await asked('guardian')).toEqual([]);
    await does('player', askForSwap, id, { member_id: player, to_member_id: coach });
    const [mine] = await asked('coach');
    expect(mine).toMatchObject({ member_id: coach, ward: null });
    await does('coach', takeSwap, id, { swap_id: mine?.swap_id, member_id: coach });
    expect(await asked('coach')).toEqual([]);
  });
});
