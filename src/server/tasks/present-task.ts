import type { Task, TaskReader } from '../../contract/tasks.ts';
import { may } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { TeamAccess } from '../teams/index.ts';
import type { TaskRow } from './read-tasks.ts';

/** The members for whom this access may claim tasks: the user's own, if their role may claim, and their wards. */
export const membersOf = ({ role, memberId, wards }: TeamAccess): string[] => [
  ...(memberId && may(role, 'claimTasks') ? [memberId] : []),
  ...wards.filter((ward) => ward !== memberId),
];

/** A task as this access may see it. */
export function presentTask(row: TaskRow, access: TeamAccess): Task {
  const mine = membersOf(access);
  const taken = row.claims.map(({ member_id }) => member_id);
  const free = mine.filter((member) => !taken.includes(member));
  return {
    id: row.id,
    team_id: row.teamId,
    title: row.title,
    detail: row.detail,
    event: row.event && { ...row.event, starts_at: new Date(row.event.starts_at).toISOString() },
    due: row.isWithEvent ? 'event' : row.dueAt ? 'at' : 'none',
    due_at: row.dueAt?.toISOString() ?? null,
    time_zone: row.timeZone,
    slots: row.slots,
    claims: row.claims.map(({ swap, ...claim }) => ({
      ...claim,
      is_mine: mine.includes(claim.member_id),
      swap: swap && { ...swap, may_take: swap.taken_by ? [] : free.filter((member) => !swap.to || swap.to.id === member) },
    })),
    checklist: row.checklist,
    is_done: row.isDone,
    is_repeated: row.repeatId !== null,
    version: row.version,
  };
}

/** For whom the reader may claim tasks in this team, and what else they may do. */
const presentReader = (access: TeamAccess, members: readonly { id: string; name: string }[], needsApproval: boolean): TaskReader => ({
  members: members.map((member) => ({ ...member, is_me: member.id === access.memberId })),
  may_edit: may(access.role, 'editTasks'),
  may_approve: may(access.role, 'approveSwaps'),
  swaps_need_approval: needsApproval,
});

type ReaderRow = { members: { id: string; name: string }[]; needsApproval: boolean };

// Swaps need the approval of staff by default.
const readSettings = prepared(
  'task-reader',
  sql<ReaderRow, [teamId: string, membersOf: readonly string[]]>`
  select coalesce((select swaps_need_approval from task_settings where team_id = $1), true) as "needsApproval",
    array(select json_build_object('id', member.id, 'name', trim(member.first_name || ' ' || member.last_name))
      from team_members member where member.team_id = $1 and member.id = any($2::uuid[])
      order by array_position($2::uuid[], member.id)) as members`,
);

/** For whom the reader may claim tasks in this team, and what else they may do. */
export async function readReader(db: Queryable, access: TeamAccess): Promise<TaskReader> {
  const values = [access.teamId, membersOf(access)] as const;
  const { rows } = await query(db, readSettings, values);
  return presentReader(access, rows[0]?.members ?? [], rows[0]?.needsApproval ?? true);
}
