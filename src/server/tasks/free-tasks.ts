import { mayInTeam } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { publish } from '../live/publish.ts';
import { notifyEach } from '../notifications/index.ts';
import { tasksFreed } from './task-notifications.ts';

/** A member who declined an event of the team. */
type Declined = { readonly eventId: string; readonly memberId: string };
type Freed = Declined & { taskId: string; title: string; name: string; event: string; startsAt: Date; timeZone: string };

const free = prepared(
  'free-tasks',
  sql<Freed, [teamId: string, eventIds: readonly string[], memberIds: readonly string[]]>`
  with freed as (
    delete from task_claims claim using live_tasks task, unnest($2::uuid[], $3::uuid[]) as declined (event_id, member_id)
    where claim.team_id = $1 and claim.member_id = declined.member_id and claim.done_at is null
      and task.team_id = $1 and task.id = claim.task_id and task.event_id = declined.event_id
    returning claim.member_id, task.id, task.title, task.event_id)
  select freed.id as "taskId", freed.title, member.id as "memberId", trim(member.first_name || ' ' || member.last_name) as name,
    event.id as "eventId", event.title as event, event.starts_at as "startsAt", event.time_zone as "timeZone"
  from freed join team_members member on member.team_id = $1 and member.id = freed.member_id
  join team_events event on event.team_id = $1 and event.id = freed.event_id order by event.starts_at, event.id, member.id, freed.title`,
);

const whenOf = ({ startsAt, timeZone }: Freed) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone })
    .format(startsAt)
    .replace(',', '');

/**
 * Releases the tasks that members claimed for events which they declined, inside the transaction of those answers, and notifies the
 * managers: one message for each member and event. Finished tasks stay assigned. The caller delivers the mail.
 */
export async function freeTasksOf(app: AppContext, client: Queryable, teamId: string, declined: readonly Declined[]): Promise<void> {
  if (declined.length === 0) return;
  const values = [teamId, declined.map(({ eventId }) => eventId), declined.map(({ memberId }) => memberId)] as const;
  const { rows } = await query(client, free, values);
  if (rows.length === 0) return;
  const taskIds = [...new Set(rows.map(({ taskId }) => taskId))];
  await publish(client, { type: 'task.changed', teamId, taskIds, actorIds: [] });
  const recipients = { teamId, roles: mayInTeam.editTeam };
  const notices = [...Map.groupBy(rows, ({ eventId, memberId }) => `${eventId} ${memberId}`).values()].flatMap((freed) => {
    const [first] = freed;
    if (!first) return [];
    const about = { teamId, titles: freed.map(({ title }) => title), name: first.name, event: first.event, when: whenOf(first) };
    return [{ about, recipients }];
  });
  await notifyEach(app, client, tasksFreed, notices);
}
