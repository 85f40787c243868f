import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { TeamMember, updateContacts as contactsCall } from '../../contract/team-members.ts';
import { mayHere } from '../../contract/team-roles.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { speaksFor, type TeamAccess } from './access.ts';
import { requireMayOpenGuarded } from './guarded-minors.ts';
import { inTeam } from './in-team.ts';
import { followAddresses } from './invitations/declined.ts';
import { requireMayManage } from './member-roles.ts';
import { type MemberRow, presentMember, readMember } from './read-members.ts';
import { differences, recordChange } from './team-changes.ts';

/**
 * Where the address or number changes: refuses `notYours` for an owner or manager, unless the viewer is that member or may manage them, and
 * `guardedMinor` to a coach for a child with a guardian, because an account takes over the row by them.
 */
export async function requireMayChangeContacts(
  client: pg.ClientBase,
  access: TeamAccess,
  { id, role, email, phone }: MemberRow,
  changed: Pick<MemberRow, 'email' | 'phone'>,
): Promise<void> {
  const isEmailChanged = changed.email !== email;
  if (!isEmailChanged && changed.phone === phone) return;
  if (!speaksFor(access, id)) requireMayManage(access, role);
  await requireMayOpenGuarded(client, access, id, isEmailChanged ? 'email' : 'phone');
}

type Contacts = [email: string | null, phone: string | null, emergencyName: string, emergencyPhone: string | null];

const updateContactColumns = sql<never, [teamId: string, id: string, ...Contacts]>`
  update team_members set (email, phone, emergency_name, emergency_phone, version) = ($3, $4, $5, $6, version + 1)
  where team_id = $1 and id = $2`;

const contactsOf = (row: MemberRow) => ({
  email: row.email,
  phone: row.phone,
  emergency_name: row.emergencyName,
  emergency_phone: row.emergencyPhone,
});

/**
 * Updates a member's contacts. Refuses `noSuchTeam`, `noSuchMember`, `notYours` unless the viewer is the member, their guardian or staff
 * who may manage them, `guardedMinor` for a coach who changes the address or number of a child with a guardian, and `changedMeanwhile`.
 */
export async function changeContacts(app: AppContext, fields: CheckedFields<typeof contactsCall>, userId: string): Promise<TeamMember> {
  const { team_id: teamId, member_id: memberId, version, email, phone, emergency_name, emergency_phone } = fields;
  const contacts = { email, phone, emergency_name, emergency_phone };
  return inTeam(app, { teamId, viewer: { userId }, permission: 'keepContacts', lock: true }, async (client, access) => {
    const before = await readMember(client, teamId, memberId);
    const mayChangeOthers = mayHere(access, 'editRoster') && mayHere(access, 'readContacts');
    if (!speaksFor(access, memberId) && !mayChangeOthers) throw new Refusal('notYours');
    if (!speaksFor(access, memberId)) requireMayManage(access, before.role);
    await requireMayChangeContacts(client, access, before, contacts);
    if (before.version !== version) throw new Refusal('changedMeanwhile');
    await query(client, updateContactColumns, [teamId, memberId, email, phone, emergency_name, emergency_phone]);
    if (email !== before.email) await followAddresses(client, teamId, [memberId]);
    const changed = differences(contactsOf(before), contacts);
    if (changed) await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId: userId, what: 'changed', ...changed });
    return presentMember(await readMember(client, teamId, memberId), access);
  });
}
