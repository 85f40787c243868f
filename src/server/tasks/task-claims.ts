import type { CheckedFields } from '../../contract/call.ts';
import type {
  claimTask as claimCall,
  dropTask as dropCall,
  markTaskDone as doneCall,
  tickTaskItem as tickCall,
} from '../../contract/task-claims.ts';
import { may } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { notify } from '../notifications/index.ts';
import type { TeamAccess } from '../teams/index.ts';
import { changeTask } from './change-task.ts';
import { membersOf } from './present-task.ts';
import type { TaskRow } from './read-tasks.ts';
import { taskGiven } from './task-notifications.ts';

const insertClaim = sql<
  never,
  [teamId: string, id: string, member: string, userId: string]
>`insert into task_claims (team_id, task_id, member_id, claimed_by) values ($1, $2, $3, $4)`;

const deleteTaskClaim = sql<
  never,
  [teamId: string, id: string, member: string]
>`delete from task_claims where team_id = $1 and task_id = $2 and member_id = $3`;

/**
 * Claims a task for oneself or a ward; staff may assign it to others. Claiming twice has no further effect. Refuses `noSuchTeam`,
 * `notYours`, `noSuchTask`, `noSuchMember`, `taskFull` and `taskOver`.
 */
export const claimTask = (app: AppContext, fields: CheckedFields<typeof claimCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const member = fields.member_id ?? onlyMemberOf(access);
    const isMine = membersOf(access).includes(member);
    if (!isMine && !may(access.role, 'editTasks')) throw new Refusal('notYours');
    if (task.claims.some(({ member_id }) => member_id === member)) return;
    if (task.event?.is_cancelled) throw new Refusal('taskOver');
    if (task.claims.length >= task.slots) throw new Refusal('taskFull');
    // `claims` leaves out former members, so a row of this member may still exist.
    await query(client, deleteTaskClaim, [task.teamId, task.id, member]);
    if (isMine) await query(client, insertClaim, [task.teamId, task.id, member, viewer.userId]);
    else await assignTasks(app, client, { teamId: task.teamId, taskIds: [task.id], memberIds: [member], by: viewer });
  });

/** The member that the call is for if it names none: the viewer's own, or a guardian's only child. Refuses if there are several. */
export function onlyMemberOf(access: TeamAccess): string {
  const mine = membersOf(access);
  const member = mine.find((one) => one === access.memberId) ?? (mine.length === 1 ? mine[0] : undefined);
  if (!member) throw invalidInput({ member_id: 'Please say for whom.' });
  return member;
}

const deleteClaim = sql<
  never,
  [teamId: string, id: string, member_id: string]
>`delete from task_claims where team_id = $1 and task_id = $2 and member_id = $3`;

/**
 * Releases a claim on a task, and a swap that was offered for it. Refuses `noSuchTeam`, `notYours`, `noSuchTask`, `noSuchMember` and
 * `taskDone`.
 */
export const dropTask = (app: AppContext, fields: CheckedFields<typeof dropCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const claim = claimOf(task, fields.member_id, access);
    if (claim.is_done) throw new Refusal('taskDone');
    await query(client, deleteClaim, [task.teamId, task.id, claim.member_id]);
  });

const markClaim = sql<never, [teamId: string, id: string, member_id: string, is_done: boolean, now: Date]>`
  update task_claims set done_at = case when $4 then coalesce(done_at, $5) end where team_id = $1 and task_id = $2 and member_id = $3`;
const markItem = sql<never, [teamId: string, id: string, item_id: string, is_done: boolean, doer: string | null, now: Date]>`
  update task_items set done_at = case when $4 then coalesce(done_at, $6) end, done_by = case when $4 then coalesce(done_by, $5) end
  where team_id = $1 and task_id = $2 and id = $3`;

const deleteTaskSwap = sql<
  never,
  [teamId: string, id: string, member_id: string]
>`delete from task_swaps where team_id = $1 and task_id = $2 and from_member = $3`;

/** Marks a claim as done or not done; a pending swap of it ends. Refuses `notYours`, `noSuchTask` and `noSuchMember`. */
export const markTaskDone = (app: AppContext, fields: CheckedFields<typeof doneCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const { member_id } = claimOf(task, fields.member_id, access);
    await query(client, markClaim, [task.teamId, task.id, member_id, fields.is_done, new Date()]);
    if (fields.is_done) await query(client, deleteTaskSwap, [task.teamId, task.id, member_id]);
  });

/** Ticks a line of the checklist. Refuses `notYours` for users without a claim on the task, and `noSuchTask` if the line is gone. */
export const tickTaskItem = (app: AppContext, fields: CheckedFields<typeof tickCall>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const mine = membersOf(access);
    const doer = task.claims.find(({ member_id }) => mine.includes(member_id))?.member_id;
    if (!doer && !may(access.role, 'editTasks')) throw new Refusal('notYours');
    const { rowCount } = await query(client, markItem, [
      task.teamId,
      task.id,
      fields.item_id,
      fields.is_done,
      doer ?? access.memberId ?? null,
      new Date(),
    ]);
    if (rowCount === 0) throw new Refusal('noSuchTask');
  });

/** A member's claim, for the member, their guardian or staff. Refuses `notYours`, and `noSuchMember` if the member has no claim. */
export function claimOf(task: TaskRow, memberId: string, access: TeamAccess): TaskRow['claims'][number] {
  if (!membersOf(access).includes(memberId) && !may(access.role, 'editTasks')) throw new Refusal('notYours');
  const claim = task.claims.find(({ member_id }) => member_id === memberId);
  if (!claim) throw new Refusal('noSuchMember');
  return claim;
}

type Assigned = { teamId: string; taskIds: readonly string[]; memberIds: readonly string[]; by: Viewer };

const insertAssigned = sql<never, [teamId: string, taskIds: readonly string[], memberIds: readonly string[], userId: string]>`
  insert into task_claims (team_id, task_id, member_id, is_assigned, claimed_by)
  select $1, task.id, member.id, true, $4 from unnest($2::uuid[]) as task (id) cross join unnest($3::uuid[]) as member (id)
  on conflict do nothing`;

const readTask = sql<
  { title: string },
  [teamId: string, taskId: string | null]
>`select title from team_tasks where team_id = $1 and id = $2`;

/** Assigns tasks to members and notifies them. The caller checks that there is room. Refuses `noSuchMember`. */
export async function assignTasks(app: AppContext, client: Queryable, { teamId, taskIds, memberIds, by }: Assigned): Promise<void> {
  if (memberIds.length === 0) return;
  await requireMembers(client, teamId, memberIds);
  await query(client, insertAssigned, [teamId, taskIds, memberIds, by.userId]);
  const { rows } = await query(client, readTask, [teamId, taskIds[0] ?? null]);
  const about = { teamId, title: rows[0]?.title ?? '', by: by.fullName, times: taskIds.length };
  await notify(app, client, taskGiven, about, { teamId, memberIds });
}

const readMember = sql<
  { count: number },
  [teamId: string, memberIds: readonly string[]]
>`select count(*)::integer as count from participants
     where team_id = $1 and id = any($2::uuid[])`;

/** Refuses `noSuchMember` if one of them is not on the roster or is only a follower. */
export async function requireMembers(client: Queryable, teamId: string, memberIds: readonly string[]): Promise<void> {
  const { rows } = await query(client, readMember, [teamId, memberIds]);
  if (rows[0]?.count !== memberIds.length) throw new Refusal('noSuchMember');
}
