import type { PlayerProfile } from '../../contract/players.ts';
import { sportName } from '../../contract/sports.ts';
import type { players } from '../database/tables/players.ts';

type Player = typeof players.$inferSelect;

/** The profile as spec §3 names its parts. */
export function presentPlayer(player: Player): PlayerProfile {
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
    // Spec §3: the popup shows the last comma-separated part, which is to be the city.
    street_address: `${player.state}, ${player.city}`,
    about_me: player.aboutMe,
    achievement: player.achievement,
    facebook,
    instagram,
    twitter,
    youtube,
  };
}
