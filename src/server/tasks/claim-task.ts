import type { CheckedFields } from '../../contract/call.ts';
import type { claimTask as call } from '../../contract/task-claims.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import type { TeamAccess } from '../teams/index.ts';
import { assignTasks } from './assign-tasks.ts';
import { changeTask } from './change-task.ts';
import { membersOf } from './present-task.ts';

const insert = 'insert into task_claims (team_id, task_id, member_id, claimed_by) values ($1, $2, $3, $4)';

/**
 * Takes a part of a task for oneself or a ward; staff give it to others. A second time it is there already, which is what was wanted.
 * Refuses `noSuchTeam`, `notYours`, `noSuchTask`, `noSuchMember`, `taskFull` and `taskOver`.
 */
export const claimTask = (app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer) =>
  changeTask(app, fields, viewer, 'claimTasks', async ({ client, access, task }) => {
    const member = fields.member_id ?? onlyMemberOf(access);
    const isMine = membersOf(access).includes(member);
    if (!isMine && !may(access.role, 'editTasks')) throw new Refusal('notYours');
    if (task.claims.some(({ member_id }) => member_id === member)) return;
    if (task.event?.is_cancelled) throw new Refusal('taskOver');
    if (task.claims.length >= task.slots) throw new Refusal('taskFull');
    // Where somebody has left the team, their row is still there.
    await client.query('delete from task_claims where team_id = $1 and task_id = $2 and member_id = $3', [task.teamId, task.id, member]);
    if (isMine) await client.query(insert, [task.teamId, task.id, member, viewer.userId]);
    else await assignTasks(app, client, { teamId: task.teamId, taskIds: [task.id], memberIds: [member], by: viewer });
  });

/** Themselves; for a guardian, their only child. Refuses a call that names nobody where there are several. */
export function onlyMemberOf(access: TeamAccess): string {
  const mine = membersOf(access);
  const member = mine.find((one) => one === access.memberId) ?? (mine.length === 1 ? mine[0] : undefined);
  if (!member) throw invalidInput({ member_id: 'Please say for whom.' });
  return member;
}
