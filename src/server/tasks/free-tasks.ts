import type { House } from '../http/house.ts';
import type { Runs } from '../jobs/jobs.ts';
import { tellManagers } from './task-mails.ts';

type Freed = { title: string; name: string };

const free = `
  with freed as (
    delete from task_claims claim using team_tasks task
    where claim.team_id = $1 and claim.member_id = $3 and claim.done_at is null
      and task.team_id = claim.team_id and task.id = claim.task_id and task.event_id = $2 and task.deleted_at is null
    returning claim.team_id, claim.member_id, task.title)
  select freed.title, trim(member.first_name || ' ' || member.last_name) as name
  from freed join team_members member on member.team_id = freed.team_id and member.id = freed.member_id order by freed.title`;

/**
 * Frees what a member has taken for an event they do not come to, inside the transaction of that answer, and tells the managers by mail.
 * What is done stays theirs. Resolves to the titles. The caller delivers the mail.
 */
export async function freeTasksOf(
  house: Pick<House, 'jobs' | 'environment'>,
  client: Runs,
  teamId: string,
  eventId: string,
  memberId: string,
): Promise<string[]> {
  const { rows } = await client.query<Freed>({ name: 'free-tasks', text: free, values: [teamId, eventId, memberId] });
  const [first] = rows;
  if (!first) return [];
  const titles = rows.map(({ title }) => title);
  const lines = [`${first.name} does not come, so somebody else is needed for: ${titles.join(', ')}.`];
  await tellManagers(house, client, { teamId, subject: `Free again: ${titles.join(', ')}`, lines });
  return titles;
}
