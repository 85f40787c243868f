import { getPlayerProfile } from '../../contract/players.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { readPlayerProfilesFrom } from './player-profile.ts';

export const playerRoutes = ({ database }: AppContext) => {
  const readPlayerProfile = readPlayerProfilesFrom(database.db);
  return [route(getPlayerProfile, async ({ player_id: id }) => ({ status: 1 as const, response: await readPlayerProfile(id) }))];
};
