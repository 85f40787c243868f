import { teamLogoFolder } from '../../contract/picture-facts.ts';
import type { AppContext } from '../http/app-context.ts';
import { deletePicture, keepPicture } from '../storage/index.ts';
import { inTeam } from './in-team.ts';
import { changeTeam } from './edit-team.ts';
import { requireAccess } from './access.ts';

const conversions = { points: 20, windowSeconds: 600 };
const permission = 'editTeam';

/**
 * Sets a file as the logo of a team and then deletes the previous one. Refuses `noSuchTeam`, `notYours`, and files that are not pictures.
 */
export async function changeLogo(app: AppContext, teamId: string, file: File, userId: string) {
  await requireAccess(app.database.pool, teamId, userId, permission);
  await app.limits.count('teamLogo', userId, conversions);
  return keepPicture(app, { file, folder: teamLogoFolder, ownerId: teamId }, (logo) => show(app, teamId, logo, userId));
}

/** Deletes the logo of a team; no effect if it has none. Refuses `noSuchTeam` and `notYours`. */
export const removeLogo = (app: AppContext, teamId: string, userId: string) => show(app, teamId, null, userId);

async function show(app: AppContext, teamId: string, logo: string | null, userId: string) {
  const before = await inTeam(app, { teamId, viewer: { userId }, permission, lock: true }, async (client) => {
    const [team] = await changeTeam(client, teamId, { logo }, { userId });
    return team.logo;
  });
  await deletePicture(app, before);
  return { team_logo: logo };
}
