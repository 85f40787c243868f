import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { players } from '../database/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { makeFindable } from './make-findable.ts';

export type Player = typeof players.$inferSelect;
export type PlayerChange = Partial<Omit<Player, 'id' | 'createdAt'>>;

/** Changes a player and what search says of them. Runs inside the caller's transaction. Refuses `notAPlayer`, and `nameTaken` for an ID that somebody else has. */
export async function changePlayer(client: pg.PoolClient, id: string, change: PlayerChange): Promise<Player> {
  if (change.uniqueName !== undefined) await claimUniqueName(client, change.uniqueName, id);
  const [player] = await drizzle(client).update(players).set(change).where(eq(players.id, id)).returning();
  if (!player) throw new Refusal('notAPlayer');
  await makeFindable(client, player);
  return player;
}

async function claimUniqueName(client: pg.ClientBase, name: string, id: string): Promise<void> {
  // Whoever asks for the same name at the same instant waits here for the other one's transaction.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`unique name ${name}`]);
  const { rowCount } = await client.query('select from players where unique_name = $1 and id <> $2', [name, id]);
  if (rowCount !== 0) throw new Refusal('nameTaken', { fields: { unique_name: new Refusal('nameTaken').message } });
}
