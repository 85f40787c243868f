import type { CheckedFields } from '../../contract/call.ts';
import type { TeamMember, updatePlayer as call } from '../../contract/team-players.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { changeInTeam } from './change-in-team.ts';
import { differences } from './differences.ts';
import { requireFreeJersey } from './free-jersey.ts';
import { memberColumns } from './member-columns.ts';
import { presentMember, readMember, type MemberRow } from './read-members.ts';
import { recordChange } from './record-change.ts';

const update = `
  update team_members set (first_name, last_name, squad, jersey_number, position, email, phone, is_minor, version)
    = ($3, $4, $5, $6, $7, $8, $9, $10, version + 1)
  where team_id = $1 and id = $2`;

const columnsOf = (row: MemberRow) => ({
  first_name: row.firstName,
  last_name: row.lastName,
  squad: row.squad,
  jersey_number: row.jerseyNumber,
  position: row.position,
  email: row.email,
  phone: row.phone,
  is_minor: row.isMinor,
});

/** Changes a member. Refuses `noSuchTeam`, `notYours`, `noSuchMember`, `changedMeanwhile` and `jerseyTaken`. */
export async function updatePlayer(app: AppContext, fields: CheckedFields<typeof call>, userId: string): Promise<TeamMember> {
  const { id: teamId, playerid, version, ...told } = fields;
  return changeInTeam(app, { teamId, userId, permission: 'editRoster' }, async (client, access) => {
    const before = await readMember(client, teamId, playerid);
    if (before.version !== version) throw new Refusal('changedMeanwhile');
    await requireFreeJersey(client, teamId, told.jersey_number, playerid);
    const columns = memberColumns(told);
    await client.query(update, [teamId, playerid, ...Object.values(columns)]);
    const changed = differences(columnsOf(before), columns);
    if (changed) await recordChange(client, { teamId, about: 'member', aboutId: playerid, actorId: userId, what: 'changed', ...changed });
    return presentMember(await readMember(client, teamId, playerid), access);
  });
}
