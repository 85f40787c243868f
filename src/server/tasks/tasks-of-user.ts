import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { freeTasksOfFormer } from './free-tasks-of-former.ts';

const findPlaces = sql<{ teamId: string; memberId: string }, [userId: string]>`
  select team_id as "teamId", id as "memberId" from team_members where user_id = $1 order by team_id, id`;

/** Releases a user's unfinished tasks when their account is deleted. Runs before their memberships are erased. */
export async function freeTasksOfUser(app: AppContext, client: Queryable, userId: string): Promise<void> {
  const { rows } = await query(client, findPlaces, [userId]);
  for (const place of rows) await freeTasksOfFormer(app, client, { ...place, userId });
}

const read = sql<Record<string, unknown>, [userId: string]>`
  select team.name as team, task.title, task.detail, claim.claimed_at, claim.done_at
  from team_members member
  join task_claims claim on claim.team_id = member.team_id and claim.member_id = member.id
  join team_tasks task on task.team_id = claim.team_id and task.id = claim.task_id
  join teams team on team.id = task.team_id
  where member.user_id = $1 order by claim.claimed_at, task.id`;

/** The tasks that a user has claimed, for the export of their data. */
export async function exportTasksOf(db: Queryable, userId: string): Promise<Record<string, unknown>[]> {
  return (await query(db, read, [userId])).rows;
}
