import { expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { markTaskDone } from '../../src/contract/task-claims.ts';
import { getTask } from '../../src/contract/tasks.ts';
import { houseWithTasks } from '../builders/team-tasks.ts';

test('deleting my account frees what I have taken and not done, and the export names all of it', async () => {
  const { house, people, members, teamId, add } = await houseWithTasks();
  const { headers } = people.player;
  const [open, done] = [await add({ title: 'Oranges', assign: [members.player] }), await add({ title: 'Water', assign: [members.player] })];
  await house.ask(markTaskDone, { id: done.id, team_id: teamId, member_id: members.player, is_done: true }, { headers });
  expect((await house.ask(exportMyData, {}, { headers })).body['tasks']).toMatchObject([
    { title: 'Oranges', team: 'Zeilinger Zephyrs', done_at: null },
    { title: 'Water', done_at: expect.any(String) as string },
  ]);
  expect((await house.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers })).status).toBe(200);
  const seen = await house.ask(getTask, { id: open.id, team_id: teamId }, { headers: people.coach.headers });
  expect(seen.body).toMatchObject({ response: { claims: [] } });
});
