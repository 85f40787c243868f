import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PlayerProfile } from '../../contract/players.ts';
import { players } from '../database/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { presentPlayer } from './present-player.ts';

/** One player's public profile. Refuses `noSuchPlayer`, for an unlisted player too, so that nobody learns that there is one. */
export async function readPlayerProfile(db: NodePgDatabase, id: string): Promise<PlayerProfile> {
  const [player] = await db.select().from(players).where(and(eq(players.id, id), eq(players.isListed, true)));
  if (!player) throw new Refusal('noSuchPlayer');
  return presentPlayer(player);
}
