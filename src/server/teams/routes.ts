import { getTeamProfile } from '../../contract/teams.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { readTeamProfilesFrom } from './read-team-profile.ts';

export const teamRoutes = ({ database }: House) => {
  const readTeamProfile = readTeamProfilesFrom(database.db);
  return [route(getTeamProfile, async ({ id }) => ({ status: 1 as const, response: await readTeamProfile(id) }))];
};
