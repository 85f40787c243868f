import type pg from 'pg';
import { makeTasks } from './make-tasks.ts';

const insertTasks = `
  insert into team_tasks (team_id, id, title, detail, due_at, time_zone, slots, event_id, is_with_event)
  select task.team_id, task.id, title, detail, case when next.id is null then
      (date_trunc('day', now() at time zone 'Asia/Kolkata') + make_interval(days => in_days, hours => hour)) at time zone 'Asia/Kolkata' end,
    'Asia/Kolkata', slots, next.id, next.id is not null
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::integer[], $8::boolean[])
    as task (team_id, id, title, detail, in_days, hour, slots, is_with_event)
  left join lateral (
    select event.id from team_events event where event.team_id = task.team_id and event.starts_at > now() and task.is_with_event
    order by event.starts_at, event.id limit 1) next on true`;
const insertItems = `
  insert into task_items (team_id, task_id, id, place, label)
  select team_id, task_id, gen_random_uuid(), place, label
  from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::text[]) as item (team_id, task_id, place, label)`;
const insertClaims = `
  insert into task_claims (team_id, task_id, member_id, claimed_at, done_at)
  select claim.team_id, claim.task_id, claim.member_id, now() - interval '30 days', case when claim.is_done then task.due_at end
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[]) as claim (team_id, task_id, member_id, is_done)
  join team_tasks task on task.team_id = claim.team_id and task.id = claim.task_id`;

/** Writes the tasks of the named teams with their claims; rosters and events must exist. */
export async function writeTasks(client: pg.ClientBase): Promise<void> {
  const tasks = makeTasks();
  const items = tasks.flatMap(({ teamId, id, checklist }) => checklist.map((label, place) => [teamId, id, place, label] as const));
  const claims = tasks.flatMap(({ teamId, id, claims: some }) =>
    some.map(({ memberId, isDone }) => [teamId, id, memberId, isDone] as const),
  );
  const columnsOf = (rows: readonly (readonly unknown[])[], count: number) =>
    Array.from({ length: count }, (_, at) => rows.map((row) => row[at]));
  const rows = tasks.map((task) => [task.teamId, task.id, task.title, task.detail, task.inDays, task.hour, task.slots, task.isWithEvent]);
  await client.query(insertTasks, columnsOf(rows, 8));
  await client.query(insertItems, columnsOf(items, 4));
  await client.query(insertClaims, columnsOf(claims, 4));
}
