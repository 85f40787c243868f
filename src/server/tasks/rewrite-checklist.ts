import type { Task } from '../../contract/tasks.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { TaskRow } from './read-tasks.ts';

type Line = { id?: string | undefined; label: string };
type Placed = { taskId: string; id: string; place: number; label: string };

const drop = sql<
  never,
  [teamId: string, taskIds: readonly string[], itemIds: readonly string[]]
>`delete from task_items where team_id = $1 and task_id = any($2::uuid[]) and id <> all($3::uuid[])`;
const write = sql<never, [teamId: string, rows: string]>`
  insert into task_items (team_id, task_id, id, place, label)
  select $1, one."taskId", one.id, one.place, one.label
  from jsonb_to_recordset($2) as one ("taskId" uuid, id uuid, place smallint, label text)
  on conflict (team_id, task_id, id) do update set place = excluded.place, label = excluded.label`;

/** Matches the new lines of a task to its checklist items, by id or by former text, so that matched items keep their tick. */
function placed({ id: taskId, checklist }: TaskRow, lines: readonly Line[], wasCalled: ReadonlyMap<string, string>): Placed[] {
  const free = [...checklist];
  const take = (isIt: (item: Task['checklist'][number]) => boolean) => {
    const at = free.findIndex(isIt);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  };
  const byId = lines.map((line) => take(({ id }) => id === line.id));
  return lines.map(({ id = '', label }, place) => {
    const was = wasCalled.get(id) ?? label;
    return { taskId, id: byId[place] ?? take((item) => item.label === was) ?? newId(), place, label };
  });
}

/** Replaces the checklist of a task and of the repeated ones after it. A renamed line keeps its tick in all of them. */
export async function rewriteChecklists(
  client: Queryable,
  task: TaskRow,
  later: readonly TaskRow[],
  lines: readonly Line[],
): Promise<void> {
  const wasCalled = new Map(task.checklist.map(({ id, label }) => [id, label]));
  const tasks = [task, ...later];
  const rows = tasks.flatMap((one) => placed(one, lines, wasCalled));
  const taskIds = tasks.map(({ id }) => id);
  const itemIds = rows.map(({ id }) => id);
  await query(client, drop, [task.teamId, taskIds, itemIds]);
  await query(client, write, [task.teamId, JSON.stringify(rows)]);
}
