import type { Answer } from '../../contract/call.ts';
import type { listMyTasks as call } from '../../contract/task-claims.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { due, isOn } from './read-tasks.ts';
import { prepared, query, sql } from '../database/sql.ts';

type Mine = Omit<Answer<typeof call>['response'][number], 'due_at'> & { due_at: Date | null };
type Asked = Omit<Answer<typeof call>['asked'][number], 'due_at'> & { due_at: Date | null };
type Open = Answer<typeof call>['open'][number];

const mostShown = 6;

/**
 * The members for whom user $1 may act: their own, and those whose guardian they are. The statements materialize them, because PostgreSQL may
 * find them again for every task.
 */
const people = `
  select member.team_id, member.id, null::text as ward from participants member
  where member.user_id = $1
  union all
  select member.team_id, member.id, member.first_name from active_guardians guardian
  join active_members member on member.team_id = guardian.team_id and member.id = guardian.member_id
  where guardian.user_id = $1 and member.user_id is distinct from $1`;
const tasks = `
  join live_tasks task on task.team_id = person.team_id
  left join live_events event on event.team_id = task.team_id and event.id = task.event_id
  join live_teams team on team.id = task.team_id`;

const readMine = prepared(
  'my-tasks',
  sql<Mine, [userId: string]>`
  with person as materialized (${people})
  select task.team_id, team.name as team_name, task.id as task_id, task.title, event.title as event_title, ${due} as due_at, task.time_zone,
    person.id as member_id, person.ward, false as is_done
  from person ${tasks}
  join task_claims claim on claim.team_id = task.team_id and claim.task_id = task.id and claim.member_id = person.id and claim.done_at is null
  where ${isOn} and (${due} is null or ${due} > now() - interval '14 days')
  order by ${due} nulls last, task.id, person.id limit ${mostShown}`,
);

// A member who already has a part in the task cannot take another.
const readAsked = prepared(
  'my-asked-swaps',
  sql<Asked, [userId: string]>`
  with person as materialized (${people})
  select task.team_id, team.name as team_name, task.id as task_id, task.title, event.title as event_title, ${due} as due_at, task.time_zone,
    swap.id as swap_id, trim(holder.first_name || ' ' || holder.last_name) as "from", person.id as member_id, person.ward
  from person ${tasks}
  join task_swaps swap on swap.team_id = task.team_id and swap.task_id = task.id and swap.to_member = person.id and swap.taken_by is null
  join active_members holder on holder.team_id = swap.team_id and holder.id = swap.from_member
  where ${isOn} and (${due} is null or ${due} > now())
    and not exists (select from task_claims claim where claim.team_id = task.team_id and claim.task_id = task.id and claim.member_id = person.id)
  order by ${due} nulls last, swap.id limit ${mostShown}`,
);

const readOpen = prepared(
  'my-open-tasks',
  sql<Open, [userId: string]>`
  with person as materialized (select distinct on (team_id) * from (${people}) one order by team_id, id)
  select team.id as team_id, team.name as team_name, count(*)::integer as count
  from person ${tasks}
  where ${isOn} and (${due} is null or ${due} between now() and now() + interval '30 days')
    and task.slots > (select count(*) from task_claims claim join active_members member
      on member.team_id = claim.team_id and member.id = claim.member_id
      where claim.team_id = task.team_id and claim.task_id = task.id)
  group by team.id, team.name order by count desc, team.name limit ${mostShown}`,
);

const present = <T extends { due_at: Date | null }>(row: T) => ({ ...row, due_at: row.due_at?.toISOString() ?? null });

/**
 * The tasks in all teams that the user and their children have claimed, sorted by due time; swaps that others offer them; and open tasks.
 */
export async function listMyTasks({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Answer<typeof call>> {
  const [mine, asked, open] = await Promise.all([
    query(pool, readMine, [userId]),
    query(pool, readAsked, [userId]),
    query(pool, readOpen, [userId]),
  ]);
  return { status: 1, response: mine.rows.map(present), asked: asked.rows.map(present), open: open.rows };
}
