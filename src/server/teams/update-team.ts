import type { CheckedFields } from '../../contract/call.ts';
import type { EditedTeam, updateTeam as call } from '../../contract/team-edit.ts';
import type { House } from '../http/house.ts';
import { changeInTeam } from './change-in-team.ts';
import { changeTeam } from './change-team.ts';
import { presentEditedTeam } from './present-edited-team.ts';
import { teamColumns } from './team-columns.ts';

/** Takes what somebody says of their team. Refuses `noSuchTeam`, `notYours`, `changedMeanwhile` and a city that nobody knows. */
export async function updateTeam(house: House, fields: CheckedFields<typeof call>, userId: string): Promise<EditedTeam> {
  const { id: teamId, version, ...told } = fields;
  return changeInTeam(house, { teamId, userId, deed: 'editTeam' }, async (client, standing) => {
    const [, team] = await changeTeam(client, teamId, teamColumns(told), { userId, version });
    return presentEditedTeam(client, team, standing);
  });
}
