import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PlayerProfile } from '../../contract/players.ts';
import { sportName } from '../../contract/sports.ts';
import { readBatched } from '../database/batched.ts';
import { players } from '../database/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import type { PlayerRow } from './player-entry.ts';

/** Reads public profiles; those requested at the same time are read by one statement. */
export function readPlayerProfilesFrom(db: NodePgDatabase): (id: string) => Promise<PlayerProfile> {
  const isAsked = sql`${players.id} = any(${sql.placeholder('ids')}::uuid[])`;
  const statement = db
    .select()
    .from(players)
    .where(and(isAsked, eq(players.isListed, true)))
    .prepare('player-profiles');
  const find = readBatched((ids) => statement.execute({ ids }));

  /** One player's public profile. Refuses `noSuchPlayer`, also for an unlisted player, so that their existence is not revealed. */
  return async (id) => {
    const player = await find(id);
    if (!player) throw new Refusal('noSuchPlayer');
    return presentPlayer(player);
  };
}

/** The profile in the shape of spec §3. */
export function presentPlayer(player: PlayerRow): PlayerProfile {
  const { facebook, instagram, twitter, youtube } = player;
  return {
    id: player.id,
    first_name: player.firstName,
    last_name: player.lastName,
    unique_name: player.uniqueName,
    photo: player.photo,
    type_of_sports: JSON.stringify(player.sports),
    sportsNames: player.sports
      .map(sportName)
      .filter((name) => name !== undefined)
      .join(', '),
    // Spec §3: the popup shows the last comma-separated part, which must be the city.
    street_address: `${player.state}, ${player.city}`,
    about_me: player.aboutMe,
    achievement: player.achievement,
    facebook,
    instagram,
    twitter,
    youtube,
  };
}
