import type { TaskReader } from '../../contract/task.ts';
import type { Queryable } from '../database/queryable.ts';
import type { TeamAccess } from '../teams/index.ts';
import { membersOf, presentReader } from './present-task.ts';

type Row = { members: { id: string; name: string }[]; needsApproval: boolean };

// Staff agree to swaps, until a team says that nobody has to.
const statement = `
  select coalesce((select swaps_need_approval from task_settings where team_id = $1), true) as "needsApproval",
    array(select json_build_object('id', member.id, 'name', trim(member.first_name || ' ' || member.last_name))
      from team_members member where member.team_id = $1 and member.id = any($2::uuid[])
      order by array_position($2::uuid[], member.id)) as members`;

/** What the reader is to the team's tasks: for whom they may take one, and what they may do. */
export async function readReader(db: Queryable, access: TeamAccess): Promise<TaskReader> {
  const values = [access.teamId, membersOf(access)];
  const { rows } = await db.query<Row>({ name: 'task-reader', text: statement, values });
  return presentReader(access, rows[0]?.members ?? [], rows[0]?.needsApproval ?? true);
}
