import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

const selectAsked = sql<{ id: string }, [teamId: string]>`
  select m.id from active_members m where m.team_id = $1 and m.is_asked order by m.id`;

/** The members of a team who are asked to answer its events. */
export async function findAsked(db: Queryable, teamId: string): Promise<string[]> {
  const { rows } = await query(db, selectAsked, [teamId]);
  return rows.map(({ id }) => id);
}
