import type pg from 'pg';
import type { TeamPermission } from '../../contract/team-roles.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess, type TeamAccess } from './access.ts';

type InTeam = {
  teamId: string;
  viewer: Pick<Viewer, 'userId'>;
  permission: TeamPermission;
  /** Blocks other changes of the team's members, invitations, events and absences until the transaction ends. */
  lock?: boolean;
};
type Work<T> = (client: pg.PoolClient, access: TeamAccess) => Promise<T>;

/**
 * Runs `work` in a transaction for a viewer who has the permission in the team. Checks the permission inside the transaction, after taking
 * the lock, so that a role that was just removed no longer counts. `work` may be retried. Refuses `noSuchTeam` and `notYours`.
 */
export async function inTeam<T>(app: AppContext, { teamId, viewer, permission, lock = false }: InTeam, work: Work<T>): Promise<T> {
  const { pool } = app.database;
  // Checked before the lock too, so that users without the permission cannot make others wait.
  if (lock) await requireAccess(pool, teamId, viewer.userId, permission);
  return inTransaction(pool, async (client) => {
    if (lock) await lockTeam(client, teamId);
    return work(client, await requireAccess(client, teamId, viewer.userId, permission));
  });
}

const lockRow = sql<{ name: string }, [teamId: string]>`
  select name from teams team where id = $1 and ${isLive('team')} for no key update`;

/**
 * Locks a team until the transaction ends, for a user who is not a member yet, so that two users who join at the same time are handled one
 * after the other. Refuses `noSuchTeam`.
 */
export async function lockTeam(client: pg.ClientBase, teamId: string): Promise<{ name: string }> {
  const { rows } = await query(client, lockRow, [teamId]);
  if (!rows[0]) throw new Refusal('noSuchTeam');
  return rows[0];
}
