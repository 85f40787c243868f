import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';
import type { TaskRow } from './read-tasks.ts';
import { tellMembers } from './task-mails.ts';

type Swapped = { task: TaskRow; claim: TaskRow['claims'][number]; taker: { id: string; name: string }; by: Viewer };

/** Puts the taker in the place of the holder, and tells both by mail. The swap ends with the claim it was about. */
export async function finishSwap(app: AppContext, client: Queryable, { task, claim, taker, by }: Swapped): Promise<void> {
  await client.query('delete from task_claims where team_id = $1 and task_id = $2 and member_id in ($3, $4)', [
    task.teamId,
    task.id,
    claim.member_id,
    taker.id,
  ]);
  await client.query('insert into task_claims (team_id, task_id, member_id, claimed_by) values ($1, $2, $3, $4)', [
    task.teamId,
    task.id,
    taker.id,
    by.userId,
  ]);
  const lines = [`${taker.name} does ${task.title} instead of ${claim.name}.`];
  await tellMembers(app, client, [claim.member_id, taker.id], { teamId: task.teamId, subject: `Swapped: ${task.title}`, lines });
}
