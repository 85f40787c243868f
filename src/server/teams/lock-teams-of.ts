import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

const findTeams = sql<{ id: string }, [userId: string]>`
  select team_id as id from team_members where user_id = $1 union select team_id from team_guardians where user_id = $1 order by 1`;
const lockTeam = sql<never, [teamId: string]>`select from teams where id = $1 for no key update`;

/**
 * Locks every team in which a user has a row, also a removed one, or is a guardian, deleted teams included. In the order of their ids, to
 * avoid deadlocks, and before the user, as everything that joins a team does. Called again when the user is locked, it adds a team that was
 * joined meanwhile. Resolves to the ids.
 */
export async function lockTeamsOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const { rows } = await query(db, findTeams, [userId]);
  for (const { id } of rows) await query(db, lockTeam, [id]);
  return rows.map(({ id }) => id);
}
