import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PlayerProfile } from '../../contract/players.ts';
import { readBatched } from '../database/batched.ts';
import { players } from '../database/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { presentPlayer } from './present-player.ts';

/** Reads public profiles; those asked for in the same instant are read by one statement. */
export function readPlayerProfilesFrom(db: NodePgDatabase): (id: string) => Promise<PlayerProfile> {
  const isAsked = sql`${players.id} = any(${sql.placeholder('ids')}::uuid[])`;
  const statement = db
    .select()
    .from(players)
    .where(and(isAsked, eq(players.isListed, true)))
    .prepare('player-profiles');
  const find = readBatched((ids) => statement.execute({ ids }));

  /** One player's public profile. Refuses `noSuchPlayer`, for an unlisted player too, so that nobody learns that there is one. */
  return async (id) => {
    const player = await find(id);
    if (!player) throw new Refusal('noSuchPlayer');
    return presentPlayer(player);
  };
}
