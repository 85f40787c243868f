import type { CheckedFields } from '../../contract/call.ts';
import type { askForSwap as call } from '../../contract/task-claims.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireMembers } from './assign-tasks.ts';
import { changeTask } from './change-task.ts';
import { claimOf } from './claim-of.ts';
import { tellMembers } from './task-mails.ts';

const replace = `
  insert into task_swaps (team_id, id, task_id, from_member, to_member) values ($1, $2, $3, $4, $5)
  on conflict (team_id, task_id, from_member) do update
    set id = excluded.id, to_member = excluded.to_member, taken_by = null, asked_at = now()`;

/**
 * Offers a part of a task to another member, who is told by mail, or to anybody, who sees it on the page. Asking again asks somebody else
 * instead. Refuses `notYours`, `noSuchTask`, `noSuchMember`, `taskDone`, and somebody who is already in it.
 */
export const askForSwap = (app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const claim = claimOf(task, fields.member_id, access);
    if (claim.is_done) throw new Refusal('taskDone');
    const to = fields.to ?? null;
    if (to) {
      await requireMembers(client, task.teamId, [to]);
      if (task.claims.some(({ member_id }) => member_id === to)) throw invalidInput({ to: 'They have a part in it already.' });
    }
    await client.query(replace, [task.teamId, newId(), task.id, claim.member_id, to]);
    if (!to) return;
    const lines = [`${claim.name} asks whether you can take over: ${task.title}.`, 'Say yes or no on the page of the team.'];
    await tellMembers(app, client, [to], { teamId: task.teamId, subject: `${claim.name} asks for a swap: ${task.title}`, lines });
  });
