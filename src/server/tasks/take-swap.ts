import type { CheckedFields } from '../../contract/call.ts';
import type { takeSwap as takeCall, withdrawSwap as withdrawCall } from '../../contract/task-claims.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireMembers } from './assign-tasks.ts';
import { changeTask } from './change-task.ts';
import { onlyMemberOf } from './claim-task.ts';
import { claimOf } from './claim-of.ts';
import { findSwap } from './find-swap.ts';
import { finishSwap } from './finish-swap.ts';
import { membersOf } from './present-task.ts';
import { tellApprovers } from './task-mails.ts';
import { readReader } from './task-reader.ts';

/**
 * Takes over somebody's part. Staff have to agree, who are told by mail; where the team asks for no approval, or staff take it
 * themselves, it is theirs at once. Refuses `notYours`, `noSuchTask`, `noSuchSwap` where it was taken meanwhile, and `noSuchMember`.
 */
export const takeSwap = (app: AppContext, fields: CheckedFields<typeof takeCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { claim, swap } = findSwap(task, fields.swap_id);
    const member = fields.member_id ?? swap.to?.id ?? onlyMemberOf(access);
    if (!membersOf(access).includes(member) || (swap.to && swap.to.id !== member)) throw new Refusal('notYours');
    if (swap.taken_by || task.claims.some(({ member_id }) => member_id === member)) throw new Refusal('noSuchSwap');
    await requireMembers(client, task.teamId, [member]);
    const reader = await readReader(client, access);
    const taker = { id: member, name: reader.members.find(({ id }) => id === member)?.name ?? '' };
    if (!reader.swaps_need_approval || may(access.role, 'approveSwaps')) return finishSwap(app, client, { task, claim, taker, by: viewer });
    await client.query('update task_swaps set taken_by = $3 where team_id = $1 and id = $2', [task.teamId, swap.id, member]);
    const lines = [
      `${taker.name} would take over ${task.title} from ${claim.name}.`,
      'Please agree, or refuse it, on the page of the team.',
    ];
    await tellApprovers(app, client, { teamId: task.teamId, subject: `A swap waits for you: ${task.title}`, lines });
  });

/** Keeps what was offered. Refuses `notYours`, `noSuchTask` and `noSuchSwap`. */
export const withdrawSwap = (app: AppContext, fields: CheckedFields<typeof withdrawCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { claim, swap } = findSwap(task, fields.swap_id);
    claimOf(task, claim.member_id, access);
    await client.query('delete from task_swaps where team_id = $1 and id = $2', [task.teamId, swap.id]);
  });
