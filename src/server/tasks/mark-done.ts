import type { CheckedFields } from '../../contract/call.ts';
import type { markTaskDone as doneCall, tickTaskItem as tickCall } from '../../contract/task-claims.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changeTask } from './change-task.ts';
import { claimOf } from './claim-of.ts';
import { membersOf } from './present-task.ts';

const markClaim = `
  update task_claims set done_at = case when $4 then coalesce(done_at, now()) end where team_id = $1 and task_id = $2 and member_id = $3`;
const markItem = `
  update task_items set done_at = case when $4 then coalesce(done_at, now()) end, done_by = case when $4 then coalesce(done_by, $5) end
  where team_id = $1 and task_id = $2 and id = $3`;

/** Says that somebody's part is done, or is not after all; a swap is not wanted any more then. Refuses `notYours`, `noSuchTask` and `noSuchMember`. */
export const markTaskDone = (app: AppContext, fields: CheckedFields<typeof doneCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { member_id } = claimOf(task, fields.member_id, access);
    await client.query(markClaim, [task.teamId, task.id, member_id, fields.is_done]);
    if (fields.is_done)
      await client.query('delete from task_swaps where team_id = $1 and task_id = $2 and from_member = $3', [
        task.teamId,
        task.id,
        member_id,
      ]);
  });

/** Ticks a line of the checklist. Refuses `notYours` for who has no part in the task, and `noSuchTask` where the line is gone. */
export const tickTaskItem = (app: AppContext, fields: CheckedFields<typeof tickCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const mine = membersOf(access);
    const doer = task.claims.find(({ member_id }) => mine.includes(member_id))?.member_id;
    if (!doer && !may(access.role, 'editTasks')) throw new Refusal('notYours');
    const { rowCount } = await client.query(markItem, [
      task.teamId,
      task.id,
      fields.item_id,
      fields.is_done,
      doer ?? access.memberId ?? null,
    ]);
    if (rowCount === 0) throw new Refusal('noSuchTask');
  });
