import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { changeTaskSettings as call } from '../../contract/task-claims.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { query, sql } from '../database/sql.ts';

const write = sql<never, [id: string, swaps_need_approval: boolean]>`
  insert into task_settings (team_id, swaps_need_approval) values ($1, $2)
  on conflict (team_id) do update set swaps_need_approval = excluded.swaps_need_approval`;

/** Sets whether staff must approve swaps. Refuses `noSuchTeam`, and `notYours` for everybody but managers. */
export async function changeTaskSettings(
  { database: { pool } }: AppContext,
  fields: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Answer<typeof call>> {
  await requireAccess(pool, fields.team_id, viewer.userId, 'editTeam');
  await query(pool, write, [fields.team_id, fields.swaps_need_approval]);
  return { status: 1, swaps_need_approval: fields.swaps_need_approval };
}
