import type { MyProfile } from '../../contract/my-profile.ts';
import { presentPlayer, type Player } from '../players/index.ts';

/** A player as they themselves see and change it. */
export const presentMyProfile = (player: Player, mayBeListed: boolean): MyProfile => ({
  ...presentPlayer(player),
  gender: player.gender,
  level: player.level,
  city: `${player.city}, ${player.state}`,
  is_listed: player.isListed,
  may_be_listed: mayBeListed,
});
