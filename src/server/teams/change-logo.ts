import { teamLogoFolder } from '../../contract/picture-facts.ts';
import type { House } from '../http/house.ts';
import { deletePicture, keepPicture, makeProfilePicture } from '../storage/index.ts';
import { changeInTeam } from './change-in-team.ts';
import { changeTeam } from './change-team.ts';
import { requireStanding } from './require-standing.ts';

const conversions = { points: 20, windowSeconds: 600 };
const deed = 'editTeam';

/** Makes a file the logo of a team. The one before is deleted once the new one is shown. Refuses `noSuchTeam`, `notYours` and what is no picture. */
export async function changeLogo(house: House, teamId: string, file: File, userId: string) {
  await requireStanding(house.database.pool, teamId, userId, deed);
  await house.limits.count('teamLogo', userId, conversions);
  const logo = await keepPicture(house, await makeProfilePicture(new Uint8Array(await file.arrayBuffer())), teamLogoFolder);
  try {
    return await show(house, teamId, logo, userId);
  } catch (error) {
    // Nobody shows it: the team was deleted at this instant, or the database is out of reach.
    await deletePicture(house, logo);
    throw error;
  }
}

/** Deletes the logo of a team; without one, nothing happens. Refuses `noSuchTeam` and `notYours`. */
export const removeLogo = (house: House, teamId: string, userId: string) => show(house, teamId, null, userId);

async function show(house: House, teamId: string, logo: string | null, userId: string) {
  const before = await changeInTeam(house, { teamId, userId, deed }, async (client) => {
    const [team] = await changeTeam(client, teamId, { logo }, { userId });
    return team.logo;
  });
  await deletePicture(house, before);
  return { team_logo: logo };
}
