import { may } from '../../contract/team-roles.ts';
import { Refusal } from '../http/refusal.ts';
import type { TeamAccess } from '../teams/index.ts';
import { membersOf } from './present-task.ts';
import type { TaskRow } from './read-tasks.ts';

/** Somebody's part in a task, for themselves, who answers for them, or staff. Refuses `notYours`, and `noSuchMember` where they have none. */
export function claimOf(task: TaskRow, memberId: string, access: TeamAccess): TaskRow['claims'][number] {
  if (!membersOf(access).includes(memberId) && !may(access.role, 'editTasks')) throw new Refusal('notYours');
  const claim = task.claims.find(({ member_id }) => member_id === memberId);
  if (!claim) throw new Refusal('noSuchMember');
  return claim;
}
