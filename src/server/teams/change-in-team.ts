import type pg from 'pg';
import type { TeamDeed } from '../../contract/team-roles.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import { requireStanding, type Standing } from './require-standing.ts';

type Who = { teamId: string; userId: string; deed: TeamDeed };
type Work<T> = (client: pg.PoolClient, standing: Standing) => Promise<T>;

/**
 * Runs `work` in a transaction that has the team for itself: whoever else changes its people waits. Who may is asked again inside, so that
 * nobody acts in a part that was taken from them at this instant. Refuses `noSuchTeam` and `notYours`.
 */
export async function changeInTeam<T>({ database: { pool } }: House, { teamId, userId, deed }: Who, work: Work<T>): Promise<T> {
  // Before the lock, so that a stranger holds up nobody.
  await requireStanding(pool, teamId, userId, deed);
  return inTransaction(pool, async (client) => {
    await lockTeam(client, teamId);
    return work(client, await requireStanding(client, teamId, userId, deed));
  });
}

/** Waits until nobody else changes the team. Refuses `noSuchTeam`. Runs inside the caller's transaction. */
async function lockTeam(client: pg.ClientBase, teamId: string): Promise<void> {
  const { rowCount } = await client.query('select from teams where id = $1 and deleted_at is null for no key update', [teamId]);
  if (rowCount === 0) throw new Refusal('noSuchTeam');
}
