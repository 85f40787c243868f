import { mayInTeam } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { publish } from '../live/publish.ts';
import { notify } from '../notifications/index.ts';
import { tasksFreed } from './task-notifications.ts';

type Freed = { taskId: string; title: string; name: string; event: string; startsAt: Date; timeZone: string };

const free = prepared(
  'free-tasks',
  sql<Freed, [teamId: string, eventId: string, memberId: string]>`
  with freed as (
    delete from task_claims claim using live_tasks task
    where claim.team_id = $1 and claim.member_id = $3 and claim.done_at is null
      and task.team_id = $1 and task.id = claim.task_id and task.event_id = $2
    returning claim.team_id, claim.member_id, task.id, task.title)
  select freed.id as "taskId", freed.title, trim(member.first_name || ' ' || member.last_name) as name, event.title as event, event.starts_at as "startsAt",
    event.time_zone as "timeZone"
  from freed join team_members member on member.team_id = $1 and member.id = freed.member_id
  join team_events event on event.team_id = $1 and event.id = $2 order by freed.title`,
);

const whenOf = ({ startsAt, timeZone }: Freed) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone })
    .format(startsAt)
    .replace(',', '');

/**
 * Releases the tasks that a member claimed for an event and then declined, inside the transaction of that answer, and notifies the
 * managers. Finished tasks stay assigned. Resolves to the titles of the released tasks. The caller delivers the mail.
 */
export async function freeTasksOf(
  app: AppContext,
  client: Queryable,
  teamId: string,
  eventId: string,
  memberId: string,
): Promise<string[]> {
  const { rows } = await query(client, free, [teamId, eventId, memberId]);
  const [first] = rows;
  if (!first) return [];
  await publish(client, { type: 'task.changed', teamId, taskIds: rows.map(({ taskId }) => taskId) });
  const titles = rows.map(({ title }) => title);
  const about = { teamId, titles, name: first.name, event: first.event, when: whenOf(first) };
  await notify(app, client, tasksFreed, about, { teamId, roles: mayInTeam.editTeam });
  return titles;
}
