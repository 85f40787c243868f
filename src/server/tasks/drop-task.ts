import type { CheckedFields } from '../../contract/call.ts';
import type { dropTask as call } from '../../contract/task-claims.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changeTask } from './change-task.ts';
import { claimOf } from './claim-of.ts';

/** Gives a part of a task back; a swap that was asked for ends with it. Refuses `noSuchTeam`, `notYours`, `noSuchTask`, `noSuchMember` and `taskDone`. */
export const dropTask = (app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const claim = claimOf(task, fields.member_id, access);
    if (claim.is_done) throw new Refusal('taskDone');
    await client.query('delete from task_claims where team_id = $1 and task_id = $2 and member_id = $3', [
      task.teamId,
      task.id,
      claim.member_id,
    ]);
  });
