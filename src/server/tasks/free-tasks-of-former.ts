import { mayInTeam } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { publish } from '../live/publish.ts';
import { notify } from '../notifications/index.ts';
import { due, isOn } from './read-tasks.ts';
import { tasksLeft } from './task-notifications.ts';

type Freed = { taskId: string; title: string; name: string; team: string; isNeeded: boolean };

const free = sql<Freed, [teamId: string, memberId: string]>`
  with freed as (
    delete from task_claims where team_id = $1 and member_id = $2 and done_at is null returning task_id)
  select task.id as "taskId", task.title, trim(member.first_name || ' ' || member.last_name) as name, team.name as team,
    ${isOn} and (${due} < now()) is not true as "isNeeded"
  from freed join live_tasks task on task.team_id = $1 and task.id = freed.task_id
  left join live_events event on event.team_id = $1 and event.id = task.event_id
  join live_teams team on team.id = $1
  join team_members member on member.team_id = $1 and member.id = $2
  order by task.title, task.id`;

type Former = { readonly teamId: string; readonly memberId: string; readonly userId?: string };

/**
 * Releases all unfinished tasks of a member who leaves or has left for good, in the caller's transaction, and notifies the managers of those
 * that are still to be done; not the member themselves, whose account may be given. Repeating it has no effect.
 */
export async function freeTasksOfFormer(app: AppContext, client: Queryable, { teamId, memberId, userId }: Former): Promise<void> {
  const { rows } = await query(client, free, [teamId, memberId]);
  const [first] = rows;
  if (!first) return;
  await publish(client, { type: 'task.changed', teamId, taskIds: rows.map(({ taskId }) => taskId), actorIds: [] });
  const titles = rows.filter(({ isNeeded }) => isNeeded).map(({ title }) => title);
  if (titles.length === 0) return;
  const about = { teamId, titles, name: first.name, team: first.team };
  await notify(app, client, tasksLeft, about, { teamId, roles: mayInTeam.editTeam, except: userId });
}

const lockFormer = sql<never, [teamId: string, memberId: string]>`
  select from team_members where team_id = $1 and id = $2 and removed_at is not null for update`;

/** As `freeTasksOfFormer`, unless the member was restored. */
export async function freeTasksIfRemoved(app: AppContext, client: Queryable, teamId: string, memberId: string): Promise<void> {
  const { rowCount } = await query(client, lockFormer, [teamId, memberId]);
  if (rowCount) await freeTasksOfFormer(app, client, { teamId, memberId });
}
