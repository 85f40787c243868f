import { describe, expect, test } from 'vitest';
import { askForSwap, decideSwap, takeSwap, withdrawSwap } from '../../src/server/tasks/task-swaps.ts';
import { findTask } from '../../src/server/tasks/read-tasks.ts';
import { inHours, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';

/** Swaps of tasks and who hears of them, called directly. */
const { database, rows, write, app, addTaskTeam, addReachable, recipients } = await bareApp();

async function addTeam(claimed: 'holder' | 'both' = 'holder') {
  const { teamId, addTask, viewer: manager } = await addTaskTeam();
  const person = async (name: string, more: Row = {}) => {
    const memberId = await addReachable(teamId, name, more);
    const { rows: found } = await database.pool.query<{ id: string }>('select user_id as id from team_members where id = $1', [memberId]);
    return { memberId, viewer: { ...viewerOf(found[0]?.id ?? ''), fullName: name } };
  };
  const [holder, other, third, coach] = [
    await person('holder'),
    await person('other'),
    await person('third'),
    await person('coach', { role: 'coach' }),
  ];
  const taskId = await addTask('Oranges', {}, claimed === 'both' ? [holder.memberId, other.memberId] : [holder.memberId]);
  const of = { team_id: teamId, task_id: taskId };
  const claims = async () => (await findTask(database.pool, teamId, taskId))?.claims ?? [];
  const swap = async () => (await claims()).find(({ member_id: id }) => id === holder.memberId)?.swap ?? null;
  const swapId = async () => (await swap())?.id ?? '';
  const ask = async (to?: string) => {
    await askForSwap(app, { ...of, member_id: holder.memberId, to_member_id: to ?? null }, holder.viewer);
    return swapId();
  };
  recipients();
  return { teamId, manager, holder, other, third, coach, taskId, of, claims, swap, swapId, ask };
}
const holders = (claims: readonly { member_id: string }[]) => claims.map(({ member_id: id }) => id);

describe('a swap', () => {
  test('that is asked for again takes the place of the one before, with its taker', async () => {
    const { other, third, of, swap, ask } = await addTeam();
    const first = await ask();
    expect(recipients()).toEqual([]);
    await takeSwap(app, { ...of, swap_id: first, member_id: undefined }, third.viewer);
    expect((await swap())?.taken_by?.id).toBe(third.memberId);
    recipients();
    const second = await ask(other.memberId);
    expect(recipients()).toEqual(['other']);
    expect(await swap()).toMatchObject({ id: second, to: { id: other.memberId }, taken_by: null });
    await expect(takeSwap(app, { ...of, swap_id: first }, third.viewer)).rejects.toMatchObject({ code: 'noSuchSwap' });
    for (const member_id of [undefined, third.memberId])
      await expect(takeSwap(app, { ...of, swap_id: second, member_id }, third.viewer)).rejects.toMatchObject({ code: 'notYours' });
  });

  test('waits for staff, who hear of it, unless staff take it or the team needs no approval', async () => {
    const { other, coach, of, claims, swap, ask } = await addTeam();
    await takeSwap(app, { ...of, swap_id: await ask() }, other.viewer);
    expect(recipients()).toContain('coach');
    expect((await swap())?.taken_by?.id).toBe(other.memberId);
    await takeSwap(app, { ...of, swap_id: await ask() }, coach.viewer);
    expect(holders(await claims())).toEqual([coach.memberId]);
    expect(recipients()).toEqual(['coach', 'holder']);
    const free = await addTeam();
    await rows.insert('task_settings', { team_id: free.teamId, swaps_need_approval: false });
    await takeSwap(app, { ...free.of, swap_id: await free.ask() }, free.other.viewer);
    expect(holders(await free.claims())).toEqual([free.other.memberId]);
  });

  test('is agreed to once, and not if its taker has a part in the task by then', async () => {
    const { teamId, taskId, other, manager, of, claims, ask } = await addTeam();
    const swap_id = await ask();
    const decide = (is_approved: boolean, by = { ...manager, fullName: 'Manager' }) => decideSwap(app, { ...of, swap_id, is_approved }, by);
    await expect(decide(true)).rejects.toMatchObject({ code: 'noSuchSwap' });
    await takeSwap(app, { ...of, swap_id }, other.viewer);
    await rows.insert('task_claims', { team_id: teamId, task_id: taskId, member_id: other.memberId });
    await expect(decide(true)).rejects.toMatchObject({ code: 'noSuchSwap' });
    await database.pool.query('delete from task_claims where member_id = $1', [other.memberId]);
    await expect(decide(true, other.viewer)).rejects.toMatchObject({ code: 'notYours' });
    recipients();
    await decide(true);
    expect([holders(await claims()), recipients()]).toEqual([[other.memberId], ['holder', 'other']]);
  });

  test('that is refused leaves the part where it was, and both hear of it', async () => {
    const { holder, other, third, manager, of, claims, swap, ask } = await addTeam();
    const swap_id = await ask();
    await takeSwap(app, { ...of, swap_id }, other.viewer);
    recipients();
    await decideSwap(app, { ...of, swap_id, is_approved: false }, { ...manager });
    expect([holders(await claims()), await swap(), recipients()]).toEqual([[holder.memberId], null, ['holder', 'other']]);
    const asked = await ask(other.memberId);
    recipients();
    await expect(decideSwap(app, { ...of, swap_id: asked, is_approved: false }, third.viewer)).rejects.toMatchObject({ code: 'notYours' });
    await decideSwap(app, { ...of, swap_id: asked, is_approved: false }, other.viewer);
    expect([await swap(), recipients()]).toEqual([null, ['holder']]);
  });

  test('is asked for of a part that is not done, of somebody without one, and taken back by its owner', async () => {
    const { teamId, holder, other, third, of, swap, ask } = await addTeam('both');
    await expect(ask(other.memberId)).rejects.toMatchObject({ code: 'invalidInput' });
    const gone = await rows.addMember(teamId, { removed_at: inHours(-1), user_id: await write.addUser(null) });
    await expect(ask(gone)).rejects.toMatchObject({ code: 'noSuchMember' });
    const swap_id = await ask(third.memberId);
    await expect(withdrawSwap(app, { ...of, swap_id }, third.viewer)).rejects.toMatchObject({ code: 'notYours' });
    await expect(takeSwap(app, { ...of, swap_id: await ask() }, other.viewer)).rejects.toMatchObject({ code: 'noSuchSwap' });
    await withdrawSwap(app, { ...of, swap_id: (await swap())?.id ?? '' }, holder.viewer);
    expect(await swap()).toBeNull();
    await database.pool.query('update task_claims set done_at = now() where member_id = $1', [holder.memberId]);
    await expect(ask()).rejects.toMatchObject({ code: 'taskDone' });
  });
});
