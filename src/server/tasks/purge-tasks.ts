import type pg from 'pg';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { isUndoable, queuePurge } from '../jobs/undo.ts';
import type { JobKind } from '../module/define-module.ts';

const purge = 'task-purge';

// The last task of a repeat decides whether the repeat goes on (`followSeries`), so deleted tasks are kept as long as the repeat has
// others.
const deleteTasks = sql<never, [teamId: string]>`
  delete from team_tasks task
  where task.team_id = $1 and task.deleted_at is not null and not ${isUndoable('task.deleted_at')}
    and (task.repeat_id is null
      or not exists (select from live_tasks other where other.team_id = $1 and other.repeat_id = task.repeat_id))`;

const deleteRepeats = sql<never, [teamId: string]>`
  delete from task_repeats repeat
  where repeat.team_id = $1 and not exists (select from team_tasks task where task.team_id = $1 and task.repeat_id = repeat.id)`;

// Locks in the same way as adding or restoring the tasks of a repeat.
const lockTasks = sql<never, [teamId: string]>`
  select from team_tasks where team_id = $1 and deleted_at is not null order by id for update`;

/** Purges a team's deleted tasks that can no longer be restored, with their checklists, claims and swaps. */
async function purgeTasks({ database: { pool } }: AppContext, teamId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await query(client, lockTasks, [teamId]);
    await query(client, deleteTasks, [teamId]);
    await query(client, deleteRepeats, [teamId]);
  });
}

export const purgeTasksJob: JobKind = { kind: purge, work: (app, { teamId = '' }) => purgeTasks(app, teamId) };

/** Queues the purge of the tasks that this transaction deletes, for when the undo time is over. */
export const queueTaskPurge = (app: AppContext, client: pg.PoolClient, teamId: string): Promise<void> =>
  queuePurge(app.jobs, client, purge, { teamId }, new Date());
