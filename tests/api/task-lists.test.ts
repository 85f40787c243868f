import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import type { TaskList } from '../../src/contract/tasks.ts';
import type { Viewer } from '../../src/server/http/route.ts';
import { listTasks } from '../../src/server/tasks/list-tasks.ts';
import { inDays, inHours, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements of the lists of tasks, called directly. */
const { database, rows, app, addTaskTeam } = await bareApp();

const titles = (tasks: readonly { title: string }[]) => tasks.map(({ title }) => title);

describe('a list', () => {
  const listed = async (teamId: string, viewer: Viewer, list: TaskList, more: { event_id?: string; after?: string } = {}) =>
    listTasks(app, { team_id: teamId, list, ...more } as Parameters<typeof listTasks>[1], viewer);

  test('has tasks as long as they matter: open ones for a day, current ones for thirty, mine and done ones without an end', async () => {
    const { teamId, memberId, viewer, addTask } = await addTaskTeam();
    const other = await rows.addMember(teamId);
    const event = (more: Row) => rows.addEvent(teamId, more);
    await addTask('Whenever');
    await addTask('Just open', { due_at: inDays(-0.99) });
    await addTask('No longer open', { due_at: inDays(-1.01) });
    await addTask('Just current', { due_at: inDays(-29.99) });
    await addTask('Old', { due_at: inDays(-30.01) }, [memberId]);
    await addTask('Taken', { due_at: inDays(3) }, [other]);
    await addTask('Room', { due_at: inDays(4), slots: 2 }, [other]);
    await addTask('Half done', { due_at: inDays(5), slots: 2 }, [], [memberId]);
    await addTask('Done in part', { due_at: inDays(-2), slots: 2 }, [], [memberId]);
    await addTask('Done', { due_at: inDays(6) }, [], [other]);
    await addTask('Not all done', { due_at: inDays(7), slots: 2 }, [other], [memberId]);
    await addTask('Called off', { event_id: await event({ cancelled_at: inHours(-1) }), is_with_event: true });
    await addTask('Of a deleted event', { event_id: await event({ deleted_at: inHours(-1) }) });
    await addTask('Deleted', { deleted_at: inHours(-1) });
    expect(titles((await listed(teamId, viewer, 'open')).response)).toEqual(['Just open', 'Room', 'Half done', 'Whenever']);
    expect(titles((await listed(teamId, viewer, 'mine')).response)).toEqual(['Old']);
    expect(titles((await listed(teamId, viewer, 'done')).response)).toEqual(['Done', 'Done in part']);
    expect(titles((await listed(teamId, viewer, 'all')).response)).toEqual([
      'Just current',
      'No longer open',
      'Just open',
      'Called off',
      'Taken',
      'Room',
      'Half done',
      'Not all done',
      'Whenever',
    ]);
  });

  test('of an event has all of its tasks, and its other lists are of this event too', async () => {
    const { teamId, viewer, memberId, addTask } = await addTaskTeam();
    const event_id = await rows.addEvent(teamId, { starts_at: inDays(-60), ends_at: inDays(-59) });
    const other = await rows.addEvent(teamId);
    await addTask('Done', { event_id, is_with_event: true }, [], [memberId]);
    await addTask('Old', { event_id, is_with_event: true });
    await addTask('Other', { event_id: other }, [], [memberId]);
    expect(titles((await listed(teamId, viewer, 'all', { event_id })).response).sort()).toEqual(['Done', 'Old']);
    expect(titles((await listed(teamId, viewer, 'done', { event_id })).response)).toEqual(['Done']);
  });

  test.each(['all', 'done'] as const)(
    'of %s continues among tasks that are due together, and among those without a due time',
    async (list) => {
      const { teamId, memberId, viewer } = await addTaskTeam();
      const at = list === 'all' ? inHours(5) : inHours(-5);
      const count = limits.taskPageSize + 3;
      for (const due of [at, null]) {
        await database.pool.query(
          `with made as (insert into team_tasks (team_id, id, title, time_zone, due_at, changed_at)
           select $1, gen_random_uuid(), 'Balls', 'Asia/Kolkata', $2, $3 from generate_series(1, $4) returning id)
         insert into task_claims (team_id, task_id, member_id, done_at) select $1, id, $5, $6 from made`,
          [teamId, due, inHours(-6), count, memberId, list === 'done' ? inHours(-1) : null],
        );
      }
      const seen: string[] = [];
      const sizes: number[] = [];
      let after: string | null | undefined;
      while (after !== null) {
        const page = await listed(teamId, viewer, list, after === undefined ? {} : { after });
        seen.push(...page.response.map(({ id }) => id));
        sizes.push(page.response.length);
        after = page.next;
      }
      const { rows: found } = await database.pool.query<{ id: string }>(
        list === 'all'
          ? 'select id from team_tasks where team_id = $1 order by due_at nulls last, id'
          : 'select id from team_tasks where team_id = $1 order by coalesce(due_at, changed_at) desc, id desc',
        [teamId],
      );
      expect(seen).toEqual(found.map(({ id }) => id));
      expect(sizes).toEqual([50, 50, 6]);
    },
  );

  test('of exactly one page has no other', async () => {
    const { teamId, viewer, addTask } = await addTaskTeam();
    for (let at = 0; at < limits.taskPageSize; at++) await addTask('Balls');
    expect((await listed(teamId, viewer, 'open')).next).toBe(null);
    await addTask('Balls');
    expect((await listed(teamId, viewer, 'open')).next).not.toBe(null);
  });
});
