import type { Task } from '../../contract/tasks.ts';
import { publish } from '../live/publish.ts';
import type { TeamPermission } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import { inTeam, type TeamAccess } from '../teams/index.ts';
import { presentTask } from './present-task.ts';
import { findTask, type TaskRow } from './read-tasks.ts';

type About = { team_id: string; task_id: string };
/** `changed` holds the ids of the changed tasks: this one, and those that `change` adds. */
export type Asked = { client: Queryable; access: TeamAccess; task: TaskRow; changed: Set<string> };

const lockTask = sql<
  never,
  [team_id: string, id: string]
>`select from team_tasks task where team_id = $1 and id = $2 and ${isLive('task')} for update`;

/**
 * Locks a task, checks the permission, and changes and publishes it, so that concurrent changes run one after the other. Resolves to the
 * task after the change. Refuses `noSuchTeam`, `notYours` and `noSuchTask`.
 */
export async function changeTask(
  app: AppContext,
  { team_id: teamId, task_id: taskId }: About,
  viewer: Viewer,
  permission: TeamPermission,
  change: (asked: Asked) => Promise<void>,
): Promise<{ status: 1; response: Task }> {
  const response = await inTeam(app, { teamId, viewer, permission }, async (client, access) => {
    const { rowCount } = await query(client, lockTask, [teamId, taskId]);
    const task = rowCount === 1 ? await findTask(client, teamId, taskId) : undefined;
    if (!task) throw new Refusal('noSuchTask');
    const changed = new Set([taskId]);
    await change({ client, access, task, changed });
    await publish(client, { type: 'task.changed', teamId, taskIds: [...changed], actorIds: [viewer.userId] });
    const after = await findTask(client, teamId, taskId);
    if (!after) throw new Refusal('noSuchTask');
    return presentTask(after, access);
  });
  app.jobs.deliverSoon();
  return { status: 1, response };
}
