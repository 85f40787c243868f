import { teamTypes } from '../../contract/team-roles.ts';
import { getTeamDetails, getTeamProfile, listMyTeams, listTeams, listTeamTypes } from '../../contract/teams.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { listMyTeamsOf } from './list-my-teams.ts';
import { openTeam, presentTeam, readTeamsFrom } from './team-profile.ts';
import { teamEditRoutes } from './edit-routes.ts';
import { teamPlayerRoutes } from './player-routes.ts';

const answered = <T>(response: T) => ({ status: 1 as const, response });
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export const teamRoutes = (app: AppContext) => {
  const { db, pool } = app.database;
  const readTeam = readTeamsFrom(db);
  return [
    ...teamEditRoutes(app),
    ...teamPlayerRoutes(app),
    route(getTeamProfile, async ({ team_id: teamId }) => {
      const team = await readTeam(teamId);
      return answered(presentTeam(team, team.memberCount));
    }),
    route(getTeamDetails, async ({ team_id: teamId }, { viewer }) => answered(await openTeam(pool, await readTeam(teamId), viewer.userId))),
    route(listTeams, async (_fields, { viewer }) => answered(await listMyTeamsOf(app, viewer.userId))),
    route(listMyTeams, async (_fields, { viewer }) => answered(await listMyTeamsOf(app, viewer.userId))),
    route(listTeamTypes, () => answered(teamTypes.map((id) => ({ id, name: capital(id) })))),
  ];
};
