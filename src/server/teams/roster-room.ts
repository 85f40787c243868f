import { limits } from '../../contract/limits.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';

// Followers do not count.
const countMembers = sql<{ members: number }, [teamId: string]>`select count(*)::integer as members from participants where team_id = $1`;

/** Refuses `rosterFull` if a locked team has no room for this many more members. */
export async function requireRoom(client: Queryable, teamId: string, more = 1): Promise<void> {
  const { rows } = await query(client, countMembers, [teamId]);
  if ((rows[0]?.members ?? 0) + more > limits.teamMembersMaximum) throw new Refusal('rosterFull');
}
