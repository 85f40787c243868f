import type { Task } from '../../contract/task.ts';
import type { TeamDeed } from '../../contract/team-roles.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import type { Runs } from '../jobs/jobs.ts';
import { requireStanding, type Standing } from '../teams/index.ts';
import { presentTask } from './present-task.ts';
import { findTask, type TaskRow } from './read-tasks.ts';

type About = { team_id: string; id: string };
export type Asked = { client: Runs; standing: Standing; task: TaskRow };

/**
 * Does one thing to a task at a time: who comes at the same instant waits, and sees what the first one left. Resolves to the task as
 * it is then. Refuses `noSuchTeam`, `notYours` and `noSuchTask`.
 */
export async function changeTask(
  house: House,
  { team_id, id }: About,
  viewer: Viewer,
  deed: TeamDeed,
  change: (asked: Asked) => Promise<void>,
): Promise<{ status: 1; response: Task }> {
  const response = await inTransaction(house.database.pool, async (client) => {
    const standing = await requireStanding(client, team_id, viewer.userId, deed);
    const { rowCount } = await client.query('select from team_tasks where team_id = $1 and id = $2 and deleted_at is null for update', [
      team_id,
      id,
    ]);
    const task = rowCount === 1 ? await findTask(client, team_id, id) : undefined;
    if (!task) throw new Refusal('noSuchTask');
    await change({ client, standing, task });
    const after = await findTask(client, team_id, id);
    if (!after) throw new Refusal('noSuchTask');
    return presentTask(after, standing);
  });
  house.jobs.deliverSoon();
  return { status: 1, response };
}
