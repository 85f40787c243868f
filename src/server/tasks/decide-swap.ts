import type { CheckedFields } from '../../contract/call.ts';
import type { decideSwap as call } from '../../contract/task-claims.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { changeTask } from './change-task.ts';
import { findSwap } from './find-swap.ts';
import { finishSwap } from './finish-swap.ts';
import { membersOf } from './present-task.ts';
import { tellMembers } from './task-mails.ts';

/**
 * Staff agree to a swap that somebody would take, or refuse it; who was asked for one refuses it the same way. The holder keeps the part
 * then, and both are told by mail. Refuses `notYours`, `noSuchTask` and `noSuchSwap`.
 */
export const decideSwap = (app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { claim, swap } = findSwap(task, fields.swap_id);
    const isAsked = swap.to !== null && membersOf(access).includes(swap.to.id);
    const mayApprove = may(access.role, 'approveSwaps');
    if (!mayApprove && !(isAsked && !fields.is_approved)) throw new Refusal('notYours');
    if (fields.is_approved) {
      if (!swap.taken_by || task.claims.some(({ member_id }) => member_id === swap.taken_by?.id)) throw new Refusal('noSuchSwap');
      return finishSwap(app, client, { task, claim, taker: swap.taken_by, by: viewer });
    }
    await client.query('delete from task_swaps where team_id = $1 and id = $2', [task.teamId, swap.id]);
    const told = [claim.member_id, ...(swap.taken_by ? [swap.taken_by.id] : [])];
    const lines = [`The swap was refused, so ${claim.name} still does ${task.title}.`];
    await tellMembers(app, client, told, { teamId: task.teamId, subject: `Not swapped: ${task.title}`, lines });
  });
