import { invalidInput } from '../http/refusal.ts';
import type { Queryable } from '../database/queryable.ts';
import { due, readTasks, type TaskRow } from './read-tasks.ts';

/** The tasks of the same repeat that are due after this one; none of one that comes once. */
export async function tasksAfter(client: Queryable, task: TaskRow): Promise<TaskRow[]> {
  if (!task.repeatId) return [];
  await client.query('select from team_tasks where team_id = $1 and repeat_id = $2 and deleted_at is null order by id for update', [
    task.teamId,
    task.repeatId,
  ]);
  return readTasks(client, task.teamId, `and task.repeat_id = $2 and task.id <> $3 and ${due} >= $4 order by ${due}, task.id`, [
    task.repeatId,
    task.id,
    task.dueAt,
  ]);
}

/** Refuses a number of people that is smaller than those who have taken one of these tasks. */
export function requireRoom(tasks: readonly TaskRow[], slots: number): void {
  const taken = Math.max(...tasks.map(({ claims }) => claims.length));
  if (taken > slots) throw invalidInput({ slots: `${taken} people have taken it already.` });
}
