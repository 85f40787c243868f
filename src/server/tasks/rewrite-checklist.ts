import type { Runs } from '../jobs/jobs.ts';

const keep = 'delete from task_items where team_id = $1 and task_id = any($2::uuid[]) and label <> all($3::text[])';
const order = `
  update task_items item set place = one.place from unnest($3::text[], $4::smallint[]) as one (label, place)
  where item.team_id = $1 and item.task_id = any($2::uuid[]) and item.label = one.label`;
const add = `
  insert into task_items (team_id, task_id, id, place, label)
  select $1, task.id, gen_random_uuid(), one.place, one.label
  from unnest($2::uuid[]) as task (id) cross join unnest($3::text[], $4::smallint[]) as one (label, place)
  where not exists (select from task_items item where item.team_id = $1 and item.task_id = task.id and item.label = one.label)`;

/** Gives tasks these lines, in this order. A line that is called as before keeps its tick. */
export async function rewriteChecklists(
  client: Runs,
  teamId: string,
  taskIds: readonly string[],
  labels: readonly string[],
): Promise<void> {
  const values = [teamId, taskIds, labels, labels.map((_label, place) => place)];
  await client.query(keep, values.slice(0, 3));
  await client.query(order, values);
  await client.query(add, values);
}
