import { type EditedTeam, editTeam } from '../../contract/team-edit.ts';
import { getTeamDetails, type OpenedTeam } from '../../contract/teams.ts';
import { refusalCode } from '../search/search-outcome.ts';

/** The team that an address names; undefined where there is none or it was deleted. */
export async function openTeam(call: App.Locals['call'], id: string | undefined): Promise<OpenedTeam | undefined> {
  try {
    return (await call(getTeamDetails, { team_id: id ?? '' })).response;
  } catch (error) {
    if (!refusalCode(error)) throw error;
    return undefined;
  }
}

/** The team that an address names, for its form; 'notYours' for members who may not change it; undefined where there is none. */
export async function openEditedTeam(call: App.Locals['call'], id: string | undefined): Promise<EditedTeam | 'notYours' | undefined> {
  try {
    return (await call(editTeam, { team_id: id ?? '' })).response;
  } catch (error) {
    const code = refusalCode(error);
    if (!code) throw error;
    return code === 'notYours' ? 'notYours' : undefined;
  }
}
