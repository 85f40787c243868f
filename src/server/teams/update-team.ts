import type { CheckedFields } from '../../contract/call.ts';
import type { EditedTeam, updateTeam as call } from '../../contract/team-edit.ts';
import type { AppContext } from '../http/app-context.ts';
import { changeInTeam } from './change-in-team.ts';
import { changeTeam } from './change-team.ts';
import { presentEditedTeam } from './present-edited-team.ts';
import { teamColumns } from './team-columns.ts';

/** Takes what somebody says of their team. Refuses `noSuchTeam`, `notYours`, `changedMeanwhile` and a city that nobody knows. */
export async function updateTeam(app: AppContext, fields: CheckedFields<typeof call>, userId: string): Promise<EditedTeam> {
  const { id: teamId, version, ...told } = fields;
  return changeInTeam(app, { teamId, userId, permission: 'editTeam' }, async (client, access) => {
    const [, team] = await changeTeam(client, teamId, teamColumns(told), { userId, version });
    return presentEditedTeam(client, team, access);
  });
}
