import type { CheckedFields } from '../../contract/call.ts';
import type {
  askForSwap as askCall,
  decideSwap as decideCall,
  takeSwap as takeCall,
  withdrawSwap as withdrawCall,
} from '../../contract/task-claims.ts';
import { may, mayInTeam } from '../../contract/team-roles.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { notify } from '../notifications/index.ts';
import { changeTask } from './change-task.ts';
import { membersOf, readReader } from './present-task.ts';
import type { TaskRow } from './read-tasks.ts';
import { claimOf, onlyMemberOf, requireMembers } from './task-claims.ts';
import { swapAsked, swapRefused, swapTaken, taskSwapped } from './task-notifications.ts';

const writeSwap = sql<never, [teamId: string, id: string, taskId: string, memberId: string, to: string | null]>`
  insert into task_swaps (team_id, id, task_id, from_member, to_member) values ($1, $2, $3, $4, $5)
  on conflict (team_id, task_id, from_member) do update
    set id = excluded.id, to_member = excluded.to_member, taken_by = null, asked_at = excluded.asked_at`;

/**
 * Offers a claim to another member, who is notified, or to everybody, who see it on the page. A second offer replaces the first. Refuses
 * `notYours`, `noSuchTask`, `noSuchMember`, `taskDone`, and a member who already has a part in the task.
 */
export const askForSwap = (app: AppContext, fields: CheckedFields<typeof askCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const claim = claimOf(task, fields.member_id, access);
    if (claim.is_done) throw new Refusal('taskDone');
    const to = fields.to_member_id ?? null;
    if (to) {
      await requireMembers(client, task.teamId, [to]);
      if (task.claims.some(({ member_id }) => member_id === to)) throw invalidInput({ to_member_id: 'They have a part in it already.' });
    }
    await query(client, writeSwap, [task.teamId, newId(), task.id, claim.member_id, to]);
    if (!to) return;
    const { teamId, title } = task;
    await notify(app, client, swapAsked, { teamId, title, from: claim.name }, { teamId, memberIds: [to] });
  });

const changeTaskSwap = sql<
  never,
  [teamId: string, id: string, member: string]
>`update task_swaps set taken_by = $3 where team_id = $1 and id = $2`;

/**
 * Takes over an offered claim. Staff are notified and must approve, unless the team needs no approval or staff take it themselves. Refuses
 * `notYours`, `noSuchTask`, `noSuchSwap` if it was taken meanwhile, and `noSuchMember`.
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
    await query(client, changeTaskSwap, [task.teamId, swap.id, member]);
    const { teamId, title } = task;
    const about = { teamId, title, from: claim.name, to: taker.name };
    await notify(app, client, swapTaken, about, { teamId, roles: mayInTeam.approveSwaps });
  });

const deleteTaskSwap = sql<never, [teamId: string, id: string]>`delete from task_swaps where team_id = $1 and id = $2`;

/** Withdraws an offered swap. Refuses `notYours`, `noSuchTask` and `noSuchSwap`. */
export const withdrawSwap = (app: AppContext, fields: CheckedFields<typeof withdrawCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { claim, swap } = findSwap(task, fields.swap_id);
    claimOf(task, claim.member_id, access);
    await query(client, deleteTaskSwap, [task.teamId, swap.id]);
  });

const deleteSwap = sql<never, [teamId: string, id: string]>`delete from task_swaps where team_id = $1 and id = $2`;

/**
 * Approves or refuses a swap, as staff; the member who was asked may refuse it too. After a refusal the holder keeps the claim, and both
 * are notified. Refuses `notYours`, `noSuchTask` and `noSuchSwap`.
 */
export const decideSwap = (app: AppContext, fields: CheckedFields<typeof decideCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { claim, swap } = findSwap(task, fields.swap_id);
    const isAsked = swap.to !== null && membersOf(access).includes(swap.to.id);
    const mayApprove = may(access.role, 'approveSwaps');
    if (!mayApprove && !(isAsked && !fields.is_approved)) throw new Refusal('notYours');
    if (fields.is_approved) {
      if (!swap.taken_by || task.claims.some(({ member_id }) => member_id === swap.taken_by?.id)) throw new Refusal('noSuchSwap');
      return finishSwap(app, client, { task, claim, taker: swap.taken_by, by: viewer });
    }
    await query(client, deleteSwap, [task.teamId, swap.id]);
    const { teamId, title } = task;
    const memberIds = [claim.member_id, ...(swap.taken_by ? [swap.taken_by.id] : [])];
    await notify(app, client, swapRefused, { teamId, title, from: claim.name }, { teamId, memberIds });
  });

type Claim = TaskRow['claims'][number];

/** A pending swap with the claim that it is about. Refuses `noSuchSwap`. */
function findSwap(task: TaskRow, swapId: string): { claim: Claim; swap: NonNullable<Claim['swap']> } {
  const claim = task.claims.find(({ swap }) => swap?.id === swapId);
  if (!claim?.swap) throw new Refusal('noSuchSwap');
  return { claim, swap: claim.swap };
}

type Swapped = { task: TaskRow; claim: TaskRow['claims'][number]; taker: { id: string; name: string }; by: Viewer };

const addTaskClaim = sql<
  never,
  [teamId: string, taskId: string, memberId: string, userId: string]
>`insert into task_claims (team_id, task_id, member_id, claimed_by) values ($1, $2, $3, $4)`;

const deleteTaskClaim = sql<
  never,
  [teamId: string, taskId: string, holderId: string, takerId: string]
>`delete from task_claims where team_id = $1 and task_id = $2 and member_id in ($3, $4)`;

/** Replaces the holder's claim by the taker's and notifies both. The swap is deleted with the holder's claim. */
async function finishSwap(app: AppContext, client: Queryable, { task, claim, taker, by }: Swapped): Promise<void> {
  await query(client, deleteTaskClaim, [task.teamId, task.id, claim.member_id, taker.id]);
  await query(client, addTaskClaim, [task.teamId, task.id, taker.id, by.userId]);
  const { teamId, title } = task;
  const about = { teamId, title, from: claim.name, to: taker.name };
  await notify(app, client, taskSwapped, about, { teamId, memberIds: [claim.member_id, taker.id] });
}
