import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { deleteTask as deleteCall, restoreTask as restoreCall } from '../../contract/tasks.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { isUndoable } from '../jobs/undo.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, recordChanges } from '../teams/index.ts';
import { presentTask } from './present-task.ts';
import { queueTaskPurge } from './purge-tasks.ts';
import { findTask } from './read-tasks.ts';
import { othersOfRepeat } from './task-repeats.ts';

const lock = sql<
  { version: number },
  [teamId: string, id: string]
>`select version from team_tasks task where team_id = $1 and id = $2 and ${isLive('task')} for update`;
const remove = sql<
  never,
  [teamId: string, ids: readonly string[]]
>`update team_tasks set deleted_at = now(), version = version + 1 where team_id = $1 and id = any($2::uuid[])`;
const lockDeleted = sql<{ isUndoable: boolean }, [teamId: string, id: string]>`
  select (${isUndoable('deleted_at')}) is true as "isUndoable" from team_tasks
  where team_id = $1 and id = $2 and deleted_at is not null for update`;
// Tasks that were deleted together have the same `deleted_at`.
const bringBack = sql<{ id: string; title: string }, [teamId: string, id: string]>`
  update team_tasks task set deleted_at = null, version = task.version + 1 from team_tasks named
  where named.team_id = $1 and named.id = $2 and named.deleted_at is not null and task.team_id = $1
    and (task.id = named.id or (task.repeat_id = named.repeat_id and task.deleted_at = named.deleted_at))
  returning task.id, task.title`;

/**
 * Deletes a task, and those after it if wanted. Claims are kept, so that an undo restores them. Refuses `notYours`, `noSuchTask` and
 * `changedMeanwhile`.
 */
export const deleteTask = (app: AppContext, fields: CheckedFields<typeof deleteCall>, viewer: Viewer): Promise<Answer<typeof deleteCall>> =>
  inTeam(app, { teamId: fields.team_id, viewer, permission: 'editTasks' }, async (client) => {
    const { team_id: teamId, task_id: id } = fields;
    const { rows } = await query(client, lock, [teamId, id]);
    const task = rows[0] && (await findTask(client, teamId, id));
    if (!task) throw new Refusal('noSuchTask');
    if (task.version !== fields.version) throw new Refusal('changedMeanwhile');
    const later = await othersOfRepeat(client, task, fields.scope);
    const tasks = [task, ...later];
    const ids = tasks.map((one) => one.id);
    await query(client, remove, [teamId, ids]);
    await queueTaskPurge(app, client, teamId);
    await recordChanges(
      client,
      { teamId, about: 'task', what: 'removed', actorId: viewer.userId },
      tasks.map((one) => ({ aboutId: one.id, before: { title: one.title } })),
    );
    return { status: 1, count: ids.length };
  });

/** Restores what `deleteTask` deleted. Refuses `notYours`, `noSuchTask` if it is not deleted, and `undoOver` after ten minutes. */
export const restoreTask = (
  app: AppContext,
  fields: CheckedFields<typeof restoreCall>,
  viewer: Viewer,
): Promise<Answer<typeof restoreCall>> =>
  inTeam(app, { teamId: fields.team_id, viewer, permission: 'editTasks' }, async (client, access) => {
    const { team_id: teamId, task_id: id } = fields;
    const { rows } = await query(client, lockDeleted, [teamId, id]);
    if (rows[0]?.isUndoable === false) throw new Refusal('undoOver');
    const { rows: restored } = await query(client, bringBack, [teamId, id]);
    const task = await findTask(client, teamId, id);
    if (restored.length === 0 || !task) throw new Refusal('noSuchTask');
    await recordChanges(
      client,
      { teamId, about: 'task', what: 'restored', actorId: viewer.userId },
      restored.map((one) => ({ aboutId: one.id, after: { title: one.title } })),
    );
    return { status: 1, response: presentTask(task, access), count: restored.length };
  });
