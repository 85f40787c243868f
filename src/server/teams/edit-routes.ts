import { limits } from '../../contract/limits.ts';
import * as edit from '../../contract/team-edit.ts';
import { removeTeamLogo, updateTeamLogo } from '../../contract/team-edit.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { addTeam } from './add-team.ts';
import { editTeam, updateTeam } from './edit-team.ts';
import { changeLogo, removeLogo } from './change-logo.ts';
import { deleteTeam, restoreTeam } from './delete-team.ts';

const seldom = { limit: { points: 30, windowSeconds: 600 } };
const changes = { limit: { points: 120, windowSeconds: 600 } };
// A picture and the multipart form around it.
const uploads = { limit: { points: 60, windowSeconds: 600 }, bodyBytes: limits.pictureBytes + 16 * 1024 };
const answered = <T>(response: T) => ({ status: 1 as const, response });

/** Calls that create, edit, delete and restore a team. */
export const teamEditRoutes = (app: AppContext) => [
  route(edit.addTeam, async (fields, { viewer }) => answered(await addTeam(app, fields, viewer)), seldom),
  route(edit.editTeam, async ({ team_id: teamId }, { viewer }) => answered(await editTeam(app, teamId, viewer.userId))),
  route(edit.updateTeam, async (fields, { viewer }) => answered(await updateTeam(app, fields, viewer.userId)), changes),
  route(edit.deleteTeam, async ({ team_id: teamId }, { viewer }) => answered(await deleteTeam(app, teamId, viewer.userId)), changes),
  route(
    edit.restoreTeam,
    async ({ team_id: teamId }, { viewer }) => {
      await restoreTeam(app, teamId, viewer.userId);
      return { status: 1 as const };
    },
    changes,
  ),
  route(
    updateTeamLogo,
    async ({ team_id: teamId, image }, { viewer }) => answered(await changeLogo(app, teamId, image, viewer.userId)),
    uploads,
  ),
  route(removeTeamLogo, async ({ team_id: teamId }, { viewer }) => answered(await removeLogo(app, teamId, viewer.userId)), changes),
];
