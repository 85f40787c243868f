import { getPlayerProfile } from '../../contract/players.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { readPlayerProfile } from './read-player-profile.ts';

export const playerRoutes = ({ database }: House) => [
  route(getPlayerProfile, async ({ id }) => ({ status: 1 as const, response: await readPlayerProfile(database.db, id) })),
];
