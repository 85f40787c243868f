import { listGames } from '../../contract/site.ts';
import { listTeamTypes } from '../../contract/teams.ts';
import type { TeamChoices } from '../../islands/teams/edit/team-fields.ts';
import { timeZones } from './time-zones.ts';

/** The options of a team's form: kinds of teams, sports and time zones. */
export async function teamChoices(call: App.Locals['call']): Promise<TeamChoices> {
  const [types, games] = await Promise.all([call(listTeamTypes, {}), call(listGames, {})]);
  return { types: types.response, games: games.response.map(({ id }) => id), timeZones: timeZones() };
}
