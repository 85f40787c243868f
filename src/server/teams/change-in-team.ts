import type pg from 'pg';
import type { TeamPermission } from '../../contract/team-roles.ts';
import { inTransaction } from '../database/transaction.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { requireAccess, type TeamAccess } from './access.ts';

type Who = { teamId: string; userId: string; permission: TeamPermission };
type Work<T> = (client: pg.PoolClient, access: TeamAccess) => Promise<T>;

/**
 * Runs `work` in a transaction that has the team for itself: whoever else changes its people waits. Who may is asked again inside, so that
 * nobody acts in a part that was taken from them at this instant. Refuses `noSuchTeam` and `notYours`.
 */
export async function changeInTeam<T>({ database: { pool } }: AppContext, { teamId, userId, permission }: Who, work: Work<T>): Promise<T> {
  // Before the lock, so that a stranger holds up nobody.
  await requireAccess(pool, teamId, userId, permission);
  return inTransaction(pool, async (client) => {
    await lockTeam(client, teamId);
    return work(client, await requireAccess(client, teamId, userId, permission));
  });
}

const lockRow = sql<never, [teamId: string]>`select from teams team where id = $1 and ${isLive('team')} for no key update`;

/** Waits until nobody else changes the team. Refuses `noSuchTeam`. Runs inside the caller's transaction. */
async function lockTeam(client: pg.ClientBase, teamId: string): Promise<void> {
  const { rowCount } = await query(client, lockRow, [teamId]);
  if (rowCount === 0) throw new Refusal('noSuchTeam');
}
