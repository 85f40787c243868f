import { limits } from '../../contract/limits.ts';
import * as edit from '../../contract/team-edit.ts';
import { removeTeamLogo, updateTeamLogo } from '../../contract/team-logo.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { addTeam } from './add-team.ts';
import { changeLogo, removeLogo } from './change-logo.ts';
import { deleteTeam } from './delete-team.ts';
import { editTeam } from './edit-team.ts';
import { restoreTeam } from './restore-team.ts';
import { updateTeam } from './update-team.ts';

const seldom = { limit: { points: 30, windowSeconds: 600 } };
const changes = { limit: { points: 120, windowSeconds: 600 } };
// The picture, and the form around it.
const uploads = { limit: { points: 60, windowSeconds: 600 }, bodyBytes: limits.pictureBytes + 16 * 1024 };
const answered = <T>(response: T) => ({ status: 1 as const, response });

/** What a team says of itself, and whether it is there. */
export const teamEditRoutes = (house: House) => [
  route(edit.addTeam, async (fields, { viewer }) => answered(await addTeam(house, fields, viewer)), seldom),
  route(edit.editTeam, async ({ id }, { viewer }) => answered(await editTeam(house, id, viewer.userId))),
  route(edit.updateTeam, async (fields, { viewer }) => answered(await updateTeam(house, fields, viewer.userId)), changes),
  route(edit.deleteTeam, async ({ id }, { viewer }) => answered(await deleteTeam(house, id, viewer.userId)), changes),
  route(
    edit.restoreTeam,
    async ({ id }, { viewer }) => {
      await restoreTeam(house, id, viewer.userId);
      return { status: 1 as const };
    },
    changes,
  ),
  route(updateTeamLogo, async ({ id, image }, { viewer }) => answered(await changeLogo(house, id, image, viewer.userId)), uploads),
  route(removeTeamLogo, async ({ id }, { viewer }) => answered(await removeLogo(house, id, viewer.userId)), changes),
];
