import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

/** A task that the person took in a team and has not finished. `dueAt` is null if it has no day. */
export type OwnTask = {
  readonly title: string;
  readonly team: string;
  readonly event: string | null;
  readonly dueAt: Date | null;
  readonly timeZone: string;
};

const read = sql<OwnTask, [userId: string]>`
  select task.title, team.name as team, event.title as event,
    case when task.is_with_event then event.starts_at else task.due_at end as "dueAt", task.time_zone as "timeZone"
  from participants member
  join task_claims claim on claim.team_id = member.team_id and claim.member_id = member.id and claim.done_at is null
  join live_tasks task on task.team_id = claim.team_id and task.id = claim.task_id
  join live_teams team on team.id = task.team_id
  left join live_events event on event.team_id = task.team_id and event.id = task.event_id
  where member.user_id = $1 and (task.event_id is null or (event.id is not null and event.cancelled_at is null))
    and ((case when task.is_with_event then event.starts_at else task.due_at end) is null
      or (case when task.is_with_event then event.starts_at else task.due_at end) > now() - interval '14 days')
  order by "dueAt" nulls last, task.id limit 8`;

/** The tasks that somebody took and has not finished, the next due first, at most eight. */
export const ownTasks = async (db: Queryable, userId: string): Promise<OwnTask[]> => (await query(db, read, [userId])).rows;
