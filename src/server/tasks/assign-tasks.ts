import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';
import { tellMembers } from './task-mails.ts';

type Assigned = { teamId: string; taskIds: readonly string[]; memberIds: readonly string[]; by: Viewer };

const insert = `
  insert into task_claims (team_id, task_id, member_id, is_assigned, claimed_by)
  select $1, task.id, member.id, true, $4 from unnest($2::uuid[]) as task (id) cross join unnest($3::uuid[]) as member (id)
  on conflict do nothing`;

/** Gives tasks to members, who are told by mail. Whether there is room is the caller's to see. Refuses `noSuchMember`. */
export async function assignTasks(app: AppContext, client: Queryable, { teamId, taskIds, memberIds, by }: Assigned): Promise<void> {
  if (memberIds.length === 0) return;
  await requireMembers(client, teamId, memberIds);
  await client.query(insert, [teamId, taskIds, memberIds, by.userId]);
  const { rows } = await client.query<{ title: string }>('select title from team_tasks where team_id = $1 and id = $2', [
    teamId,
    taskIds[0],
  ]);
  const title = rows[0]?.title ?? '';
  const times = taskIds.length > 1 ? ` It comes ${taskIds.length} times.` : '';
  const lines = [`${by.fullName} gave you a task: ${title}.${times}`, 'If you cannot do it, ask for a swap on the page of the team.'];
  await tellMembers(app, client, memberIds, { teamId, subject: `A task for you: ${title}`, lines });
}

/** Refuses `noSuchMember` where one of them is not on the roster, or only follows the team. */
export async function requireMembers(client: Queryable, teamId: string, memberIds: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from team_members
     where team_id = $1 and id = any($2::uuid[]) and removed_at is null and role <> 'follower'`,
    [teamId, memberIds],
  );
  if (rows[0]?.count !== memberIds.length) throw new Refusal('noSuchMember');
}
