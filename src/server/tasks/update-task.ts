import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { editTask as editCall, updateTask as call } from '../../contract/tasks.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { recordUnpublished, requireAccess } from '../teams/index.ts';
import { changeTask } from './change-task.ts';
import { localOf } from '../recurrence/index.ts';
import { timingOf } from './task-timing.ts';
import { presentTask } from './present-task.ts';
import { findTask } from './read-tasks.ts';
import { rewriteChecklists } from './rewrite-checklist.ts';
import { requireRoom, othersOfRepeat } from './task-repeats.ts';
import { query, sql } from '../database/sql.ts';

type Fields = CheckedFields<typeof call>;

const write = sql<
  never,
  [
    teamId: string,
    id: string,
    title: string,
    detail: string,
    slots: number,
    eventId: string | null,
    isWithEvent: boolean,
    dueAt: Date | null,
    timeZone: string,
  ]
>`
  update team_tasks set title = $3, detail = $4, slots = $5, event_id = $6, is_with_event = $7, due_at = $8, time_zone = $9,
    version = version + 1, changed_at = now() where team_id = $1 and id = $2`;
const writeLater = sql<never, [teamId: string, laterIds: readonly string[], title: string, detail: string, slots: number]>`
  update team_tasks set title = $3, detail = $4, slots = $5, version = version + 1, changed_at = now()
  where team_id = $1 and id = any($2::uuid[])`;

/**
 * Updates a task, and those after it if wanted. Refuses `notYours`, `noSuchTask`, `noSuchEvent`, `changedMeanwhile`, and fewer people than
 * have claimed it.
 */
export const updateTask = (app: AppContext, fields: Fields, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'editTasks', async ({ client, task, changed }) => {
    if (task.version !== fields.version) throw new Refusal('changedMeanwhile');
    const { title, detail, slots } = fields;
    const timing = await timingOf(client, task.teamId, fields);
    const later = await othersOfRepeat(client, task, fields.scope);
    requireRoom([task, ...later], slots);
    const { event, isWithEvent, dueAt, timeZone } = timing;
    await query(client, write, [task.teamId, task.id, title, detail, slots, event?.id ?? null, isWithEvent, dueAt, timeZone]);
    const laterIds = later.map(({ id }) => id);
    if (laterIds.length > 0) await query(client, writeLater, [task.teamId, laterIds, title, detail, slots]);
    await rewriteChecklists(client, task, later, fields.checklist);
    for (const id of laterIds) changed.add(id);
    await recordUnpublished(
      client,
      { teamId: task.teamId, about: 'task', what: 'changed', actorId: viewer.userId },
      [task, ...later].map((one) => ({ aboutId: one.id, before: { title: one.title, slots: one.slots }, after: { title, slots } })),
    );
  });

/** The values for the task's edit form. Refuses `noSuchTeam`, `notYours` and `noSuchTask`. */
export async function editTask(
  { database: { pool } }: AppContext,
  { team_id, task_id: id }: CheckedFields<typeof editCall>,
  viewer: Viewer,
): Promise<Answer<typeof editCall>> {
  const access = await requireAccess(pool, team_id, viewer.userId, 'editTasks');
  const row = await findTask(pool, team_id, id);
  if (!row) throw new Refusal('noSuchTask');
  const local = row.dueAt && !row.isWithEvent ? localOf(row.dueAt, row.timeZone) : null;
  return { status: 1, response: presentTask(row, access), due_local: local };
}
