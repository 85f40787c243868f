import type { Task } from '../../contract/tasks.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

type Person = { id: string; name: string };
type Swap = { id: string; to: Person | null; taken_by: Person | null };

/** A task as read from the database. What depends on the reader is added by `presentTask`. */
export type TaskRow = {
  id: string;
  teamId: string;
  title: string;
  detail: string;
  event: Task['event'];
  isWithEvent: boolean;
  dueAt: Date | null;
  timeZone: string;
  slots: number;
  repeatId: string | null;
  version: number;
  changedAt: Date;
  isDone: boolean;
  claims: { member_id: string; name: string; is_assigned: boolean; is_done: boolean; swap: Swap | null }[];
  checklist: Task['checklist'];
};

const nameOf = (member: string) => `trim(${member}.first_name || ' ' || ${member}.last_name)`;
const person = (member: string) =>
  `case when ${member}.id is not null then json_build_object('id', ${member}.id, 'name', ${nameOf(member)}) end`;

const swap = `(
  select json_build_object('id', swap.id, 'to', ${person('asked')}, 'taken_by', ${person('taker')})
  from task_swaps swap
  left join team_members asked on asked.team_id = $1 and asked.id = swap.to_member
  left join team_members taker on taker.team_id = $1 and taker.id = swap.taken_by
  where swap.team_id = $1 and swap.task_id = claim.task_id and swap.from_member = claim.member_id)`;

// Claims of former members do not count.
const claimsOf = `task_claims claim join active_members member
  on member.team_id = $1 and member.id = claim.member_id
  where claim.team_id = $1 and claim.task_id = task.id`;

const claims = `array(
  select json_build_object('member_id', claim.member_id, 'name', ${nameOf('member')}, 'is_assigned', claim.is_assigned,
    'is_done', claim.done_at is not null, 'swap', ${swap})
  from ${claimsOf} order by claim.claimed_at, claim.member_id)`;

const checklist = `array(
  select json_build_object('id', item.id, 'label', item.label, 'is_done', item.done_at is not null, 'done_by', ${nameOf('doer')})
  from task_items item left join team_members doer on doer.team_id = $1 and doer.id = item.done_by
  where item.team_id = $1 and item.task_id = task.id order by item.place)`;

/** The due time of a task, in SQL over `fromTasks`. */
export const due = '(case when task.is_with_event then event.starts_at else task.due_at end)';
/** Done: everybody who took it finished, and it is full or past due. Never null. */
export const isDone = `(people.taken > 0 and people.done = people.taken and (people.taken >= task.slots or (${due} < now()) is true))`;

/** The task has no event, or its event is neither deleted nor cancelled; `event` is a left join of `live_events`. */
export const isOn = '(task.event_id is null or (event.id is not null and event.cancelled_at is null))';

/** The tasks of team $1, without deleted ones and those of deleted events. */
const fromTasks = `
  from live_tasks task
  left join live_events event on event.team_id = $1 and event.id = task.event_id
  cross join lateral (select count(*)::integer as taken, count(claim.done_at)::integer as done from ${claimsOf}) people
  where task.team_id = $1 and (task.event_id is null or event.id is not null)`;

/** Selects tasks of team $1 as `TaskRow`. Callers append conditions, with parameters from $2 on. */
export const selectTasks = `
  select task.id, task.team_id as "teamId", task.title, task.detail, task.is_with_event as "isWithEvent", ${due} as "dueAt",
    task.time_zone as "timeZone", task.slots, task.repeat_id as "repeatId", task.version, task.changed_at as "changedAt",
    ${isDone} as "isDone",
    case when event.id is not null then json_build_object('id', event.id, 'title', event.title, 'starts_at', event.starts_at,
      'time_zone', event.time_zone, 'is_cancelled', event.cancelled_at is not null) end as event,
    ${claims} as claims, ${checklist} as checklist
  ${fromTasks}`;

const selectTask = sql<TaskRow, [teamId: string, id: string]>`${selectTasks} and task.id = $2`;

/** One task, or undefined. */
export async function findTask(db: Queryable, teamId: string, id: string): Promise<TaskRow | undefined> {
  return (await query(db, selectTask, [teamId, id])).rows[0];
}
