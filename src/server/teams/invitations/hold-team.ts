import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isLive } from '../../database/shared-rules.ts';
import { query, sql } from '../../database/sql.ts';

const lockTeam = sql<{ name: string }, [teamId: string]>`select name from teams team where id = $1 and ${isLive('team')} for no key update`;

/**
 * Holds a team to the end of the transaction, so that two people who invite, join or import at the same instant see each other.
 * Refuses `noSuchTeam`.
 */
export async function holdTeam(db: Queryable, teamId: string): Promise<{ name: string }> {
  const { rows } = await query(db, lockTeam, [teamId]);
  if (!rows[0]) throw new Refusal('noSuchTeam');
  return rows[0];
}
