import type { CheckedFields } from '../../contract/call.ts';
import type { updateContacts as call } from '../../contract/team-contacts.ts';
import type { TeamMember } from '../../contract/team-players.ts';
import { mayHere } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { changeInTeam } from './change-in-team.ts';
import { differences } from './differences.ts';
import { presentMember, readMember, type MemberRow } from './read-members.ts';
import { recordChange } from './record-change.ts';
import { speaksFor } from './access.ts';

const update = `
  update team_members set (email, phone, emergency_name, emergency_phone, version) = ($3, $4, $5, $6, version + 1)
  where team_id = $1 and id = $2`;

const contactsOf = (row: MemberRow) => ({
  email: row.email,
  phone: row.phone,
  emergency_name: row.emergencyName,
  emergency_phone: row.emergencyPhone,
});

/** Changes how a team reaches a member. Refuses `noSuchTeam`, `noSuchMember`, `notYours` for who neither speaks for them nor is staff, and `changedMeanwhile`. */
export async function changeContacts(app: AppContext, fields: CheckedFields<typeof call>, userId: string): Promise<TeamMember> {
  const { id: teamId, playerid, version, email, phone, emergency_name, emergency_phone } = fields;
  const contacts = { email, phone, emergency_name, emergency_phone };
  return changeInTeam(app, { teamId, userId, permission: 'keepContacts' }, async (client, access) => {
    const before = await readMember(client, teamId, playerid);
    if (!speaksFor(access, playerid) && !mayHere(access, 'editRoster')) throw new Refusal('notYours');
    if (before.version !== version) throw new Refusal('changedMeanwhile');
    await client.query(update, [teamId, playerid, ...Object.values(contacts)]);
    const changed = differences(contactsOf(before), contacts);
    if (changed) await recordChange(client, { teamId, about: 'member', aboutId: playerid, actorId: userId, what: 'changed', ...changed });
    return presentMember(await readMember(client, teamId, playerid), access);
  });
}
